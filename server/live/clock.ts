import type { Seat } from '@sanguine/kernel';
import type { Pace, SeatClock } from '@sanguine/protocol';
import { type Tick, Turns } from './turns.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** From now on a bot plays for the seat, or its holder does again. */
export interface HandOver {
  readonly at: number;
  readonly seat: Seat;
  readonly bot: boolean;
}

/** Everything clocks are made from; all of it is in the store. */
export interface Course {
  readonly pace: Pace;
  readonly seats: number;
  /** Seats that have been bots' from the start: no time runs for them. */
  readonly bots: readonly Seat[];
  readonly begun: number;
  /** The seats asked at the start. */
  readonly asked: readonly Seat[];
  /** In their order. */
  readonly rows: readonly Tick[];
  /** In the order of their times. */
  readonly handOvers: readonly HandOver[];
}

/**
 * By seat; empty where no clock runs. Time runs for every seat asked, once its answer would take effect: nobody pays for
 * a wait the rules put before it, whether they answered at once, beforehand or later. It is earned only by a turn played further than
 * the seat ever was before, so that nothing taken back earns anything, nor the same turn twice.
 */
export function clocksOf(course: Course): SeatClock[] {
  if (course.pace.kind === 'none') return [];
  const clocks = new Clocks(course, course.pace);
  const waiting = [...course.handOvers];
  for (const row of course.rows) {
    while (waiting[0] !== undefined && waiting[0].at < row.at) clocks.handOver(waiting.shift());
    clocks.take(row);
  }
  for (const handOver of waiting) clocks.handOver(handOver);
  return clocks.faces;
}

/** The seat is asked and has no time left. */
export function isOverdue(clock: SeatClock | undefined, now: number): boolean {
  return clock !== undefined && clock.since !== null && timeLeft(clock, now) <= 0;
}

export function timeLeft({ left, since }: SeatClock, now: number): number {
  return since === null ? left : left - Math.max(0, now - since);
}

type Ticking = Exclude<Pace, { kind: 'none' }>;

class Clocks {
  readonly #pace: Ticking;
  readonly #turns: Turns;
  readonly #faces: SeatClock[];
  /** The most turns each seat has ever had behind it: what a turn earns was had for so many. */
  readonly #reached: number[];
  readonly #bots: Set<Seat>;
  /** Nodes' own clocks may differ: time never runs back. */
  #now: number;
  /** From then on an answer to what is asked takes effect. */
  #open: number;

  constructor({ seats, bots, begun, asked }: Course, pace: Ticking) {
    this.#pace = pace;
    this.#turns = new Turns(asked);
    this.#bots = new Set(bots);
    this.#now = begun;
    this.#open = begun;
    const left = pace.kind === 'live' ? pace.minutes * MINUTE : pace.days * DAY;
    this.#faces = Array.from({ length: seats }, () => ({ left, since: null }));
    this.#reached = Array.from({ length: seats }, () => 0);
    this.#run();
  }

  get faces(): SeatClock[] {
    return [...this.#faces];
  }

  take(row: Tick): void {
    this.#now = Math.max(this.#now, row.at);
    this.#open = this.#now + row.leastTime * SECOND;
    const { seat } = row.did;
    const before = this.#turns.behind(seat);
    this.#turns.take(row);
    this.#run();
    if (this.#turns.behind(seat) > before) this.#gain(seat);
  }

  handOver(handOver: HandOver | undefined): void {
    if (handOver === undefined) return;
    this.#now = Math.max(this.#now, handOver.at);
    if (handOver.bot) this.#bots.add(handOver.seat);
    else this.#bots.delete(handOver.seat);
    this.#run();
  }

  /** Starts the clocks of those asked and stops the others'. */
  #run(): void {
    for (const [seat, clock] of this.#faces.entries()) {
      const runs = this.#turns.asked.includes(seat) && !this.#bots.has(seat);
      // One that runs on is not touched, unless this answer waits, or it was set running for a later moment.
      const waits = runs && Math.max(this.#open, clock.since ?? 0) > this.#now;
      if (waits || runs !== (clock.since !== null)) {
        const left = timeLeft(clock, this.#now);
        this.#faces[seat] = { left, since: runs ? Math.max(this.#now, this.#open) : null };
      }
      if (runs) this.#begin(seat);
    }
  }

  /** A turn never begun before has its days whole. */
  #begin(seat: Seat): void {
    if (this.#pace.kind !== 'days' || !this.#reachesFurther(seat)) return;
    this.#faces[seat] = { left: this.#pace.days * DAY, since: Math.max(this.#now, this.#open) };
  }

  /** A turn never handed on before is worth its increment. */
  #gain(seat: Seat): void {
    const clock = this.#faces[seat];
    if (
      this.#pace.kind !== 'live' ||
      clock === undefined ||
      !this.#reachesFurther(seat) ||
      this.#bots.has(seat)
    )
      return;
    this.#faces[seat] = { ...clock, left: clock.left + this.#pace.increment * SECOND };
  }

  /** Whether the seat has never been so far before; from now on it has. */
  #reachesFurther(seat: Seat): boolean {
    const behind = this.#turns.behind(seat);
    const further = behind > (this.#reached[seat] ?? 0);
    if (further) this.#reached[seat] = behind;
    return further;
  }
}
