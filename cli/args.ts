import { parseArgs } from 'node:util';
import { type KeyUnder, type Locale, nearest } from '@sanguine/kernel';
import { CommandProblem } from './problem.ts';
import type { Phrase } from './text/say.ts';

export interface Option {
  /** The placeholder in the help: `N`, `FILE`. Omitted for a switch without a value. */
  readonly value?: string;
  /** May be given several times. */
  readonly multiple?: boolean;
  /** The explanation, if it comes from a game. */
  readonly about?: Readonly<Record<Locale, string>>;
}

export type OptionSet = Readonly<Record<string, Option>>;
/** Options of the command itself, explained in the program's texts. */
export type OwnOptions = Readonly<Partial<Record<KeyUnder<Phrase, 'option'>, Option>>>;

/** Options every command has. */
export const COMMON_OPTIONS: OwnOptions = { lang: { value: 'en|ja' }, help: {} };

/** A parsed command line. */
export class Arguments {
  readonly positionals: readonly string[];
  readonly #values: ReadonlyMap<string, readonly string[]>;

  constructor(positionals: readonly string[], values: ReadonlyMap<string, readonly string[]>) {
    this.positionals = positionals;
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  text(name: string): string | undefined {
    return this.#values.get(name)?.at(-1);
  }

  all(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  /** All options that were given, with their values. */
  get given(): Iterable<readonly [string, readonly string[]]> {
    return this.#values;
  }

  /** Throws unless the value is a whole number within bounds. */
  whole(name: string, least: number, most: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const number = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new CommandProblem('problem.number', { option: name, value: text, least, most });
  }

  /** A seat index; the user counts seats from one. */
  seat(seats: number): number | undefined {
    const number = this.whole('seat', 1, seats);
    return number === undefined ? undefined : number - 1;
  }

  /** Throws if there are more than `count` positional arguments. */
  atMost(count: number): this {
    const extra = this.positionals[count];
    if (extra !== undefined) throw new CommandProblem('problem.extra', { word: extra });
    return this;
  }
}

export function parse(args: readonly string[], own: OptionSet): Arguments {
  const options: OptionSet = { ...COMMON_OPTIONS, ...own };
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [
        name,
        { type: value === undefined ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  });
  const positionals: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined || !rawName.startsWith('--')) throw unknownOption(rawName, options);
    if (option.value === undefined && value !== undefined)
      throw new CommandProblem('problem.noValue', { option: name });
    // An option where a value is expected means that the value was forgotten.
    const missing = value === undefined || value === '' || (!token.inlineValue && value.startsWith('--'));
    if (option.value !== undefined && missing) {
      throw new CommandProblem('problem.missingValue', { option: name, value: option.value });
    }
    const before = values.get(name) ?? [];
    if (before.length > 0 && option.multiple !== true)
      throw new CommandProblem('problem.twice', { option: name });
    values.set(name, [...before, value ?? '']);
  }
  return new Arguments(positionals, values);
}

function unknownOption(rawName: string, options: OptionSet): CommandProblem {
  const meant = nearest(rawName.replace(/^-+/, ''), Object.keys(options));
  return meant === undefined
    ? new CommandProblem('problem.option', { option: rawName })
    : new CommandProblem('problem.optionHint', { option: rawName, meant });
}
