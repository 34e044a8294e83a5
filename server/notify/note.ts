import * as v from 'valibot';

/** A notification, in the reader's language. */
export const noteSchema = v.object({
  title: v.string(),
  body: v.string(),
  /** The path of the page it links to, on this server. */
  path: v.string(),
  table: v.string(),
  game: v.string(),
});
export type Note = v.InferOutput<typeof noteSchema>;

/** What push services accept, with room for characters of several bytes. */
const MOST_LETTERS = 600;

export function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS - 1).join('')}…`;
}
