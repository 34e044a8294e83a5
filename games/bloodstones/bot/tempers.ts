/** How a bot weighs what it wants against what it fears. */
export interface Temper {
  /** The share a prize under own units is worth before it is taken. */
  readonly prize: number;
  /** Attraction of prizes farther off, for each unit. */
  readonly attraction: number;
  /** A rival's unit destroyed, as a share of its value. */
  readonly kill: number;
  /** How much own possible losses count. */
  readonly care: number;
  /** The share of a unit's value that counts with the whole game left to use it. */
  readonly lasting: number;
  /** How dear tiles are, compared with their usual price. */
  readonly thrift: number;
  /** The share of a rival's hand expected to go into one attack. */
  readonly dread: number;
  /** How much the rest of own villages counts when the force that threatens them is beaten. */
  readonly hunt: number;
  /** How far a rival's loss counts by how near that rival is to winning: 0 not at all, 1 altogether. */
  readonly grudge: number;
}

const MARSHAL: Temper = {
  prize: 0.8,
  attraction: 0.1,
  kill: 0.8,
  care: 0.3,
  lasting: 1.5,
  thrift: 1,
  dread: 0.4,
  hunt: 2,
  grudge: 1,
};

/** The first is the level's own. */
export const TEMPERS = {
  marshal: MARSHAL,
  raider: { ...MARSHAL, prize: 1.3, attraction: 0.2, lasting: 0.9 },
  warden: { ...MARSHAL, prize: 0.75, care: 1, dread: 0.6, lasting: 0.9 },
  hunter: { ...MARSHAL, prize: 0.9, attraction: 0.2, kill: 1.4, hunt: 3.5, lasting: 0.9 },
} satisfies Record<string, Temper>;

export const DEFAULT_TEMPER: Temper = TEMPERS.marshal;
