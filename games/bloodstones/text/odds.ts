import type { Locale, Viewer } from '@sanguine/kernel';
import type { Forecast, ForecastSide } from '../rules/forecast.ts';
import { battleForecast } from '../rules/forecast.ts';
import type { Odds } from '../rules/odds.ts';
import { type Keeping, worthKeeping } from '../rules/keeping.ts';
import { type Attack, attacksInReach, battlesAtHand } from '../rules/prospects.ts';
import type { State } from '../rules/state.ts';
import {
  areaName,
  areaNames,
  factionName,
  groupName,
  itemNames,
  join,
  percent,
  placeName,
  say,
  signed,
} from './words.ts';

/** How many attacks in reach are listed; the rest are only counted. */
const TOLD = 12;

/** The battle in progress in full, or all that could be fought, and the attacks a march could still lead to. */
export function oddsLines(locale: Locale, view: State, viewer: Viewer): string[] {
  const battles = battlesAtHand(view, viewer).flatMap((clash) => {
    const forecast = battleForecast(view, clash, viewer);
    return forecastLines(locale, view, forecast, worthKeeping(view, forecast));
  });
  const reach = viewer === null ? [] : reachLines(locale, view, attacksInReach(view, viewer));
  const lines = [...battles, ...reach];
  return lines.length === 0 ? [say(locale, 'odds.none')] : lines;
}

function forecastLines(locale: Locale, view: State, forecast: Forecast, keeping: Keeping | null): string[] {
  const { sides, odds, likelyOdds, shield, paid } = forecast;
  const names = {
    attacker: factionName(locale, sides.attacker.faction),
    defender: factionName(locale, sides.defender.faction),
  };
  const both = [sides.attacker, sides.defender];
  const lines = [
    ...both.map((side) => sideLine(locale, side)),
    ...(shield ? [say(locale, 'odds.shield', { faction: names.defender })] : []),
    ...both.flatMap((side) => madeLine(locale, side)),
    ...(paid.length === 0 ? [] : [say(locale, 'odds.paid', { tiles: groupName(locale, paid) })]),
    say(locale, 'odds.victory', { ...names, ...chances(locale, odds) }),
    ...(keeping === null ? [] : [keepingLine(locale, keeping)]),
    ...(likelyOdds === null ? [] : [say(locale, 'odds.kept'), likelyLine(locale, forecast, likelyOdds)]),
    say(locale, 'odds.vp', {
      ...names,
      attackerVp: average(locale, odds.victory * sides.attacker.prize),
      attackerPrize: sides.attacker.prize,
      defenderVp: average(locale, odds.defeat * sides.defender.prize),
      defenderPrize: sides.defender.prize,
    }),
    ...withdrawalLines(locale, view, forecast),
    ...both
      .filter((side) => side.trapped)
      .map((side) => say(locale, 'odds.trapped', { faction: factionName(locale, side.faction) })),
  ];
  const place = placeName(locale, view, forecast.area);
  return [say(locale, 'odds.title', { place, ...names }), ...lines.map((line) => `  ${line}`)];
}

function sideLine(locale: Locale, { faction, strength, draws, items }: ForecastSide): string {
  return say(locale, 'odds.side', {
    faction: factionName(locale, faction),
    strength: signed(strength),
    draws,
    items: itemNames(locale, items),
  });
}

/** A swap was made that the viewer cannot see. */
function madeLine(locale: Locale, { swap, likelySwap, faction }: ForecastSide): string[] {
  if (swap !== 'made' || likelySwap === 0) return [];
  return [say(locale, 'odds.made', { faction: factionName(locale, faction), pips: likelySwap })];
}

/** Which tile a battle needs more than the payment does. */
export function keepingLine(locale: Locale, { tiles, payment, victory }: Keeping): string {
  return say(locale, 'odds.keeping', {
    tiles: groupName(locale, tiles),
    payment: groupName(locale, payment),
    chance: percent(locale, victory),
  });
}

export function chances(locale: Locale, odds: Odds): Record<keyof Odds, string> {
  return {
    win: percent(locale, odds.win),
    tie: percent(locale, odds.tie),
    loss: percent(locale, odds.loss),
    victory: percent(locale, odds.victory),
    defeat: percent(locale, odds.defeat),
  };
}

function likelyLine(locale: Locale, { sides }: Forecast, odds: Odds): string {
  const swaps = [sides.attacker, sides.defender]
    .filter(({ likelySwap, swap }) => likelySwap > 0 && swap !== 'made')
    .map(({ faction, likelySwap }) =>
      say(locale, 'odds.swap', { faction: factionName(locale, faction), pips: likelySwap }),
    );
  const { victory, defeat } = chances(locale, odds);
  return say(locale, 'odds.likely', {
    swaps: join(locale, swaps),
    attacker: factionName(locale, sides.attacker.faction),
    defender: factionName(locale, sides.defender.faction),
    victory,
    defeat,
  });
}

function average(locale: Locale, vp: number): string {
  return vp.toLocaleString(locale, { maximumFractionDigits: 1 });
}

function withdrawalLines(locale: Locale, view: State, { withdrawal, sides }: Forecast): string[] {
  if (withdrawal === null) return [];
  const faction = factionName(locale, sides.defender.faction);
  return withdrawal.barred === null
    ? [say(locale, 'odds.withdraw', { faction, areas: areaNames(locale, view, withdrawal.areas) })]
    : [say(locale, 'odds.barred', { faction, why: say(locale, `barred.${withdrawal.barred}`) })];
}

function reachLines(locale: Locale, view: State, attacks: readonly Attack[]): string[] {
  if (attacks.length === 0) return [];
  const told = attacks.slice(0, TOLD).flatMap(({ from, units, forecast, keeping }) => [
    say(locale, 'odds.attack', {
      from: areaName(locale, view, from),
      place: placeName(locale, view, forecast.area),
      defender: factionName(locale, forecast.sides.defender.faction),
      victory: percent(locale, forecast.odds.victory),
      units: groupName(locale, units),
      tiles: groupName(locale, forecast.paid),
    }),
    ...(keeping === null ? [] : [`  ${keepingLine(locale, keeping)}`]),
  ]);
  const rest = attacks.length - TOLD;
  const lines = rest > 0 ? [...told, say(locale, 'odds.more', { count: rest })] : told;
  return [say(locale, 'odds.reach'), ...lines.map((line) => `  ${line}`)];
}
