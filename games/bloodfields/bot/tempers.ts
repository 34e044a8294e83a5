/** How a warband's captain weighs what a turn may bring. */
export interface Temper {
  /** How much of the danger counts: not every enemy does its worst. */
  readonly fear: number;
  /** How much of a blow's worth counts. */
  readonly blow: number;
  /** How much of what the scenario gives for places counts. */
  readonly ground: number;
  /** How much a unit's own danger is a reason to act before the enemy does. */
  readonly haste: number;
}

/** The tempers of a Veteran; the first is its own. */
export const TEMPERS = {
  captain: { fear: 0.4, blow: 1, ground: 1, haste: 0.25 },
  butcher: { fear: 0.1, blow: 1.5, ground: 0.8, haste: 0.1 },
  warden: { fear: 0.9, blow: 0.9, ground: 1, haste: 0.5 },
  bannerman: { fear: 0.35, blow: 0.9, ground: 2, haste: 0.2 },
} satisfies Record<string, Temper>;

export const OWN_TEMPER: Temper = TEMPERS.captain;
