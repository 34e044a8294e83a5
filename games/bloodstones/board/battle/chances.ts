import type { Locale, Viewer } from '@sanguine/kernel';
import type { OddsShare } from '@sanguine/ui/odds/odds-bar.tsx';
import { wholePercent } from '@sanguine/ui/odds/percents.ts';
import type { Forecast, ForecastSide } from '../../rules/forecast.ts';
import type { Odds } from '../../rules/odds.ts';
import { factionName, join } from '../../text/words.ts';
import { otherRole, type Role } from './open-battle.ts';
import { say } from './words.ts';

/** A side's chance to win in the end, with all fights after ties included. */
export function chanceOf({ victory, defeat }: Odds, role: Role): number {
  return role === 'attacker' ? victory : defeat;
}

/** A battle in one line, from the attacker's point of view. */
export function stripLine(locale: Locale, { sides, odds }: Forecast): string {
  return say(locale, 'strip', {
    attacker: factionName(locale, sides.attacker.faction),
    defender: factionName(locale, sides.defender.faction),
    chance: percentOf(odds.victory),
  });
}

/** `71%` */
export function percentOf(chance: number): string {
  return `${wholePercent(chance)}%`;
}

/** The first round from one side's point of view: win, tie, lose. */
export function sharesOf(locale: Locale, forecast: Forecast, role: Role, you: Viewer): OddsShare[] {
  const { odds, tie } = forecast;
  const beaten = Math.max(0, 1 - odds.win - tie);
  const [win, lose] = role === 'attacker' ? [odds.win, beaten] : [beaten, odds.win];
  return [
    { tone: 'win', chance: win, says: say(locale, 'odds.win') },
    { tone: 'tie', chance: tie, says: tieWords(locale, forecast, you) },
    { tone: 'lose', chance: lose, says: say(locale, 'odds.lose') },
  ];
}

/** §9.6 */
function tieWords(locale: Locale, { shield, sides }: Forecast, you: Viewer): string {
  if (!shield) return say(locale, 'odds.tie.again');
  if (you === sides.defender.seat) return say(locale, 'odds.tie.ours');
  if (you === sides.attacker.seat) return say(locale, 'odds.tie.theirs');
  return say(locale, 'odds.tie.shield', { faction: factionName(locale, sides.defender.faction) });
}

/**
 * The chance in the end, which the bar does not show because a tie is refought or won by the Shield. Null where both
 * are the same.
 */
export function wholeLine(locale: Locale, forecast: Forecast, role: Role): string | null {
  if (forecast.tie === 0 || (forecast.shield && role === 'attacker')) return null;
  const chance = percentOf(chanceOf(forecast.odds, role));
  return say(locale, forecast.shield ? 'odds.whole.shield' : 'odds.whole', { chance });
}

/** What the odds assume about hands the viewer cannot see, and about the viewer's own while undecided. */
export function assumption(locale: Locale, forecast: Forecast, viewer: Viewer, you: Viewer = viewer): string {
  const { attacker, defender } = forecast.sides;
  const own = [attacker, defender].find(({ seat }) => seat === viewer);
  const first = aboutOthers(locale, [attacker, defender], own === undefined);
  const mayHelp = own?.swap === 'open' && own.swaps !== null && own.swaps.length > 0;
  if (!mayHelp) return first;
  const next =
    own.seat === you
      ? say(locale, 'assume.best')
      : say(locale, 'assume.best.of', { faction: factionName(locale, own.faction) });
  return say(locale, 'swap.and', { first, next });
}

/** What may still change the attacker's odds, in the fewest words; empty if they hold whatever the enemy does. */
export function briefAssumption(locale: Locale, { sides, odds, likelyOdds }: Forecast): string {
  if (!isOpen(sides.defender)) return '';
  const chance = likelyOdds === null ? null : percentOf(likelyOdds.victory);
  return chance === null || chance === percentOf(odds.victory)
    ? say(locale, 'assume.brief')
    : say(locale, 'assume.brief.likely', { pips: sides.defender.likelySwap, chance });
}

function aboutOthers(locale: Locale, sides: readonly ForecastSide[], onlooker: boolean): string {
  const made = sides.find(({ swap, likelySwap }) => swap === 'made' && likelySwap > 0);
  if (made !== undefined) {
    const faction = factionName(locale, made.faction);
    return say(locale, 'assume.made', { faction, pips: made.likelySwap });
  }
  const unknown = sides.filter(isOpen);
  const [only] = unknown;
  if (only === undefined) return say(locale, 'assume.exact');
  if (onlooker && unknown.length > 1) return say(locale, 'assume.nobody');
  return say(locale, 'assume.keep', { faction: factionName(locale, only.faction) });
}

/** True if a hand the viewer cannot see may still change the battle. */
function isOpen({ swap, likelySwap }: ForecastSide): boolean {
  return likelySwap > 0 && (swap === 'open' || swap === 'secret');
}

/** The odds if the unknown hands swap as well as is likely; null where that changes nothing. */
export function likelyLine(
  locale: Locale,
  { sides, odds, likelyOdds }: Forecast,
  role: Role,
  you: Viewer,
): string | null {
  const enemies = [sides[otherRole(role)], sides[role]].filter(isOpen);
  if (likelyOdds === null || enemies.length === 0) return null;
  const swaps = enemies.map(({ faction, likelySwap }) =>
    say(locale, `assume.likely.${sides[role].seat === you ? 'theirs' : 'of'}`, {
      faction: factionName(locale, faction),
      pips: likelySwap,
    }),
  );
  const chance = percentOf(chanceOf(likelyOdds, role));
  if (chance === percentOf(chanceOf(odds, role))) return null;
  return say(locale, 'assume.likely', { swaps: join(locale, swaps), chance });
}
