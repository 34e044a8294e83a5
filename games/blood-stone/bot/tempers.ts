/**
 * How eager a bot is, and what it puts first. Both sides give more weight to what they threaten than to what threatens
 * them: if both counted the same, both would wait for the other to come.
 */
export interface Temper {
  /** For the Soldiers: the weight of each soldier's nearness to the Witch, and of the nearest puppets' nearness to them. */
  readonly hunt: number;
  readonly caution: number;
  /** For the Witch: the weight of her nearest puppets' nearness to a soldier, and of each soldier's to her. */
  readonly prey: number;
  readonly fear: number;
  /** The weight of strikes the Witch may suffer before her next turn. */
  readonly danger: number;
  /** The weight of its own stones, the Witch's or the soldiers', relative to their worth. */
  readonly stones: number;
}

/** The tempers of a Veteran; the first is its own. */
export const TEMPERS = {
  hunter: { hunt: 0.5, caution: 0.25, prey: 0.6, fear: 0.15, danger: 1, stones: 1 },
  raider: { hunt: 1.2, caution: 0.05, prey: 1.5, fear: 0, danger: 0.4, stones: 1 },
  warden: { hunt: 0.4, caution: 0.9, prey: 0.5, fear: 0.4, danger: 2, stones: 1.2 },
  gambler: { hunt: 0.6, caution: 0.2, prey: 0.6, fear: 0.1, danger: 0.7, stones: 0.3 },
} satisfies Record<string, Temper>;

export const OWN_TEMPER: Temper = TEMPERS.hunter;
