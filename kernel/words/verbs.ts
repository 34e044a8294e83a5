import {
  literal,
  type LiteralSchema,
  type ObjectEntries,
  strictObject,
  type StrictObjectSchema,
} from 'valibot';

/** The schema of a move with its verb and other entries. */
type Verb<Name extends string, Entries extends ObjectEntries> = StrictObjectSchema<
  { readonly do: LiteralSchema<Name, undefined> } & Entries,
  undefined
>;

type Verbs<Entries extends Readonly<Record<string, ObjectEntries>>> = {
  readonly [Name in keyof Entries & string]: Verb<Name, Entries[Name]>;
};

/** The schemas of a game's moves by verb: `{ do: 'move', unit, to }`. */
export function verbsOf<const Entries extends Readonly<Record<string, ObjectEntries>>>(
  entries: Entries,
): Verbs<Entries> {
  const verbs = Object.entries(entries).map(([verb, rest]) => [
    verb,
    strictObject({ do: literal(verb), ...rest }),
  ]);
  // The type checker loses the keys of `fromEntries`.
  return Object.fromEntries(verbs) as Verbs<Entries>;
}
