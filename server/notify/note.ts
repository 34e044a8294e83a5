import * as v from 'valibot';

/** What somebody is sent, in their language. */
export const noteSchema = v.object({
  title: v.string(),
  body: v.string(),
  /** The table's address on this server. */
  path: v.string(),
  table: v.string(),
  game: v.string(),
});
export type Note = v.InferOutput<typeof noteSchema>;

/** The most a push service takes, with some to spare for other letters than ours. */
const MOST_LETTERS = 600;

export function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`;
}
