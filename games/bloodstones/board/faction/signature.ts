import type { Faction } from '../../content/factions.ts';
import type { TileKind } from '../../content/kinds.ts';

/** The unit each faction is known by. */
export const SIGNATURES: Readonly<Record<Faction, TileKind>> = {
  dragonRiders: 'dragon',
  horseLords: 'cavalry',
  hillFolk: 'giant',
  necromancers: 'necromancer',
  corsairs: 'ship',
  chaosHorde: 'hordes',
};
