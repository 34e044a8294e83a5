import type { Random } from '../random/random.ts';
import { audienceOf, type Streams } from '../random/streams.ts';
import type { PlayContext } from './rules.ts';
import type { Seat } from './seat.ts';

/** The table of one row: its streams are made when first asked, and it remembers what the row did. */
export class RowContext<Event> implements PlayContext<Event> {
  readonly events: Event[] = [];
  /** Seats (or `null`) whose hidden chance was drawn, and whether open chance was. */
  readonly drawers = new Set<Seat | null>();
  drewOpen = false;
  revealed = false;

  readonly #streams: Streams;
  readonly #row: number;
  #open: Random | undefined;
  readonly #hidden = new Map<Seat | null, Random>();

  constructor(streams: Streams, row: number) {
    this.#streams = streams;
    this.#row = row;
  }

  get open(): Random {
    this.drewOpen = true;
    return (this.#open ??= this.#streams.stream(this.#row, 'open'));
  }

  hidden(to: Seat | null): Random {
    this.drawers.add(to);
    let random = this.#hidden.get(to);
    if (random === undefined) {
      random = this.#streams.stream(this.#row, audienceOf(to));
      this.#hidden.set(to, random);
    }
    return random;
  }

  emit(event: Event): void {
    this.events.push(event);
  }

  reveal(): void {
    this.revealed = true;
  }

  /** Chance was drawn or something shown: what happened cannot be taken back for free. */
  get closesUndo(): boolean {
    return this.revealed || this.drewOpen || this.drawers.size > 0;
  }
}

/** A table for play-outs: one source for all chance, nothing remembered. */
export class RolloutContext<Event> implements PlayContext<Event> {
  readonly open: Random;

  constructor(random: Random) {
    this.open = random;
  }

  hidden(): Random {
    return this.open;
  }

  emit(): void {}

  reveal(): void {}
}
