import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** The first group of every match, each once. */
export const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

export const GAMES: readonly string[] = readdirSync(new URL('games/', root));

/** A call of `refusal(…)`: the section it cites and the codes it can have, as written. */
interface RefusalCall {
  readonly rule: string;
  readonly codes: readonly string[];
}

/** A game's sources, read for what its rules refuse and which sections they cite. */
export class Scan {
  readonly #folder: URL;
  readonly rules: string;
  readonly refusals: readonly RefusalCall[];

  /** `parts`: what stands for a part of a code that is put together. */
  constructor(game: string, parts: Readonly<Record<string, readonly string[]>>) {
    this.#folder = new URL(`games/${game}/`, root);
    this.rules = this.sources('rules');
    this.refusals = [...this.rules.matchAll(/refusal\(\s*([^,]+?),\s*([^,)]+)/g)].map((match) => ({
      rule: match[1] ?? '',
      codes: all(match[2] ?? '', /['`]([^'`]*\.[^'`]+)['`]/g).flatMap((code) => spellOut(code, parts)),
    }));
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

  #json(path: string): unknown {
    return JSON.parse(this.#read(path));
  }

  messages(path: string): Readonly<Record<string, string>> {
    return this.#json(path) as Readonly<Record<string, string>>;
  }

  /** The ids of the rulebook's sections. */
  sections(): string[] {
    const { sections } = this.#json('text/rulebook/en.json') as { sections: { id: string }[] };
    return sections.map(({ id }) => id);
  }
}

/** A code with its parts filled in; one that nobody explains stays as it is and fits no message. */
function spellOut(code: string, parts: Readonly<Record<string, readonly string[]>>): string[] {
  const [hole, name = ''] = /\$\{(\w+)\}/.exec(code) ?? [];
  if (hole === undefined) return [code];
  return (parts[name] ?? []).flatMap((part) => spellOut(code.replace(hole, part), parts));
}
