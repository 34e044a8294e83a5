import type { Seat } from '@sanguine/kernel';
import { hasUnits } from '../../rules/forces.ts';
import { battleForecast, type Forecast } from '../../rules/forecast.ts';
import type { Clash } from '../../rules/frames.ts';
import type { Battle, March, Shamble } from '../../rules/moves.ts';
import { prospectsOf } from '../../rules/prospects.ts';
import type { State } from '../../rules/state.ts';
import { type Warning, warning } from './warning.ts';

/** An attack with a lower chance of winning needs confirmation. */
const POOR = 0.25;

/** §6.2: units that meet an enemy have to fight this turn. */
export function contactWarnings(view: State, seat: Seat, move: March | Shamble): Warning[] {
  return attackWarnings(prospectsOf(view, seat, move).map(({ forecast }) => forecast));
}

/** §9.1: a battle about to be fought. */
export function battleWarnings(view: State, seat: Seat, { area, foe }: Battle): Warning[] {
  return hasUnits(view, seat, area)
    ? attackWarnings([battleForecast(view, { area, attacker: seat, defender: foe }, seat)])
    : [];
}

/** Warns of poor odds, or of a defeat without escape, against the enemies in one area; only the worst counts. */
function attackWarnings(forecasts: readonly Forecast[]): Warning[] {
  const [first] = forecasts;
  if (first === undefined) return [];
  const areas = [first.area];
  const { trapped, units } = first.sides.attacker;
  const worst = Math.min(...forecasts.map(({ odds }) => odds.victory));
  return [
    ...(worst < POOR ? [warning('odds', '9.5', { areas, facts: { chance: worst } })] : []),
    ...(trapped ? [warning('trapped', '10.5', { areas, kinds: units })] : []),
  ];
}

/** §9.2: warns of standing in a lost battle that could be left. */
export function standWarnings(view: State, seat: Seat, clash: Clash): Warning[] {
  const { odds } = battleForecast(view, clash, seat);
  if (odds.defeat >= POOR) return [];
  return [warning('odds', '10.1', { areas: [clash.area], facts: { chance: odds.defeat } })];
}
