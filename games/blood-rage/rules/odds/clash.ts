import type { Seat } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import type { State } from '../state.ts';
import type { Showing } from './showing.ts';
import { type Acting, strengthsAfter } from './texts.ts';

/** What one clan brings into the battle: the card it shows, and the late cards it adds. */
export interface Side {
  readonly seat: Seat;
  readonly shown: Showing;
  /** Bonuses of its late cards; if it shows one, that is among them. */
  readonly late: readonly number[];
}

/** The card of each text that acts before strength is compared. */
const ACTING: Readonly<Record<'smite' | 'tide', Card>> = { smite: 'odins-smite-1', tide: 'odins-tide-2' };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Cards shown against each other: what comes of their texts. */
export class Clash {
  readonly #view: State;
  readonly #participants: readonly Seat[];
  /** Everybody's strength once texts have acted, by who plays which. */
  readonly #strengths = new Map<string, readonly number[]>();

  constructor(view: State, participants: readonly Seat[]) {
    this.#view = view;
    this.#participants = participants;
  }

  /** §11.2–§11.5: everybody's total, side by side; null if Heimdall's Watch has everybody play a new card. */
  totals(sides: readonly Side[]): number[] | null {
    const isVoid = sides.some(({ shown }) => shown.text === 'primacy');
    if (!isVoid && sides.some(({ shown }) => shown.text === 'watch')) return null;
    const strengths = this.#strengthsAfter(isVoid ? [] : sides);
    return sides.map((side) => {
      const { seat, shown, late } = side;
      const bonus = shown.text === 'sight' && !isVoid ? this.#sighted(sides, side) : shown.late ? 0 : shown.bonus;
      return (strengths[this.#participants.indexOf(seat)] ?? 0) + bonus + sum(late);
    });
  }

  /** Whether late cards are looked at, besides adding up. */
  looksAtLate(sides: readonly Side[]): boolean {
    return this.#view.options.sight === 'late' && sides.some(({ shown }) => shown.text === 'sight');
  }

  /** Heimdall's Sight: the highest single bonus among the opponents' cards. */
  #sighted(sides: readonly Side[], own: Side): number {
    const others = sides.filter((side) => side !== own && side.shown.text !== 'sight');
    const late = this.#view.options.sight === 'late' ? sides.flatMap((side) => (side === own ? [] : side.late)) : [];
    return Math.max(0, ...late, ...others.map(({ shown }) => shown.bonus));
  }

  #strengthsAfter(sides: readonly Side[]): readonly number[] {
    const acting: Acting[] = [];
    for (const seat of this.#participants) {
      const text = sides.find((side) => side.seat === seat)?.shown.text;
      if (text === 'smite' || text === 'tide') acting.push({ seat, card: ACTING[text] });
    }
    const key = acting.map(({ seat, card }) => `${seat} ${card}`).join();
    let strengths = this.#strengths.get(key);
    if (strengths === undefined) this.#strengths.set(key, (strengths = strengthsAfter(this.#view, acting)));
    return strengths;
  }
}
