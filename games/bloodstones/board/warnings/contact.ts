import type { Masked, Seat } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import { bloodstones } from '../../index.ts';
import { foesIn, hasUnits } from '../../rules/forces.ts';
import { battleForecast } from '../../rules/forecast.ts';
import type { Clash } from '../../rules/frames.ts';
import type { March, Shamble } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { type Warning, warning } from './warning.ts';

/** Below this chance of winning an attack is asked about. */
const POOR = 0.25;

/** §6.2: who meets an enemy has to fight this turn. */
export function contactWarnings(view: Masked<State>, seat: Seat, move: March | Shamble): Warning[] {
  const foes = foesIn(view, seat, move.to);
  if (foes.length === 0) return [];
  const { state } = bloodstones.preview(view, seat, move);
  if (state === null) return [];
  return attackWarnings(state, seat, move.to, foesIn(state, seat, move.to));
}

/** Poor odds, or no way out of a defeat, against any of these enemies; of several the worst is told. */
export function attackWarnings(view: State, seat: Seat, area: Area, foes: readonly Seat[]): Warning[] {
  if (!hasUnits(view, seat, area)) return [];
  const forecasts = foes.map((defender) => battleForecast(view, { area, attacker: seat, defender }, seat));
  const chances = forecasts.map(({ odds }) => odds.victory);
  const worst = Math.min(...chances);
  const units = forecasts[0]?.sides.attacker;
  return [
    ...(worst < POOR ? [warning('odds', '9.5', { areas: [area], facts: { chance: worst } })] : []),
    ...(units?.trapped === true ? [warning('trapped', '10.5', { areas: [area], kinds: units.units })] : []),
  ];
}

/** §9.2: to stand and fight a lost battle that could be left. */
export function standWarnings(view: State, seat: Seat, clash: Clash): Warning[] {
  const { odds } = battleForecast(view, clash, seat);
  if (odds.defeat >= POOR) return [];
  return [warning('odds', '10.1', { areas: [clash.area], facts: { chance: odds.defeat } })];
}
