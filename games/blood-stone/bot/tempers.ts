/**
 * How eager a bot is, and what it puts first. Both sides count what they threaten for more than what threatens them:
 * whoever weighs both alike waits for the other to come, and so does the other.
 */
export interface Temper {
  /** For the Soldiers: each soldier's nearness to the Witch, and that of the nearest puppets to them. */
  readonly hunt: number;
  readonly caution: number;
  /** For the Witch: the nearness of her nearest puppets to a soldier, and each soldier's to her. */
  readonly prey: number;
  readonly fear: number;
  /** How much strikes at the Witch count that may fall before her next turn. */
  readonly danger: number;
  /** How much its own stones count, the Witch's or the soldiers', of what they are worth. */
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
