import { factsOf } from '../../content/cards.ts';
import type { CardOdds } from './battle-odds.ts';

/**
 * The cards most likely to win: first against the strongest cards of the others, then against any; of equal cards the one
 * with the lowest bonus, so that the stronger is kept. Several if they are equal in all of this, none if none can win.
 */
export function bestOf(odds: readonly CardOdds[]): CardOdds[] {
  const able = odds.filter(({ strongest, even }) => strongest.win > 0 || even.win > 0).toSorted(compare);
  return able.filter((one) => able[0] !== undefined && compare(one, able[0]) === 0);
}

const compare = (one: CardOdds, other: CardOdds): number =>
  differs(other.strongest.win, one.strongest.win) ||
  differs(other.even.win, one.even.win) ||
  bonusOf(one) - bonusOf(other);

/** Chances counted in different ways may differ in their last digits. */
const differs = (one: number, other: number): number => (Math.abs(one - other) < 1e-9 ? 0 : one - other);

const bonusOf = ({ card }: CardOdds): number => {
  const { kind } = factsOf(card);
  return kind.kind === 'battle' ? kind.bonus : 0;
};
