import { BLOOD_KINDS, type BloodSpell, isBlood } from '@sanguine/blood-stone/content/spells.ts';
import type { Event } from '@sanguine/blood-stone/rules/events.ts';
import { groundOf } from '@sanguine/blood-stone/rules/ground.ts';
import type { State } from '@sanguine/blood-stone/rules/state.ts';

type Counts = Record<BloodSpell, number>;
const none = (): Counts => Object.fromEntries(BLOOD_KINDS.map((kind) => [kind, 0])) as Counts;

/** Rows from the Witch's edge that count as home. */
const HOME = 2;

/** Follows what the Witch holds and casts, and where she ends her turns. */
export class WitchWatch {
  readonly #held = none();
  readonly #cast = none();
  #turns = 0;
  #atHome = 0;
  /** The kinds in her hand when her turn began, without those cast since. */
  #open: Set<BloodSpell> = new Set();

  /** Takes an event of the row that led to this state. A turn begins last in its row, with the hand already filled. */
  follow(state: State, event: Event): void {
    if (event.e === 'turn.began') {
      if (event.seat === state.witch) this.#begin(state);
      else if (event.round > 1) this.#end(state);
    }
    if (event.e === 'card.used' && isBlood(event.card) && this.#open.delete(event.card))
      this.#cast[event.card] += 1;
  }

  #begin({ blood }: State): void {
    this.#open = new Set(BLOOD_KINDS.filter((kind) => blood.hand.includes(kind)));
    for (const kind of this.#open) this.#held[kind] += 1;
  }

  #end(state: State): void {
    this.#turns += 1;
    if (Math.floor(state.figures.witch.at / groundOf(state).columns) < HOME) this.#atHome += 1;
  }

  get report() {
    return { turns: this.#turns, atHome: this.#atHome, held: this.#held, cast: this.#cast };
  }
}
