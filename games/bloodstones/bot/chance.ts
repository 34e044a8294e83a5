import type { Seat } from '@sanguine/kernel';
import type { Faction } from '../content/factions.ts';
import type { UnitKind } from '../content/kinds.ts';
import type { Terrain } from '../content/map.ts';
import { descending } from '../rules/battle-tiles.ts';
import { battleOdds } from '../rules/odds.ts';
import type { State, Tile } from '../rules/state.ts';
import { drawCount, strengthIn } from '../rules/strength.ts';
import { pipsOf, playerOf } from '../rules/tiles.ts';

/** One side of a battle that might be fought. */
export interface Army {
  readonly faction: Faction | 'none';
  readonly units: readonly UnitKind[];
  /** Pips of the tiles it might swap in, the best first, at most two. */
  readonly swaps: readonly number[];
}

const known = new Map<number, number>();

/** Two swaps of 0 to 5 pips as one number. */
export const folded = (swaps: readonly number[]): number => (swaps[0] ?? 0) * 6 + (swaps[1] ?? 0);

/** The attacker's exact chance of winning, including battles fought again. */
export function victoryChance(attacker: Army, defender: Army, terrain: Terrain): number {
  const lead = strengthIn(attacker, defender, terrain, true) - strengthIn(defender, attacker, terrain, false);
  const drawn = drawCount(attacker.units, defender.units);
  const theirDrawn = drawCount(defender.units, attacker.units);
  const shield = defender.units.includes('shield');
  // No tile can make up a difference of more than nine.
  const capped = Math.max(-9, Math.min(9, lead));
  let key = (capped + 9) * 8 + (drawn - 3) * 4 + (theirDrawn - 3) * 2 + (shield ? 1 : 0);
  key = (key * 36 + folded(attacker.swaps)) * 36 + folded(defender.swaps);
  const before = known.get(key);
  if (before !== undefined) return before;
  const { victory } = battleOdds({
    attacker: { strength: capped, draws: drawn, swaps: attacker.swaps },
    defender: { strength: 0, draws: theirDrawn, swaps: defender.swaps },
    shield,
  });
  known.set(key, victory);
  return victory;
}

/** The two best swaps of the viewer's own hand; for a rival, what a hand of that size is likely to hold. */
export function likelySwaps(state: State, seat: Seat, viewer: Seat): number[] {
  const { hand, faction } = playerOf(state, seat);
  if (seat !== viewer) return hand.length >= 5 ? [5] : hand.length >= 3 ? [4] : [];
  return bestSwaps(faction, hand);
}

export function bestSwaps(faction: Faction | 'none', hand: readonly Tile[]): number[] {
  return descending(hand.map((tile) => pipsOf(faction, tile))).slice(0, 2);
}
