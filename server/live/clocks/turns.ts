import type { Did, Seat } from '@sanguine/kernel';

/** What turns and clocks need of a row: not what was chosen. */
export interface Tick {
  readonly number: number;
  /** Milliseconds. */
  readonly at: number;
  readonly did: Did;
  /** The seats asked after it. */
  readonly asked: readonly Seat[];
  /** Seconds before their answer can take effect. */
  readonly leastTime: number;
}

interface Played {
  readonly number: number;
  readonly seat: Seat;
  /** The row ended the seat's turn. */
  readonly handedOn: boolean;
  /** A sealed choice that waits for the others. */
  readonly held: boolean;
}

/** Counts the turns each seat has completed in the rows in effect; what was undone does not count. */
export class Turns {
  readonly #line: Played[] = [];
  readonly #behind = new Map<Seat, number>();
  #asked: readonly Seat[];

  constructor(asked: readonly Seat[]) {
    this.#asked = asked;
  }

  /** The seats asked after the last row. */
  get asked(): readonly Seat[] {
    return this.#asked;
  }

  /** How many turns the seat has completed. */
  behind(seat: Seat): number {
    return this.#behind.get(seat) ?? 0;
  }

  take({ number, did, asked }: Tick): void {
    switch (did.do) {
      case 'move':
        this.#play(number, did.seat, !asked.includes(did.seat), false);
        break;
      case 'seal':
        this.#seal(number, did.seat);
        break;
      case 'undo':
        this.#undo(did.seat);
        break;
      case 'rewind':
        this.#rewind(did.to);
        break;
      case 'hint':
      case 'concede':
      case 'claim':
      case 'callOff':
      case 'abandon':
        // No turn is completed by ending the game or by asking what to do.
        break;
    }
    this.#asked = asked;
  }

  #play(number: number, seat: Seat, handedOn: boolean, held: boolean): void {
    this.#line.push({ number, seat, handedOn, held });
    this.#count(seat, handedOn, 1);
  }

  #remove(at: number): void {
    for (const { seat, handedOn } of this.#line.splice(at, 1)) this.#count(seat, handedOn, -1);
  }

  #count(seat: Seat, handedOn: boolean, by: number): void {
    if (handedOn) this.#behind.set(seat, this.behind(seat) + by);
  }

  /** The last sealed choice of a set plays them all. A choice that replaces an earlier one takes its place. */
  #seal(number: number, seat: Seat): void {
    const first = this.#asked.includes(seat);
    if (!first) this.#undo(seat);
    this.#play(number, seat, true, !(first && this.#asked.length === 1));
  }

  #undo(seat: Seat): void {
    const at = this.#line.findLastIndex((played) => played.seat === seat);
    if (at >= 0) this.#remove(at);
  }

  /** Drops sealed choices of an unfinished set too. */
  #rewind(to: number): void {
    const isGone = (played: Played | undefined): boolean =>
      played !== undefined && (played.number > to || played.held);
    while (isGone(this.#line.at(-1))) this.#remove(this.#line.length - 1);
  }
}
