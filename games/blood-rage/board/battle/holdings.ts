import type { Locale, Seat, Viewer } from '@sanguine/kernel';
import { wholePercent } from '@sanguine/ui/odds/percents.ts';
import { battleEffect } from '../../rules/cards/index.ts';
import { clanOf } from '../../rules/clans.ts';
import { highestBonus, holdingChance, printedBonus, unknownOf } from '../../text/guesses.ts';
import { say } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';

const TOLD = [3, 4, 5, 6] as const;

/** What a rival may hold, as far as the viewer can tell: `+4 or more 38%`. After the reveal only late cards matter. */
export function holdingsOf(locale: Locale, view: View, seat: Seat, viewer: Viewer): string[] {
  if (seat === viewer || clanOf(view, seat).hand.length === 0) return [];
  const unknown = unknownOf(view, seat, viewer);
  if (unknown.length === 0) return [];
  if ((view.battle?.played.length ?? 0) > 0) {
    const late = holdingChance(unknown, (card) => battleEffect(card).late === true);
    return view.age === 1 ? [] : [say(locale, 'odds.late', { chance: `${wholePercent(late)}%` })];
  }
  const most = highestBonus(unknown);
  const chances = TOLD.filter((bonus) => bonus <= most).map((bonus) => ({
    bonus,
    chance: wholePercent(holdingChance(unknown, (card) => printedBonus(card) >= bonus)),
  }));
  // If two bonuses have the same chance, only the higher one is listed.
  return chances
    .filter(({ chance }, at) => chance !== chances[at + 1]?.chance)
    .map(({ bonus, chance }) => say(locale, 'odds.chance', { bonus, chance: `${chance}%` }));
}
