import type { Locale, Seat } from '@sanguine/kernel';
import type { Province } from '../../content/provinces.ts';
import { present } from '../../rules/figures.ts';
import { spoilsOf } from '../../rules/stakes.ts';
import { rewardName } from '../../text/words.ts';
import type { View } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';

/** What the pillager stands to win. Battle Glory is paid only after a battle, and nobody may be there to fight yet. */
export function stakesLine(locale: Locale, view: View, pillager: Seat, province: Province): string {
  const spoils = spoilsOf(view, pillager, province);
  if (spoils === null) return '';
  const words = { reward: rewardName(locale, spoils.token), glory: spoils.battleGlory };
  const fighting = view.battle?.participants ?? [];
  const there = fighting.length > 0 ? fighting : present(view, province);
  if (there.every((seat) => seat === pillager))
    return sayBoard(
      locale,
      spoils.twice ? 'battle.stakes.unopposed.twice' : 'battle.stakes.unopposed',
      words,
    );
  return sayBoard(locale, spoils.twice ? 'battle.stakes.twice' : 'battle.stakes', words);
}
