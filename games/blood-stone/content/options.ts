import * as v from 'valibot';

/** The points tables disagree on, each with the rulebook's way first. */
export const OPTIONS = {
  /** Who plays the Witch: the second seat, the first, or whom the coin says. */
  sides: ['second', 'first', 'coin'],
} as const;

export const optionsSchema = v.strictObject({ sides: v.picklist(OPTIONS.sides) });
export type Options = v.InferOutput<typeof optionsSchema>;

export const DEFAULT_OPTIONS: Options = { sides: OPTIONS.sides[0] };
