import * as v from 'valibot';

/** A space by its number: row by row from the Witch's edge, each row from the west. */
export type Space = number;

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** `.` open, `#` dark, `W` a start space of the Witch's side, `S` one of the Soldiers'. */
const Row = v.pipe(v.string(), v.regex(/^[.#WS]{5,15}$/));

const count = (rows: readonly string[], mark: string): number => rows.join('').split(mark).length - 1;

export const GladeSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
    name: v.strictObject({ en: Text, ja: Text }),
    /** Dark spaces also block lines. */
    darkBlocks: v.boolean(),
    rows: v.pipe(v.array(Row), v.minLength(5), v.maxLength(15), v.readonly()),
  }),
  v.check(({ rows }) => new Set(rows.map((row) => row.length)).size === 1, 'every row is as wide'),
  v.check(({ rows }) => count(rows, 'W') >= 5 && count(rows, 'S') >= 3, 'room for both sides to start'),
  v.readonly(),
);
export type Glade = v.InferOutput<typeof GladeSchema>;
