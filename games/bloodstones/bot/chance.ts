import type { Seat } from '@sanguine/kernel';
import type { Faction } from '../content/factions.ts';
import type { UnitKind } from '../content/kinds.ts';
import type { Terrain } from '../content/map.ts';
import { battleOdds } from '../rules/odds.ts';
import type { State } from '../rules/state.ts';
import { drawCount, itemise, strengthOf } from '../rules/strength.ts';
import { pipsOf, playerOf } from '../rules/tiles.ts';

/** One side of a battle that might be fought. */
export interface Army {
  readonly faction: Faction | 'none';
  readonly units: readonly UnitKind[];
  /** Pips of the tiles it might swap in, the best first. */
  readonly swaps: readonly number[];
}

const known = new Map<string, number>();

/** The attacker's exact chance of winning, re-fights included. */
export function victoryChance(attacker: Army, defender: Army, terrain: Terrain): number {
  const ours = { faction: attacker.faction, units: attacker.units };
  const theirs = { faction: defender.faction, units: defender.units };
  const lead =
    strengthOf(itemise(ours, theirs, terrain, true)) - strengthOf(itemise(theirs, ours, terrain, false));
  const draws = [
    drawCount(attacker.units, defender.units),
    drawCount(defender.units, attacker.units),
  ] as const;
  const shield = defender.units.includes('shield');
  // Beyond nine there is no tile left to turn the battle.
  const capped = Math.max(-9, Math.min(9, lead));
  const key = `${capped} ${draws.join('')} ${shield} ${attacker.swaps.join('')} ${defender.swaps.join('')}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { victory } = battleOdds({
    attacker: { strength: capped, draws: draws[0], swaps: attacker.swaps },
    defender: { strength: 0, draws: draws[1], swaps: defender.swaps },
    shield,
  });
  known.set(key, victory);
  return victory;
}

/** The two best swaps of a seat: those of the own hand, or what a hand of that size is likely to hold. */
export function likelySwaps(state: State, seat: Seat): number[] {
  const { hand, faction } = playerOf(state, seat);
  if (hand.includes('hidden')) return hand.length >= 5 ? [5] : hand.length >= 3 ? [4] : [];
  return hand
    .map((tile) => pipsOf(faction, tile))
    .toSorted((a, b) => b - a)
    .slice(0, 2);
}
