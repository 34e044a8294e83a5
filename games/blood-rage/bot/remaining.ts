import { AGES } from '../content/cards.ts';
import { statValue } from '../rules/glory.ts';
import type { Clan, State } from '../rules/state.ts';

/** Ages still to come after this one. */
export const agesLeft = ({ age }: State): number => AGES.length - age;

/** Rage the clan can still spend in this Age; before the Action phase, all it will have. */
export function rageLeft(state: State, clan: Clan): number {
  if (state.phase === 'gifts') return statValue(clan, 'rage');
  if (state.phase !== 'action' || (clan.passed && state.options.passerMayReturn === 'no')) return 0;
  return clan.rage;
}

/** How much of the game is left, in Ages. Within an Action phase it is measured by the Rage left to all clans. */
export function gameLeft(state: State): number {
  let [rage, full] = [0, 0];
  for (const clan of state.clans) {
    rage += rageLeft(state, clan);
    full += statValue(clan, 'rage');
  }
  return agesLeft(state) + Math.min(1, rage / full);
}
