/** §11: the charge kinds terrain can cause. */
type TerrainCharge = 'hard' | 'veryHard';

/** What a D6 of 1 does to a unit in this terrain: §11.2 no charge, §11.3 no charge and no move, §11.4 a wound. */
type BadLuck = 'noCharge' | 'noMove' | 'wound';

export interface TerrainFacts {
  /** §11.1: no base moves through it. */
  readonly impassable: boolean;
  /** §8.2: no line of sight goes through it. */
  readonly blocksSight: boolean;
  /** §8.3: a unit that stands in it has cover. */
  readonly coverIn: boolean;
  /** §8.3: a line across it is not clean. */
  readonly coverAcross: boolean;
  /** §11.6: how near the defender has to be for a line across it to count; null: it counts from any distance. */
  readonly coverWithin: number | null;
  /** §5.8: a base may end on it. */
  readonly standOn: boolean;
  /** §6.2: a straight charge over it is not easy. */
  readonly obstructsCharge: boolean;
  /** §5.7: a unit pushed into it stops and is stunned. */
  readonly stopsPush: boolean;
  /** §6.2: the easiest kind a charge at a target in it can be. */
  readonly chargeOnTarget: TerrainCharge | null;
  /** §6.2: the easiest kind a charge across it can be where there is no easy one. */
  readonly chargeAcross: TerrainCharge | null;
  /** §5.4: no flight begins or ends in it. */
  readonly grounds: boolean;
  /** §11.5: a unit in it strikes and shoots down at units that are not. */
  readonly vantage: boolean;
  readonly badLuck: BadLuck | null;
}

/** Open ground; every other kind lists only its differences. */
const OPEN: TerrainFacts = {
  impassable: false,
  blocksSight: false,
  coverIn: false,
  coverAcross: false,
  coverWithin: null,
  standOn: true,
  obstructsCharge: false,
  stopsPush: false,
  chargeOnTarget: null,
  chargeAcross: null,
  grounds: false,
  vantage: false,
  badLuck: null,
};

const IMPASSABLE: TerrainFacts = {
  ...OPEN,
  impassable: true,
  blocksSight: true,
  standOn: false,
  obstructsCharge: true,
  stopsPush: true,
};

/** Terrain that gives cover to a unit standing in it. */
const COVERING: TerrainFacts = {
  ...OPEN,
  coverIn: true,
  coverAcross: true,
  obstructsCharge: true,
  chargeOnTarget: 'hard',
};

/** §11: the kinds of terrain. */
export const TERRAIN = {
  rock: IMPASSABLE,
  building: IMPASSABLE,
  forest: { ...COVERING, grounds: true, badLuck: 'noCharge' },
  swamp: { ...COVERING, badLuck: 'noMove' },
  ruins: { ...COVERING, chargeOnTarget: 'veryHard', chargeAcross: 'veryHard', badLuck: 'wound' },
  high: { ...OPEN, vantage: true },
  fence: {
    ...OPEN,
    coverAcross: true,
    coverWithin: 1000,
    standOn: false,
    obstructsCharge: true,
    stopsPush: true,
    chargeAcross: 'hard',
  },
} as const satisfies Record<string, TerrainFacts>;

export type TerrainKind = keyof typeof TERRAIN;

export const TERRAIN_KINDS: readonly TerrainKind[] = [
  'rock',
  'building',
  'forest',
  'swamp',
  'ruins',
  'high',
  'fence',
];

export const factsOf = (kind: TerrainKind): TerrainFacts => TERRAIN[kind];

/** A corner in mil, x from the west edge and y from the south one. */
export type Corner = readonly [x: number, y: number];

/** A convex piece, corners counter-clockwise. A piece of another shape is several convex parts with the same id. */
export interface TerrainPiece {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly corners: readonly Corner[];
}
