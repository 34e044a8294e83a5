import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The first group of every match, each once. */
export const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

const kernelSource = (name: string): string => readFileSync(new URL(`kernel/${name}.ts`, root), 'utf8');

export const GAMES: readonly string[] = readdirSync(new URL('games/', root));

/** A call of `refusal(…)`: the section it cites and the codes it can have, as written. */
interface RefusalCall {
  readonly rule: string;
  readonly codes: readonly string[];
}

/** A game's sources, read for what they say and what they must have words for. */
export class Scan {
  readonly #folder: URL;
  readonly rules: string;
  readonly text: string;
  readonly refusals: readonly RefusalCall[];
  /** Every code a refusal of the game or of the kernel can have. */
  readonly codes: readonly string[];
  readonly steps: readonly string[];
  readonly events: readonly string[];
  readonly verbs: readonly string[];

  /**
   * `parts`: what stands for a part of a code that is put together: `act.${act}Done`. `frames`: the interfaces that
   * list the steps.
   */
  constructor(
    game: string,
    parts: Readonly<Record<string, readonly string[]>>,
    frames: readonly string[] = ['Frames'],
  ) {
    this.#folder = new URL(`games/${game}/`, root);
    this.rules = this.sources('rules');
    // The kernel says a few things for all games, in their words.
    this.text = [this.sources('text'), kernelSource('desk'), kernelSource('wording')].join('\n');
    this.refusals = [...this.rules.matchAll(/refusal\(\s*([^,]+?),\s*([^,)]+)/g)].map((match) => ({
      rule: match[1] ?? '',
      codes: all(match[2] ?? '', /['`]([^'`]*\.[^'`]+)['`]/g).flatMap((code) => spellOut(code, parts)),
    }));
    this.codes = [
      ...new Set([
        ...this.refusals.flatMap(({ codes }) => codes),
        ...['refusal', 'steps']
          .map(kernelSource)
          .flatMap((source) => all(source, /'((?:kernel|step)\.\w+)'/g)),
      ]),
    ];
    this.steps = [
      ...frames.flatMap((name) => this.named('rules/frames.ts', `interface ${name} {`, '\n}')),
      'over',
    ];
    this.events = all(this.between('rules/events.ts', 'type Event =', 'never'), /readonly e: '([\w.]+)'/g);
    this.verbs = this.named('rules/moves.ts', 'verbs = verbsOf({', '\n});');
  }

  /** All programs of a folder in one. */
  sources(folder: string): string {
    return readdirSync(new URL(folder, this.#folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => this.#read(`${folder}/${name}`))
      .join('\n');
  }

  #read(path: string): string {
    return readFileSync(new URL(path, this.#folder), 'utf8');
  }

  json(path: string): unknown {
    return JSON.parse(this.#read(path));
  }

  messages(path: string): Readonly<Record<string, string>> {
    return this.json(path) as Readonly<Record<string, string>>;
  }

  /** The ids of the rulebook's sections. */
  sections(): string[] {
    const { sections } = this.json('text/rulebook/en.json') as { sections: { id: string }[] };
    return sections.map(({ id }) => id);
  }

  /** The part of a file from one word up to another, or to its end. */
  between(file: string, from: string, to: string): string {
    const source = this.#read(file);
    const start = source.indexOf(from);
    if (start < 0) throw new Error(`${file} has no ${from}`);
    const end = source.indexOf(to, start);
    return end < 0 ? source.slice(start) : source.slice(start, end);
  }

  /** The words of a list in a source file. */
  listed(file: string, from: string, to: string): string[] {
    return all(this.between(file, from, to), /'([\w.-]+)'/g);
  }

  /** The names of a record's entries in a source file, one to a line. */
  named(file: string, from: string, to: string): string[] {
    return all(this.between(file, from, to), /^ {2}(\w+):/gm);
  }
}

/** A code with its parts filled in; one that nobody explains stays as it is and fits no message. */
function spellOut(code: string, parts: Readonly<Record<string, readonly string[]>>): string[] {
  const [hole, name = ''] = /\$\{(\w+)\}/.exec(code) ?? [];
  if (hole === undefined) return [code];
  return (parts[name] ?? []).flatMap((part) => spellOut(code.replace(hole, part), parts));
}
