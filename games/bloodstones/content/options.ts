import { tableOptions } from '@sanguine/kernel';

/** §16: the points on which groups of players differ, each with the default first. */
export const OPTIONS = {
  factionPick: ['draft', 'random'],
  factionLimits: ['enforce', 'free'],
  openingBuild: ['sequential', 'simultaneous'],
  swapVisibility: ['public', 'secret'],
  stallGuard: ['off', 'idle'],
  roundLimit: ['off', '30', '45', '60'],
  wipedOutVillage: ['paid', 'free'],
  cutiecorn: ['off', 'on'],
  regroupTarget: ['standard', 'short'],
} as const;

export const { schema: optionsSchema, defaults: DEFAULT_OPTIONS } = tableOptions(OPTIONS);
export type Options = typeof DEFAULT_OPTIONS;
