import type { Seat } from '@sanguine/kernel';
import { BANISH_STONES } from '../content/spells.ts';
import type { Unit } from '../content/units.ts';
import { freeSoldiers, isFree, unitAt } from '../rules/figures.ts';
import { groundOf } from '../rules/ground.ts';
import type { Cast } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** Stones lost at the same time, by unit. */
export type Losses = ReadonlyMap<Unit, number>;

/** §7.2: what a bursting unit with this much blood takes from each adjacent one. */
export const burstOf = (blood: number): number => Math.floor(blood / 2);

/** What a spell takes from whom if it succeeds. */
export function spellLosses(view: State, { card, unit, blood }: Cast): Losses {
  if (unit === 'none') return new Map();
  if (card === 'siphon') return new Map([[unit, 1]]);
  if (card === 'banish') return new Map([[unit, BANISH_STONES]]);
  if (card !== 'bloodBoil') return new Map();
  const { at, blood: had } = view.figures[unit];
  const around = (groundOf(view).around[at] ?? []).flatMap((space) => unitAt(view, space) ?? []);
  const burst = burstOf(had + blood);
  return new Map([[unit, had + blood], ...around.map((near): [Unit, number] => [near, burst])]);
}

export const struck = (losses: Losses): Unit[] =>
  [...losses].flatMap(([unit, count]) => (count > 0 ? [unit] : []));

/** §8.1 */
export const saved = (view: State, losses: Losses): Unit[] =>
  struck(losses).filter((unit) => view.figures[unit].wards > 0);

/** Units that lose all they have; the Witch has already paid her offering. */
export const killed = (view: State, losses: Losses, offered = 0): Unit[] =>
  struck(losses).filter((unit) => {
    const { blood, wards } = view.figures[unit];
    return wards === 0 && blood - (unit === 'witch' ? offered : 0) <= (losses.get(unit) ?? 0);
  });

/** Units the player would rather spare. */
export const isOwn = (view: State, seat: Seat, unit: Unit): boolean =>
  seat === view.witch ? !isFree(view, unit) : isFree(view, unit);

/** §10: the result for the mover if these units were lost, dead or zombified. */
export function endingFor(view: State, seat: Seat, lost: readonly Unit[]): 'wins' | 'loses' | 'draws' | null {
  const witchDead = lost.includes('witch');
  const soldiersLost = freeSoldiers(view).every((unit) => lost.includes(unit));
  if (witchDead && soldiersLost) return 'draws';
  if (!witchDead && !soldiersLost) return null;
  return soldiersLost === (seat === view.witch) ? 'wins' : 'loses';
}
