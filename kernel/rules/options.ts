import { picklist, strictObject } from 'valibot';
import type { Schema } from './schema.ts';

/** Every option with its values. */
export type AnyOptions = Readonly<Record<string, readonly [string, ...string[]]>>;

/** One value of each option. */
type Chosen<Options extends AnyOptions> = { [Name in keyof Options]: Options[Name][number] };

/** What a table may choose, given every option with its values, and what it chooses when it says nothing: each first. */
export function tableOptions<const Options extends AnyOptions>(
  options: Options,
): { readonly schema: Schema<Chosen<Options>>; readonly defaults: Chosen<Options> } {
  const each = <T>(make: (values: AnyOptions[string]) => T): Record<string, T> =>
    Object.fromEntries(Object.entries(options).map(([name, values]) => [name, make(values)]));
  // What a record made of entries has under which key is lost on the type checker.
  return {
    schema: strictObject(each((values) => picklist(values))) as Schema<unknown> as Schema<Chosen<Options>>,
    defaults: each(([first]) => first) as Chosen<Options>,
  };
}
