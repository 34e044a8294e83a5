/** What things are worth in Victory Points on average: found by playing bots against each other. */

/** Parts of a unit's cost: what losing all its health is worth, and what its fall adds. */
export const HEALTH = 0.8;
export const FALL = 0.7;
/** Part of its cost: what its activation this round is worth, lost if it falls before. */
export const TURN = 0.15;

/** An Inspire token that may still be of use, and one that hardly will be. */
export const TOKEN = 1.2;
export const SPARE_TOKEN = 0.3;
/** A Shield, in health. */
export const SHIELD = 0.8;

/** Parts of a unit's cost: what a condition costs it. */
export const CONDITION = {
  blind: 0.06,
  immobilize: 0.07,
  silence: 0.02,
  weakness: 0.09,
  spotted: 0.03,
  stun: 0.12,
} as const;
/** Part of a Mage's cost: what being silenced costs it. */
export const SILENCED_MAGE = 0.15;
/** Health a DOT token takes in the end. */
export const BURN = 1.3;

/** An inch towards somewhere to fight. */
export const INCH = 0.25;
/** An inch a unit is pushed or dragged. */
export const SHOVE = 0.4;
/** A gained action, as part of the unit's cost. */
export const ACTION = 0.1;
/** What using up a charm costs: it might prevent more later. */
export const CHARM = 1.5;
