import { type Faction, FACTION_FACTS, FACTIONS } from '../content/factions.ts';
import type { UnitKind } from '../content/kinds.ts';
import { isTile, UNITS } from '../content/kinds.ts';
import type { Terrain } from '../content/map.ts';

/** §1.2, §2.4, §9.10, §15.1: how many of a unit a faction can ever have on the map. */
export function mostOf(faction: Faction, kind: UnitKind): number {
  const { tiles, undead, settles } = FACTION_FACTS[faction];
  if (isTile(kind)) return tiles[kind]?.count ?? 0;
  if (kind === 'undead') return undead;
  return kind === 'citadel' && !settles ? 0 : 1;
}

const countOf = <T>(items: readonly T[], wanted: T): number => items.filter((item) => item === wanted).length;

/** A force and the tiles beside it. */
export interface Fielded {
  readonly units: readonly UnitKind[];
  /** Pips of the tiles in hand. */
  readonly hand: readonly number[];
}

/** The factions that have all these units. */
export const factionsWith = (units: readonly UnitKind[]): Faction[] =>
  FACTIONS.filter((faction) =>
    [...new Set(units)].every((kind) => countOf(units, kind) <= mostOf(faction, kind)),
  );

/** §1.4, §8.6: only Undead and the Hill Folk go into mountains on foot. */
export const climbs = (faction: Faction, kind: UnitKind, terrain: Terrain): boolean =>
  terrain !== 'mountain' || UNITS[kind].domain !== 'land' || kind === 'undead' || faction === 'hillFolk';

/**
 * §1.2: a tile is a unit or in hand, never both. The pips of which the hand has more than are left in the bag; null if
 * there are enough of all.
 */
export function lackingPips(faction: Faction, { units, hand }: Fielded): number | null {
  const { tiles } = FACTION_FACTS[faction];
  const left = new Map<number, number>();
  for (const [kind, { count, pips }] of Object.entries(tiles))
    left.set(pips, (left.get(pips) ?? 0) + count - units.filter((unit) => unit === kind).length);
  return hand.find((pips) => countOf(hand, pips) > (left.get(pips) ?? 0)) ?? null;
}
