import type { Seat } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import type { State } from '../state.ts';
import type { Showing } from './showing.ts';
import { type Acting, strengthsAfter } from './texts.ts';

/** The card of each text that acts before strength is compared. */
const ACTING: Readonly<Record<'smite' | 'tide', Card>> = { smite: 'odins-smite-1', tide: 'odins-tide-2' };

/** Cards shown against each other: what comes of their texts. Sides are in the order of the battle. */
export class Clash {
  readonly #view: State;
  readonly #participants: readonly Seat[];
  /** Everybody's strength once texts have acted, by who plays which. */
  readonly #strengths = new Map<number, readonly number[]>();

  constructor(view: State, participants: readonly Seat[]) {
    this.#view = view;
    this.#participants = participants;
  }

  /**
   * §11.2–§11.5: writes everybody's total without late cards into `totals`, where a late card that is shown counts with
   * those added later. False if Heimdall's Watch has everybody play a new card. `late` is the best late card of each
   * side.
   */
  meet(shown: readonly Showing[], late: readonly number[], totals: number[]): boolean {
    let isVoid = false;
    let watched = false;
    let acting = 0;
    for (const { text } of shown) {
      if (text === 'primacy') isVoid = true;
      else if (text === 'watch') watched = true;
      acting = acting * 3 + (text === 'smite' ? 1 : text === 'tide' ? 2 : 0);
    }
    if (watched && !isVoid) return false;
    const strengths = this.#strengthsAfter(isVoid ? 0 : acting);
    for (let side = 0; side < shown.length; side++) {
      const showing = shown[side];
      if (showing === undefined) continue;
      const sighted = showing.text === 'sight' && !isVoid;
      const bonus = sighted ? this.#sighted(shown, late, side) : showing.late ? 0 : showing.bonus;
      totals[side] = (strengths[side] ?? 0) + bonus;
    }
    return true;
  }

  /** Whether late cards do more than add up: Heimdall's Sight may look at them. */
  looksAtLate(shown: readonly Showing[]): boolean {
    return this.#view.options.sight === 'late' && shown.some(({ text }) => text === 'sight');
  }

  /** Heimdall's Sight: the highest single bonus among the opponents' cards. */
  #sighted(shown: readonly Showing[], late: readonly number[], own: number): number {
    let highest = 0;
    for (const [side, { bonus, text }] of shown.entries()) {
      if (side === own) continue;
      if (text !== 'sight') highest = Math.max(highest, bonus);
      if (this.#view.options.sight === 'late') highest = Math.max(highest, late[side] ?? 0);
    }
    return highest;
  }

  #strengthsAfter(key: number): readonly number[] {
    let strengths = this.#strengths.get(key);
    if (strengths !== undefined) return strengths;
    const acting: Acting[] = [];
    let rest = key;
    for (const seat of this.#participants.toReversed()) {
      const text = rest % 3;
      rest = (rest - text) / 3;
      if (text > 0) acting.unshift({ seat, card: ACTING[text === 1 ? 'smite' : 'tide'] });
    }
    strengths = strengthsAfter(this.#view, acting);
    this.#strengths.set(key, strengths);
    return strengths;
  }
}
