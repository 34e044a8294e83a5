import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The distinct first groups of all matches. */
export const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

/** The finished games. One that is still being built has no `game.ts`. */
export const GAMES: readonly string[] = readdirSync(new URL('games/', root)).filter((game) =>
  existsSync(new URL(`games/${game}/game.ts`, root)),
);

/** A call of `refusal(…)`: the section it cites and its possible codes, as written. */
interface RefusalCall {
  readonly rule: string;
  readonly codes: readonly string[];
}

/** Scans a game's sources for refusals and cited sections. */
export class Scan {
  readonly #folder: URL;
  readonly rules: string;
  readonly refusals: readonly RefusalCall[];

  /** `parts` has the values of the variable parts of composed codes. */
  constructor(game: string, parts: Readonly<Record<string, readonly string[]>>) {
    this.#folder = new URL(`games/${game}/`, root);
    this.rules = this.sources('rules');
    this.refusals = [...this.rules.matchAll(/refusal\(\s*([^,]+?),\s*([^,)]+)/g)].map((match) => ({
      rule: match[1] ?? '',
      codes: all(match[2] ?? '', /['`]([^'`]*\.[^'`]+)['`]/g).flatMap((code) => spellOut(code, parts)),
    }));
  }

  /** The concatenated code of a folder. */
  sources(folder: string): string {
    return readdirSync(new URL(folder, this.#folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => this.#read(`${folder}/${name}`))
      .join('\n');
  }

  #read(path: string): string {
    return readFileSync(new URL(path, this.#folder), 'utf8');
  }

  #json(path: string): unknown {
    return JSON.parse(this.#read(path));
  }

  messages(path: string): Readonly<Record<string, string>> {
    return this.#json(path) as Readonly<Record<string, string>>;
  }

  sections(): string[] {
    const { sections } = this.#json('text/rulebook/en.json') as { sections: { id: string }[] };
    return sections.map(({ id }) => id);
  }
}

/** A code with its variable parts filled in; empty if a part has no known values. */
function spellOut(code: string, parts: Readonly<Record<string, readonly string[]>>): string[] {
  const [hole, name = ''] = /\$\{(\w+)\}/.exec(code) ?? [];
  if (hole === undefined) return [code];
  return (parts[name] ?? []).flatMap((part) => spellOut(code.replace(hole, part), parts));
}
