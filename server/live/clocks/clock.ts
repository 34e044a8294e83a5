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

/** What clocks begin with. */
export interface Beginning {
  readonly pace: Pace;
  readonly seats: number;
  /** Seats that have been bots' from the start: no time runs for them. */
  readonly bots: readonly Seat[];
  readonly begun: number;
  /** The seats asked at the start. */
  readonly asked: readonly Seat[];
}

/** Everything clocks are made from; all of it is in the store. */
export interface Course extends Beginning {
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
export function clocksOf({ rows, handOvers, ...beginning }: Course): SeatClock[] {
  const clocks = ClockCourse.begin(beginning);
  clocks?.take(rows, handOvers);
  return clocks?.after(handOvers) ?? [];
}

/** The clocks along the rows so far. More rows go on from there: however long a match is, a row costs the same. */
export class ClockCourse {
  readonly #clocks: Clocks;
  /** So many hand-overs came before the rows taken, the latest of which was at this time. */
  #handOvers = 0;
  #latest = Number.NEGATIVE_INFINITY;

  private constructor(clocks: Clocks) {
    this.#clocks = clocks;
  }

  /** Null: no clock runs. */
  static begin(beginning: Beginning): ClockCourse | null {
    const { pace } = beginning;
    return pace.kind === 'none' ? null : new ClockCourse(new Clocks(beginning, pace));
  }

  /** False: a hand-over has come to light that lies before rows taken already. */
  fits(handOvers: readonly HandOver[]): boolean {
    return handOvers.filter(({ at }) => at < this.#latest).length === this.#handOvers;
  }

  /** Of the hand-overs, those before these rows are taken too. */
  take(rows: readonly Tick[], handOvers: readonly HandOver[]): void {
    for (const row of rows) {
      for (const handOver of handOvers.slice(this.#handOvers)) {
        if (handOver.at >= row.at) break;
        this.#clocks.handOver(handOver);
        this.#handOvers++;
      }
      this.#clocks.take(row);
      this.#latest = Math.max(this.#latest, row.at);
    }
  }

  /** By seat, after those hand-overs too that came after the last row. */
  after(handOvers: readonly HandOver[]): SeatClock[] {
    return this.#clocks.facesAfter(handOvers.slice(this.#handOvers));
  }
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
  #faces: SeatClock[];
  /** The most turns each seat has ever had behind it: what a turn earns was had for so many. */
  #reached: number[];
  #bots: Set<Seat>;
  /** Nodes' own clocks may differ: time never runs back. */
  #now: number;
  /** From then on an answer to what is asked takes effect. */
  #open: number;

  constructor({ seats, bots, begun, asked }: Beginning, pace: Ticking) {
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

  /** As they would be after these hand-overs: none of them is taken. */
  facesAfter(handOvers: readonly HandOver[]): SeatClock[] {
    const [faces, reached, bots] = [[...this.#faces], [...this.#reached], new Set(this.#bots)];
    const now = this.#now;
    for (const handOver of handOvers) this.handOver(handOver);
    const after = this.#faces;
    [this.#faces, this.#reached, this.#bots, this.#now] = [faces, reached, bots, now];
    return after;
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

  handOver(handOver: HandOver): void {
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
