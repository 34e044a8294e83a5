/**
 * What a practised player does without thinking, as scores of acts. They were fitted to 10,800 turns of Veterans: such that
 * the acts a Veteran thinks best get the highest scores (a conditional logit). They agree with it in every second turn, and the
 * act chosen is one of its three best in eight turns of ten.
 */
export const HABIT = {
  /** Leads in strength by which a fight, or the most strength at the end of the Age, is as good as sure. */
  fightScale: 1.7,
  holdScale: 1.2,

  /** What it is worth to stand in a province, by what can be had there. */
  presence: -0.8,
  strength: -0.06,
  token: 0.2,
  axes: 0.21,
  doom: 0.4,
  quest: 0.124,
  safeQuest: 0.047,

  /** A point of Rage, and the last of it. */
  rage: -0.52,
  lastRage: -0.57,

  /** Pillaging where nobody can object. */
  openPillage: 1.41,
  openToken: 0.67,
  /** Pillaging where somebody can, and what winning and losing add. */
  pillage: 0.59,
  win: 1.96,
  pillageToken: 0.295,
  pillageAxes: 0.27,
  risk: -0.065,
  /** Pillaging with the last Rage, and for each point of Rage all have. */
  latePillage: -0.44,
  unrest: -0.03,
  challenge: 0.54,

  /** A Quest that is met as the board stands; one there is hope for, and with little Rage left. */
  metQuest: 4.09,
  metGlory: -0.036,
  hopedQuest: -0.06,
  hopedGlory: 0.053,
  lateHope: 0.38,
  lastQuest: -1.03,

  /** Upgrades, by gain, cost and price; those that bring a figure along. */
  upgrade: -0.36,
  upgradeGain: 0.206,
  upgradeCost: 0.21,
  upgradePrice: 0.12,
  freeFigure: 1.81,
  freeStrength: 0.48,

  /** Bringing figures, by who comes. */
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
