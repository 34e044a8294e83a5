/**
 * Weights for scoring actions without looking ahead. Fitted to 10,800 turns of Veterans by a conditional logit, so that the
 * actions a Veteran likes best score highest: they pick the same action in every second turn, and one of its three best in
 * eight turns of ten.
 */
export const WEIGHTS = {
  /** The scale of a lead in strength: for winning a fight, and for keeping the most strength to the end of the Age. */
  fightScale: 1.7,
  holdScale: 1.2,

  /** Being present in a province, by what it offers. */
  presence: -0.8,
  strength: -0.06,
  token: 0.2,
  axes: 0.21,
  doom: 0.4,
  quest: 0.124,
  safeQuest: 0.047,

  /** Spending a point of Rage, and spending the last. */
  rage: -0.52,
  lastRage: -0.57,

  /** Pillaging where no rival can come. */
  openPillage: 1.41,
  openToken: 0.67,
  /** Pillaging where a rival can come, and what winning and losing add. */
  pillage: 0.59,
  win: 1.96,
  pillageToken: 0.295,
  pillageAxes: 0.27,
  risk: -0.065,
  /** Pillaging with the last Rage, and for each point of Rage all clans have. */
  latePillage: -0.44,
  totalRage: -0.03,
  challenge: 0.54,

  /** A Quest that is met on the current board; one that may still be met, and with little Rage left. */
  metQuest: 4.09,
  metGlory: -0.036,
  hopedQuest: -0.06,
  hopedGlory: 0.053,
  lateHope: 0.38,
  lastQuest: -1.03,

  /** Upgrades, by gain, cost and value; those that bring a figure along. */
  upgrade: -0.36,
  upgradeGain: 0.206,
  upgradeCost: 0.21,
  upgradeValue: 0.12,
  freeFigure: 1.81,
  freeStrength: 0.48,

  /** Bringing figures to the board, by kind. */
  invade: 0.22,
  leader: 1.38,
  ship: 0.77,
  monster: 0.44,
  recall: -0.51,

  march: -0.58,
  marcher: 0.04,
  sacrifice: -1.4,
  pass: -2.17,
} as const;
