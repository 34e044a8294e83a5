/** What things are worth in Victory Points on average: found by playing bots against each other. */

/** Of a unit's cost: what all of its health is worth to lose, and what its fall adds. */
export const HEALTH = 0.8;
export const FALL = 0.7;
/** Of its cost: what its activation of this round is worth, which it loses by falling before. */
export const TURN = 0.15;

/** An Inspire token that may still be of use, and one that hardly will. */
export const TOKEN = 1.2;
export const SPARE_TOKEN = 0.3;
/** A Shield, in health. */
export const SHIELD = 0.8;

/** Of a unit's cost: what a condition costs it. */
export const CONDITION = {
  blind: 0.06,
  immobilize: 0.07,
  silence: 0.02,
  weakness: 0.09,
  spotted: 0.03,
  stun: 0.12,
} as const;
/** Of a Mage's cost: to be silenced. */
export const SILENCED_MAGE = 0.15;
/** Health a DOT token takes in the end. */
export const BURN = 1.3;

/** An inch of the way to where there is something to fight. */
export const INCH = 0.25;
/** An inch a unit is pushed or dragged. */
export const SHOVE = 0.4;
/** A gained action, as a part of the unit's cost. */
export const ACTION = 0.1;
/** Charms that answer: how much of what they prevent is worth keeping them for. */
export const CHARM = 1.5;
