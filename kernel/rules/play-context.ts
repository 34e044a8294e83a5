import type { Random } from '../random/random.ts';
import { audienceOf, type Streams } from '../random/streams.ts';
import type { PlayContext } from './rules.ts';
import type { Seat } from './seat.ts';

/** The context of one row: creates its streams on first use and records what the row did. */
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

  /** Chance was drawn or something revealed, so the row cannot be undone for free. */
  get closesUndo(): boolean {
    return this.revealed || this.drewOpen || this.drawers.size > 0;
  }
}

/** The context of play-outs: one source for all chance, and nothing recorded. */
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
