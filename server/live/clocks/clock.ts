import type { Seat } from '@sanguine/kernel';
import { type Pace, type SeatClock, timeLeft } from '@sanguine/protocol';
import { type Tick, Turns } from './turns.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A bot takes the seat over, or its holder takes it back. */
export interface HandOver {
  readonly at: number;
  readonly seat: Seat;
  readonly bot: boolean;
}

/** The clocks' initial state. */
export interface Beginning {
  readonly pace: Pace;
  readonly seats: number;
  /** Seats of bots from the start: no time runs for them. */
  readonly bots: readonly Seat[];
  readonly begun: number;
  /** The seats asked at the start. */
  readonly asked: readonly Seat[];
}

/** Everything clocks are computed from; all of it is stored. */
export interface Course extends Beginning {
  /** In order. */
  readonly rows: readonly Tick[];
  /** Ordered by time. */
  readonly handOvers: readonly HandOver[];
}

/**
 * By seat; empty if no clock runs. Time runs for every seat asked, from the moment its answer can take effect: nobody
 * pays for a least time, whether they answer at once, beforehand or later. A turn earns time only if the seat never got
 * that far before, so that an undone turn, or the same turn twice, earns nothing.
 */
export function clocksOf({ rows, handOvers, ...beginning }: Course): SeatClock[] {
  const clocks = ClockCourse.begin(beginning);
  clocks?.take(rows, handOvers);
  return clocks?.after(handOvers) ?? [];
}

/**
 * The clocks after the rows so far. More rows continue from there, so a row costs the same however long the match is.
 */
export class ClockCourse {
  readonly #clocks: Clocks;
  /** How many hand-overs came before the rows taken, and the time of the latest row. */
  #handOvers = 0;
  #latest = Number.NEGATIVE_INFINITY;

  private constructor(clocks: Clocks) {
    this.#clocks = clocks;
  }

  /** Null if no clock runs. */
  static begin(beginning: Beginning): ClockCourse | null {
    const { pace } = beginning;
    return pace.kind === 'none' ? null : new ClockCourse(new Clocks(beginning, pace));
  }

  /** False if there is a new hand-over earlier than rows already taken. */
  fits(handOvers: readonly HandOver[]): boolean {
    return handOvers.filter(({ at }) => at < this.#latest).length === this.#handOvers;
  }

  /** Takes the rows, and the hand-overs that came before them. */
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

  /** By seat, including hand-overs after the last row. */
  after(handOvers: readonly HandOver[]): SeatClock[] {
    return this.#clocks.facesAfter(handOvers.slice(this.#handOvers));
  }
}

/** Whether the seat is asked and has no time left. */
export function isOverdue(clock: SeatClock | undefined, now: number): boolean {
  return clock !== undefined && clock.since !== null && timeLeft(clock, now) <= 0;
}

type Ticking = Exclude<Pace, { kind: 'none' }>;

class Clocks {
  readonly #pace: Ticking;
  readonly #turns: Turns;
  #faces: SeatClock[];
  /** The most turns each seat ever completed: those have already earned their time. */
  #reached: number[];
  #bots: Set<Seat>;
  /** Never goes back, even if the clocks of two nodes differ. */
  #now: number;
  /** When an answer to the current question can take effect. */
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

  /** The clocks as they would be after these hand-overs, which are not taken. */
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
    // Bots play on for who has conceded.
    if (row.did.do === 'concede') this.#bots.add(seat);
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

  /** Starts the clocks of seats asked, and stops the others. */
  #run(): void {
    for (const [seat, clock] of this.#faces.entries()) {
      const runs = this.#turns.asked.includes(seat) && !this.#bots.has(seat);
      // A running clock is left alone, unless its answer must wait or it was set to start later.
      const waits = runs && Math.max(this.#open, clock.since ?? 0) > this.#now;
      if (waits || runs !== (clock.since !== null)) {
        const left = timeLeft(clock, this.#now);
        this.#faces[seat] = { left, since: runs ? Math.max(this.#now, this.#open) : null };
      }
      if (runs) this.#begin(seat);
    }
  }

  /** A turn begun for the first time gets its full days. */
  #begin(seat: Seat): void {
    if (this.#pace.kind !== 'days' || !this.#reachesFurther(seat)) return;
    this.#faces[seat] = { left: this.#pace.days * DAY, since: Math.max(this.#now, this.#open) };
  }

  /** A turn completed for the first time earns the increment. */
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

  /** Whether the seat got further than ever before; records it. */
  #reachesFurther(seat: Seat): boolean {
    const behind = this.#turns.behind(seat);
    const further = behind > (this.#reached[seat] ?? 0);
    if (further) this.#reached[seat] = behind;
    return further;
  }
}
