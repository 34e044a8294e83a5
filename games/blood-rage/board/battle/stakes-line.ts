import type { Locale, Seat } from '@sanguine/kernel';
import type { Province } from '../../content/provinces.ts';
import { spoilsOf } from '../../rules/stakes.ts';
import { rewardName } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';

/** What the pillager stands to win. */
export function stakesLine(locale: Locale, view: View, pillager: Seat, province: Province): string {
  const spoils = spoilsOf(view, pillager, province);
  if (spoils === null) return '';
  return sayBoard(locale, spoils.twice ? 'battle.stakes.twice' : 'battle.stakes', {
    reward: rewardName(locale, spoils.token),
    glory: spoils.battleGlory,
  });
}
