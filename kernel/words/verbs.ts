import {
  literal,
  type LiteralSchema,
  type ObjectEntries,
  strictObject,
  type StrictObjectSchema,
} from 'valibot';

/** A move by its verb, with what else it says. */
type Verb<Name extends string, Entries extends ObjectEntries> = StrictObjectSchema<
  { readonly do: LiteralSchema<Name, undefined> } & Entries,
  undefined
>;

type Verbs<Entries extends Readonly<Record<string, ObjectEntries>>> = {
  readonly [Name in keyof Entries & string]: Verb<Name, Entries[Name]>;
};

/** The schemas of a game's moves, each under the verb it begins with: `{ do: 'move', unit, to }`. */
export function verbsOf<const Entries extends Readonly<Record<string, ObjectEntries>>>(
  entries: Entries,
): Verbs<Entries> {
  const verbs = Object.entries(entries).map(([verb, rest]) => [
    verb,
    strictObject({ do: literal(verb), ...rest }),
  ]);
  // What a record made of entries has under which key is lost on the type checker.
  return Object.fromEntries(verbs) as Verbs<Entries>;
}
