import type { Locale, Viewer } from '@sanguine/kernel';
import type { OddsShare } from '@sanguine/ui/odds/odds-bar.tsx';
import { wholePercent } from '@sanguine/ui/odds/percents.ts';
import type { Forecast, ForecastSide } from '../../rules/forecast.ts';
import type { Odds } from '../../rules/odds.ts';
import { factionName, join } from '../../text/words.ts';
import { otherRole, type Role } from './open-battle.ts';
import { say } from './words.ts';

/** The chance of one side to win in the end, with every fight after a tie. */
export function chanceOf({ victory, defeat }: Odds, role: Role): number {
  return role === 'attacker' ? victory : defeat;
}

/** A battle in one line, as the attacker's. */
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

/** The first round as one side sees it: win, tie, lose. */
export function sharesOf(locale: Locale, forecast: Forecast, role: Role, viewer: Viewer): OddsShare[] {
  const { odds, tie } = forecast;
  const beaten = Math.max(0, 1 - odds.win - tie);
  const [win, lose] = role === 'attacker' ? [odds.win, beaten] : [beaten, odds.win];
  return [
    { tone: 'win', chance: win, says: say(locale, 'odds.win') },
    { tone: 'tie', chance: tie, says: tieWords(locale, forecast, viewer) },
    { tone: 'lose', chance: lose, says: say(locale, 'odds.lose') },
  ];
}

/** §9.6 */
function tieWords(locale: Locale, { shield, sides }: Forecast, viewer: Viewer): string {
  if (!shield) return say(locale, 'odds.tie.again');
  if (viewer === sides.defender.seat) return say(locale, 'odds.tie.ours');
  if (viewer === sides.attacker.seat) return say(locale, 'odds.tie.theirs');
  return say(locale, 'odds.tie.shield', { faction: factionName(locale, sides.defender.faction) });
}

/** A tie is fought again, or won by the Shield: the bar alone does not tell the chance in the end. */
export function wholeLine(locale: Locale, forecast: Forecast, role: Role): string | null {
  if (forecast.tie === 0 || (forecast.shield && role === 'attacker')) return null;
  const chance = percentOf(chanceOf(forecast.odds, role));
  return say(locale, forecast.shield ? 'odds.whole.shield' : 'odds.whole', { chance });
}

/** What is taken for granted: about hands the viewer does not see, and about the own one while nothing is decided. */
export function assumption(locale: Locale, forecast: Forecast, viewer: Viewer): string {
  const { attacker, defender } = forecast.sides;
  const own = [attacker, defender].find(({ seat }) => seat === viewer);
  const first = aboutOthers(locale, [attacker, defender], own === undefined);
  const mayHelp = own?.swap === 'open' && own.swaps !== null && own.swaps.length > 0;
  return mayHelp ? say(locale, 'swap.and', { first, next: say(locale, 'assume.best') }) : first;
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

/** A hand the viewer does not know may still change the battle. */
function isOpen({ swap, likelySwap }: ForecastSide): boolean {
  return likelySwap > 0 && (swap === 'open' || swap === 'secret');
}

/** The other way the unknown hands may go; null where nothing depends on them. */
export function likelyLine(
  locale: Locale,
  { sides, odds, likelyOdds }: Forecast,
  role: Role,
  viewer: Viewer,
): string | null {
  const enemies = [sides[otherRole(role)], sides[role]].filter(isOpen);
  if (likelyOdds === null || enemies.length === 0) return null;
  const swaps = enemies.map(({ faction, likelySwap }) =>
    say(locale, `assume.likely.${sides[role].seat === viewer ? 'theirs' : 'of'}`, {
      faction: factionName(locale, faction),
      pips: likelySwap,
    }),
  );
  const chance = percentOf(chanceOf(likelyOdds, role));
  if (chance === percentOf(chanceOf(odds, role))) return null;
  return say(locale, 'assume.likely', { swaps: join(locale, swaps), chance });
}
