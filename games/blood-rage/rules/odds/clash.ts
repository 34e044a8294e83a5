import type { Seat } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import type { State } from '../state.ts';
import { MOST_SIDES } from './axes.ts';
import { power } from './choose.ts';
import type { Text } from './showing.ts';
import { type Acting, strengthsAfter } from './texts.ts';

/** The card of each text that acts before strength is compared. */
const ACTING: Readonly<Record<'smite' | 'tide', Card>> = { smite: 'odins-smite-1', tide: 'odins-tide-2' };

/** A key of texts: a digit for each side with the text that acts, then the number of Watches, then the number of Primacies. */
const [SMITE, TIDE, DIGIT] = [1, 2, 3];
const WATCH = power(DIGIT, MOST_SIDES);
const PRIMACY = WATCH * (MOST_SIDES + 1);

/** Whether Thor's Primacy is among these texts, so that all others are void. */
export const isVoid = (key: number): boolean => key >= PRIMACY;

/** What a side's text adds to the key of all texts shown. */
export function keyOf(side: number, text: Text): number {
  switch (text) {
    case 'smite':
      return power(DIGIT, side) * SMITE;
    case 'tide':
      return power(DIGIT, side) * TIDE;
    case 'watch':
      return WATCH;
    case 'primacy':
      return PRIMACY;
    case 'none':
    case 'sight':
      return 0;
  }
}

/** The effect of texts that are shown together. Sides are in the order of the battle. */
export class Clash {
  readonly #view: State;
  readonly #participants: readonly Seat[];
  /** Everybody's strength after the texts have acted, by who plays which. */
  readonly #strengths: (readonly number[] | undefined)[] = Array.from({ length: WATCH });

  constructor(view: State, participants: readonly Seat[]) {
    this.#view = view;
    this.#participants = participants;
  }

  /** Whether Heimdall's Sight looks at late cards, too. */
  get seesLate(): boolean {
    return this.#view.options.sight === 'late';
  }

  /** §11.3: everybody's strength after these texts have acted; null if Heimdall's Watch makes everybody play a new card. */
  strengths(key: number): readonly number[] | null {
    const acting = isVoid(key) ? 0 : key;
    return acting >= WATCH
      ? null
      : (this.#strengths[acting] ??= strengthsAfter(this.#view, this.#acting(acting)));
  }

  #acting(key: number): Acting[] {
    let rest = key;
    return this.#participants.flatMap((seat) => {
      const text = rest % DIGIT;
      rest = (rest - text) / DIGIT;
      return text === 0 ? [] : [{ seat, card: ACTING[text === SMITE ? 'smite' : 'tide'] }];
    });
  }
}
