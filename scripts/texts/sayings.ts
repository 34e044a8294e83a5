import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const HOLE = String.raw`\$\{[^{}\`]*\}`;
/** A composed key, or part of one: `step.${step}`. */
const COMPOSED = new RegExp(`\`((?:[\\w.-]|${HOLE})+)\``, 'g');
const QUOTED = /['"]([\p{L}\w.-]+)['"]/gu;
const ENTRY = /\b(\w+)\??:/g;

/** The keys that sources can use: quoted ones, and those composed from words found in the sources. */
export class Sayings {
  readonly #quoted: ReadonlySet<string>;
  readonly #words: ReadonlySet<string>;
  readonly #composed: readonly RegExp[];

  /** `rooms` use the keys; `sources` hold the words that keys are composed from. */
  constructor(rooms: readonly string[], sources: readonly string[]) {
    const said = read(rooms);
    const known = read(sources);
    this.#quoted = new Set(found(said, QUOTED));
    this.#words = new Set([...found(known, QUOTED), ...found(known, ENTRY)]);
    this.#composed = [...new Set(found(said + known, COMPOSED))].flatMap((text) => {
      const parts = text.split(new RegExp(HOLE));
      // A template of only variables would match everything.
      if (parts.length === 1 || !/\w/.test(parts.join(''))) return [];
      return [new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('(.*)')}$`)];
    });
  }

  says(key: string): boolean {
    return this.#quoted.has(key) || this.#composes(key);
  }

  #composes(text: string): boolean {
    return this.#composed.some((pattern) => {
      const [whole, ...parts] = pattern.exec(text) ?? [];
      return whole !== undefined && parts.every((part) => part.length < text.length && this.#knows(part));
    });
  }

  #knows(word: string): boolean {
    return word === '' || /^\d+$/.test(word) || this.#words.has(word) || this.#composes(word);
  }
}

/** The concatenated code of the folders, and the games' data. */
function read(folders: readonly string[]): string {
  return folders
    .flatMap((folder) =>
      globSync([`${folder}/**/*.{ts,tsx}`, `${folder}/content/**/*.json`], { cwd: ROOT, exclude: isAside }),
    )
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
}

const isAside = (path: string): boolean => /node_modules|dist|\btest\b/.test(path);

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');
