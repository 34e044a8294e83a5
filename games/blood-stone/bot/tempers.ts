/**
 * How eager a bot is. Both sides count what they threaten for more than what threatens them: whoever weighs both alike
 * waits for the other to come, and so does the other.
 */
export interface Temper {
  /** For the Soldiers: each soldier's nearness to the Witch, and each puppet's to them. */
  readonly hunt: number;
  readonly caution: number;
  /** For the Witch: each puppet's nearness to a soldier, and each soldier's to her. */
  readonly prey: number;
  readonly fear: number;
}

/** The first is the level's own. */
export const TEMPERS = {
  hunter: { hunt: 0.5, caution: 0.6, prey: 3, fear: 0.15 },
} as const satisfies Record<string, Temper>;
