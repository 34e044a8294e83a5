import { picklist, strictObject } from 'valibot';
import type { Schema } from './schema.ts';

/** Every option with its values. */
export type AnyOptions = Readonly<Record<string, readonly [string, ...string[]]>>;

/** One value of each option. */
type Chosen<Options extends AnyOptions> = { [Name in keyof Options]: Options[Name][number] };

/** The schema of a table's options, and its defaults: the first value of each. */
export function tableOptions<const Options extends AnyOptions>(
  options: Options,
): { readonly schema: Schema<Chosen<Options>>; readonly defaults: Chosen<Options> } {
  const each = <T>(make: (values: AnyOptions[string]) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(options).map(([name, values]) => [name, make(values)]));
  // The type checker loses the keys of `fromEntries`.
  return {
    schema: strictObject(each((values) => picklist(values))) as Schema<unknown> as Schema<Chosen<Options>>,
    defaults: each(([first]) => first) as Chosen<Options>,
  };
}
