import type { Faction } from './factions.ts';
import type { Terrain } from './map.ts';

/** §8.1: pips to enter an area on foot; Infinity if it may not be entered. */
const FOOT: Readonly<Record<Terrain, number>> = {
  plains: 1,
  forest: 2,
  hill: 3,
  desert: 1,
  mountain: Infinity,
  sea: Infinity,
};

/** §14.3: the Hill Folk in hills and mountains. */
const HILL_FOLK: Readonly<Record<Terrain, number>> = { ...FOOT, hill: 2, mountain: 3 };

/** §8.4, §8.5: ships pay one pip per sea area, dragons one for any area. */
export const SHIP_COST = 1;
export const DRAGON_COST = 1;

export function footCost(faction: Faction, terrain: Terrain): number {
  return (faction === 'hillFolk' ? HILL_FOLK : FOOT)[terrain];
}

/** §4.2, §11.1: pips to capture or construct one village. There are no villages where the limit is 0. */
export const VILLAGE_COST: Readonly<Record<Terrain, number>> = {
  plains: 1,
  forest: 1,
  hill: 2,
  desert: 0,
  mountain: 0,
  sea: 0,
};
