import type { Faction } from '../content/factions.ts';
import type { TileKind, UnitKind } from '../content/kinds.ts';
import { isFixed } from '../rules/forces.ts';
import { HIDDEN, type Tile } from '../rules/state.ts';
import { tileFacts } from '../rules/tiles.ts';

/** What a unit on the map is worth, in victory points: what it can still win, hold or take. */
export const UNIT_VALUE: Readonly<Record<UnitKind, number>> = {
  skirmishers: 0.7,
  swords: 1.2,
  axes: 1.2,
  shield: 0.86,
  cavalry: 2.15,
  lizardmen: 1,
  reivers: 0.8,
  goblins: 1,
  hordes: 0.8,
  siegeEngine: 0.6,
  leader: 1.45,
  ship: 0.81,
  castle: 0.85,
  dragon: 4.2,
  giant: 2.4,
  necromancer: 1.7,
  undead: 0.9,
  citadel: 6,
  cutiecorn: 3,
};

/** What a tile is worth in hand: by its pips, a five most of all, and by the unit it could become. */
export function keepValue(faction: Faction | 'none', tile: Tile): number {
  const { pips, cost } = tileFacts(faction, tile);
  const unit = tile === HIDDEN || tile === 'blank' || cost === null ? 0 : UNIT_VALUE[tile] / (1 + cost);
  return pips * 0.26 + (pips === 5 ? 0.4 : 0) + unit * 0.39;
}

/** The tiles of a hand, the least valuable first. */
export function leastValuableFirst(faction: Faction | 'none', hand: readonly Tile[]): TileKind[] {
  return hand
    .filter((tile) => tile !== HIDDEN)
    .toSorted((a, b) => keepValue(faction, a) - keepValue(faction, b));
}

/** What a defeat costs: the victor's points and the units lost. */
export function defeatCost(force: readonly UnitKind[], trapped: boolean): number {
  return force.length + casualtyValue(force, trapped);
}

/** The value of units lost (§9.8): the walls if there are any, else the least valuable unit; all when there is no way out (§10.5). */
export function casualtyValue(force: readonly UnitKind[], trapped: boolean): number {
  let all = 0;
  let walls = 0;
  let least = Infinity;
  for (const kind of force) {
    const worth = UNIT_VALUE[kind];
    all += worth;
    if (isFixed(kind)) walls += worth;
    least = Math.min(least, worth);
  }
  if (trapped) return all;
  return walls > 0 ? walls : least;
}
