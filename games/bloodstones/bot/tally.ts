import { type Faction, FACTION_FACTS } from '../content/factions.ts';
import { UNIT_KINDS, type UnitKind } from '../content/kinds.ts';

type Tally = (force: readonly UnitKind[]) => number;

const known = new Map<Faction | 'none', Tally>();

/** Numbers a faction's forces: equal numbers, equal units in any order. Each kind has as many places as there are tiles of it. */
export function tallier(faction: Faction | 'none'): Tally {
  const before = known.get(faction);
  if (before !== undefined) return before;
  const weights = new Map<UnitKind, number>();
  let weight = 1;
  for (const kind of UNIT_KINDS) {
    weights.set(kind, weight);
    weight *= 1 + most(faction, kind);
  }
  const tally: Tally = (force) => {
    let sum = 0;
    for (const kind of force) sum += weights.get(kind) ?? 0;
    return sum;
  };
  known.set(faction, tally);
  return tally;
}

function most(faction: Faction | 'none', kind: UnitKind): number {
  if (kind === 'citadel' || kind === 'cutiecorn') return 1;
  if (faction === 'none') return 0;
  return kind === 'undead' ? FACTION_FACTS[faction].undead : (FACTION_FACTS[faction].tiles[kind]?.count ?? 0);
}
