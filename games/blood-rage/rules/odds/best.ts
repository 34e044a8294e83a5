import { factsOf } from '../../content/cards.ts';
import type { CardOdds } from './battle-odds.ts';

/**
 * The card most likely to win: against the strongest cards of the others, then against any; of equal ones the least
 * that does, so that the stronger card is kept. Undefined if none can win.
 */
export function bestOf(odds: readonly CardOdds[]): CardOdds | undefined {
  const [best] = odds
    .filter(({ strongest, even }) => strongest.win > 0 || even.win > 0)
    .toSorted(
      (one, other) =>
        differs(other.strongest.win, one.strongest.win) ||
        differs(other.even.win, one.even.win) ||
        bonusOf(one) - bonusOf(other),
    );
  return best;
}

/** Chances counted in different ways may differ in their last digits. */
const differs = (one: number, other: number): number => (Math.abs(one - other) < 1e-9 ? 0 : one - other);

const bonusOf = ({ card }: CardOdds): number => {
  const { kind } = factsOf(card);
  return kind.kind === 'battle' ? kind.bonus : 0;
};
