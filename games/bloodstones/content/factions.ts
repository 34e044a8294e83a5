import type { TileKind } from './kinds.ts';

export const FACTIONS = [
  'dragonRiders',
  'horseLords',
  'hillFolk',
  'necromancers',
  'corsairs',
  'chaosHorde',
] as const;
export type Faction = (typeof FACTIONS)[number];

export interface TileFacts {
  readonly count: number;
  /** Tiles discarded to build it; null if it cannot be built. */
  readonly cost: number | null;
  readonly pips: number;
}

export interface FactionFacts {
  readonly tiles: Readonly<Partial<Record<TileKind, TileFacts>>>;
  readonly handSize: number;
  readonly startVp: number;
  /** Has a citadel and builds villages. */
  readonly settles: boolean;
  /** Undead tiles kept beside the map. */
  readonly undead: number;
  /** The fewest players the rulebook allows the faction with. */
  readonly minPlayers: number;
}

/** §1.2: cost and pips of a tile, the same for most factions. */
const COMMON: Readonly<Record<TileKind, { readonly cost: number | null; readonly pips: number }>> = {
  skirmishers: { cost: 0, pips: 2 },
  swords: { cost: 1, pips: 4 },
  axes: { cost: 1, pips: 4 },
  shield: { cost: 1, pips: 3 },
  cavalry: { cost: 2, pips: 3 },
  lizardmen: { cost: 0, pips: 2 },
  reivers: { cost: 0, pips: 2 },
  goblins: { cost: 0, pips: 3 },
  hordes: { cost: 0, pips: 3 },
  siegeEngine: { cost: 1, pips: 3 },
  leader: { cost: 2, pips: 5 },
  ship: { cost: 1, pips: 4 },
  castle: { cost: 2, pips: 4 },
  dragon: { cost: 2, pips: 5 },
  giant: { cost: 2, pips: 5 },
  necromancer: { cost: 2, pips: 5 },
  blank: { cost: null, pips: 5 },
};

const tile = (kind: TileKind, count: number): TileFacts => ({ count, ...COMMON[kind] });

/** Kinds every faction but the Chaos Horde has in the same number. */
const levy = { skirmishers: tile('skirmishers', 4) };

const SETTLER = { handSize: 6, startVp: 0, settles: true, undead: 0, minPlayers: 2 } as const;

export const FACTION_FACTS: Readonly<Record<Faction, FactionFacts>> = {
  dragonRiders: {
    ...SETTLER,
    tiles: {
      ...levy,
      swords: tile('swords', 4),
      shield: tile('shield', 4),
      cavalry: tile('cavalry', 4),
      lizardmen: tile('lizardmen', 4),
      siegeEngine: tile('siegeEngine', 2),
      leader: tile('leader', 1),
      ship: tile('ship', 5),
      castle: tile('castle', 4),
      dragon: tile('dragon', 2),
      blank: tile('blank', 2),
    },
  },
  horseLords: {
    ...SETTLER,
    handSize: 7,
    tiles: {
      ...levy,
      swords: tile('swords', 6),
      shield: tile('shield', 4),
      cavalry: tile('cavalry', 6),
      siegeEngine: tile('siegeEngine', 2),
      leader: tile('leader', 2),
      ship: tile('ship', 5),
      castle: tile('castle', 4),
      blank: tile('blank', 3),
    },
  },
  hillFolk: {
    ...SETTLER,
    tiles: {
      ...levy,
      swords: tile('swords', 2),
      shield: tile('shield', 4),
      cavalry: tile('cavalry', 4),
      reivers: tile('reivers', 4),
      siegeEngine: tile('siegeEngine', 2),
      leader: tile('leader', 1),
      ship: tile('ship', 5),
      castle: { count: 6, cost: 1, pips: 4 },
      giant: tile('giant', 2),
      blank: tile('blank', 2),
    },
  },
  necromancers: {
    ...SETTLER,
    undead: 4,
    tiles: {
      ...levy,
      swords: tile('swords', 2),
      shield: tile('shield', 2),
      cavalry: tile('cavalry', 4),
      goblins: tile('goblins', 8),
      siegeEngine: tile('siegeEngine', 2),
      leader: tile('leader', 1),
      ship: tile('ship', 5),
      castle: tile('castle', 4),
      necromancer: tile('necromancer', 4),
    },
  },
  corsairs: {
    ...SETTLER,
    minPlayers: 3,
    tiles: {
      ...levy,
      axes: tile('axes', 12),
      shield: tile('shield', 4),
      siegeEngine: tile('siegeEngine', 1),
      leader: tile('leader', 1),
      ship: tile('ship', 8),
      castle: tile('castle', 2),
      blank: tile('blank', 4),
    },
  },
  chaosHorde: {
    handSize: 6,
    startVp: 10,
    settles: false,
    undead: 0,
    minPlayers: 4,
    tiles: {
      cavalry: { count: 10, cost: 1, pips: 4 },
      hordes: tile('hordes', 20),
      leader: tile('leader', 2),
      ship: tile('ship', 2),
      blank: tile('blank', 2),
    },
  },
};

export const CUTIECORN_COST = 2;
export const OPENING_HAND = 9;
export const BUILD_POINTS = 5;
export const VILLAGES = 20;
