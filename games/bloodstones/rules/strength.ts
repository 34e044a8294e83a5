import type { Faction } from '../content/factions.ts';
import { type Modifier, type UnitKind, UNITS } from '../content/kinds.ts';
import type { Terrain } from '../content/map.ts';
import type { DrawCount } from './battle-tiles.ts';
import { isFixed } from './forces.ts';
import { countOf } from './multiset.ts';

/** One line of a battle's strength: how many units add how much, and why. */
export interface Item {
  readonly source: UnitKind | 'corsairsAtSea';
  readonly count: number;
  readonly bonus: number;
  readonly when: Modifier['when'] | 'sea';
}

export interface ForceInBattle {
  readonly faction: Faction | 'none';
  readonly units: readonly UnitKind[];
}

/** §9.5: what each unit adds in this battle; units that add nothing are omitted. */
export function itemise(
  own: ForceInBattle,
  enemy: ForceInBattle,
  terrain: Terrain,
  attacking: boolean,
): Item[] {
  const items: Item[] = [];
  for (const kind of new Set(own.units)) {
    const { bonus, when } = UNITS[kind].modifier;
    if (!applies(when, terrain, attacking, enemy)) continue;
    const count = countOf(own.units, kind);
    items.push({ source: kind, count, bonus: bonus * count, when });
  }
  // §14.5: once per battle, not per ship.
  if (own.faction === 'corsairs' && terrain === 'sea') {
    items.push({ source: 'corsairsAtSea', count: 1, bonus: 1, when: 'sea' });
  }
  return items;
}

function applies(
  when: Modifier['when'],
  terrain: Terrain,
  attacking: boolean,
  enemy: ForceInBattle,
): boolean {
  switch (when) {
    case 'always':
      return true;
    case 'attacking':
      return attacking;
    case 'defending':
      return !attacking;
    case 'castle':
      return enemy.units.some(isFixed);
    case 'forest':
    case 'plains':
      return terrain === when;
  }
}

export function strengthOf(items: readonly Item[]): number {
  let strength = 0;
  for (const { bonus } of items) strength += bonus;
  return strength;
}

/** §9.5: the sum of `itemise` without its lines, for those who weigh thousands of battles. */
export function strengthIn(
  own: ForceInBattle,
  enemy: ForceInBattle,
  terrain: Terrain,
  attacking: boolean,
): number {
  let strength = own.faction === 'corsairs' && terrain === 'sea' ? 1 : 0;
  for (const kind of own.units) {
    const { bonus, when } = UNITS[kind].modifier;
    if (bonus !== 0 && applies(when, terrain, attacking, enemy)) strength += bonus;
  }
  return strength;
}

/** §9.3: the larger force draws four battle tiles, and so does a force with a Giant; others three. */
export function drawCount(own: readonly UnitKind[], enemy: readonly UnitKind[]): DrawCount {
  return own.length > enemy.length || own.includes('giant') ? 4 : 3;
}
