import { type Faction, FACTION_FACTS } from '../content/factions.ts';
import { UNIT_KINDS, type UnitKind } from '../content/kinds.ts';

type ForceKey = (force: readonly UnitKind[]) => number;

const known = new Map<Faction | 'none', ForceKey>();

/** A function that gives each force of a faction a number: the same units in any order, the same number. A mixed radix: each kind counts up to its tiles. */
export function forceKeyOf(faction: Faction | 'none'): ForceKey {
  const before = known.get(faction);
  if (before !== undefined) return before;
  const weights = new Map<UnitKind, number>();
  let weight = 1;
  for (const kind of UNIT_KINDS) {
    weights.set(kind, weight);
    weight *= 1 + most(faction, kind);
  }
  const keyOf: ForceKey = (force) => {
    let sum = 0;
    for (const kind of force) sum += weights.get(kind) ?? 0;
    return sum;
  };
  known.set(faction, keyOf);
  return keyOf;
}

function most(faction: Faction | 'none', kind: UnitKind): number {
  if (kind === 'citadel' || kind === 'cutiecorn') return 1;
  if (faction === 'none') return 0;
  return kind === 'undead' ? FACTION_FACTS[faction].undead : (FACTION_FACTS[faction].tiles[kind]?.count ?? 0);
}
