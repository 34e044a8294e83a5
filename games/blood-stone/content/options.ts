import { tableOptions } from '@sanguine/kernel';

/** The points tables disagree on, each with the rulebook's way first. */
export const OPTIONS = {
  /** Who plays the Witch: the second seat, the first, or whom the coin says. */
  sides: ['second', 'first', 'coin'],
} as const;

export const { schema: optionsSchema, defaults: DEFAULT_OPTIONS } = tableOptions(OPTIONS);
export type Options = typeof DEFAULT_OPTIONS;
