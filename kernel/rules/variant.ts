import type { GenericSchema } from 'valibot';

/** The options of a variant by the values of its discriminator. */
interface Options {
  readonly key: string;
  readonly byWord: ReadonlyMap<unknown, GenericSchema>;
}

/** Null for a schema that is no variant, or whose options cannot be told apart by literal values. */
const known = new WeakMap<object, Options | null>();

/**
 * The option of a variant that the data names; the library would try them one by one. Undefined if there is none, so
 * that the whole schema reports what is wrong.
 */
export function optionOf<Schema extends GenericSchema>(schema: Schema, data: unknown): Schema | undefined {
  let options = known.get(schema);
  if (options === undefined) known.set(schema, (options = optionsOf(schema)));
  if (options === null || typeof data !== 'object' || data === null) return undefined;
  // An option accepts only what its variant accepts, with the same result.
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

/** Empty unless the entry is a literal or a picklist. */
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
