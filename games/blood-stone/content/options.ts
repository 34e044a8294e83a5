import { tableOptions } from '@sanguine/kernel';

/** The points on which groups of players differ, each with the default first. */
export const OPTIONS = {
  /** Who plays the Witch: the second seat, the first, or a coin toss decides. */
  sides: ['second', 'first', 'coin'],
} as const;

export const { schema: optionsSchema, defaults: DEFAULT_OPTIONS } = tableOptions(OPTIONS);
export type Options = typeof DEFAULT_OPTIONS;
