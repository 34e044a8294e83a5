import type { Locale } from '@sanguine/kernel';
import type { Faction } from '../../content/factions.ts';
import { type TileKind, UNITS } from '../../content/kinds.ts';
import { pipsOf } from '../../rules/tiles.ts';
import { signed } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';

const SPECIAL = ['shield', 'giant', 'leader', 'dragon', 'necromancer'] as const;

/** A tile's effect in a few words: `+1 in plains`. */
export function effectText(locale: Locale, faction: Faction | 'none', kind: TileKind): string {
  if (kind === 'blank') return sayBoard(locale, 'effect.blank', { pips: pipsOf(faction, kind) });
  const { bonus, when } = UNITS[kind].modifier;
  return sayBoard(locale, `effect.${SPECIAL.find((one) => one === kind) ?? when}`, { bonus: signed(bonus) });
}
