import type { GenericSchema } from 'valibot';

/** The options of a variant by the words that tell them apart. */
interface Options {
  readonly key: string;
  readonly byWord: ReadonlyMap<unknown, GenericSchema>;
}

/** Null for a schema that is no variant, or one whose options cannot be told apart by a word. */
const known = new WeakMap<object, Options | null>();

/**
 * Of a variant, the option the data says it is: the library would try one after the other. Undefined where that is not
 * known; then the whole schema has to say what is wrong.
 */
export function optionOf<Schema extends GenericSchema>(schema: Schema, data: unknown): Schema | undefined {
  let options = known.get(schema);
  if (options === undefined) known.set(schema, (options = optionsOf(schema)));
  if (options === null || typeof data !== 'object' || data === null) return undefined;
  // An option takes nothing that the variant does not take, and makes the same of it.
  return options.byWord.get(Reflect.get(data, options.key)) as Schema | undefined;
}

function optionsOf(schema: GenericSchema): Options | null {
  if (!isVariant(schema)) return null;
  const { key } = schema;
  const byWord = new Map<unknown, GenericSchema>();
  for (const option of schema.options) {
    const words = wordsOf(option.entries?.[key]);
    if (words.length === 0 || words.some((word) => byWord.has(word))) return null;
    for (const word of words) byWord.set(word, option);
  }
  return { key, byWord };
}

/** None where it takes other things than single words. */
function wordsOf(word: Word | undefined): readonly unknown[] {
  if (word?.type === 'literal') return [word.literal];
  return word?.type === 'picklist' ? (word.options ?? []) : [];
}

interface Word {
  readonly type: string;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
}

interface Variant extends GenericSchema {
  readonly key: string;
  readonly options: readonly (GenericSchema & { readonly entries?: Readonly<Record<string, Word>> })[];
}

function isVariant(schema: GenericSchema): schema is Variant {
  return schema.type === 'variant';
}
