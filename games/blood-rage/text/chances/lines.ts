import { type Locale, paragraph, percent } from '@sanguine/kernel';
import type { CardOdds } from '../../rules/odds/battle-odds.ts';
import { bestOf } from '../../rules/odds/best.ts';
import { cardName, inLines } from '../words.ts';
import { sayChances } from './say.ts';

const ENDS = ['win', 'tie', 'lose', 'anew'] as const;

/** How the battle may end with each card of the hand, and what that assumes. */
export function chancesLines(locale: Locale, odds: readonly CardOdds[]): string[] {
  if (odds.length === 0) return [];
  const best = bestOf(odds);
  return [
    ...paragraph(locale, sayChances(locale, 'chances.head')),
    ...odds.flatMap((one) => {
      const parts = [
        ...endsOf(locale, one),
        ...(best.includes(one) ? [sayChances(locale, 'chances.best')] : []),
      ];
      const [first = '', ...rest] = parts;
      return inLines(
        locale,
        [sayChances(locale, 'chances.card', { card: cardName(locale, one.card), ends: first }), ...rest],
        '  ',
      );
    }),
    ...paragraph(locale, sayChances(locale, 'chances.model')),
  ];
}

/** `win 31% – 71%`, for every possible end. */
function endsOf(locale: Locale, { strongest, even }: CardOdds): string[] {
  return ENDS.filter((end) => strongest[end] > 0 || even[end] > 0).map((end) =>
    sayChances(locale, `chances.${end}`, {
      chance: rangeOf(locale, percent(locale, strongest[end]), percent(locale, even[end])),
    }),
  );
}

/** Both chances, or one if they read the same. */
export const rangeOf = (locale: Locale, strongest: string, even: string): string =>
  strongest === even ? strongest : sayChances(locale, 'chances.range', { strongest, even });
