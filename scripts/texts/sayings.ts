import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const HOLE = String.raw`\$\{[^{}\`]*\}`;
/** A key, or a part of one, that is put together: `step.${step}`. */
const COMPOSED = new RegExp(`\`((?:[\\w.-]|${HOLE})+)\``, 'g');
const QUOTED = /['"]([\p{L}\w.-]+)['"]/gu;
const ENTRY = /\b(\w+)\??:/g;

/** What sources can say: keys in quotes, and those put together from words that the sources know. */
export class Sayings {
  readonly #quoted: ReadonlySet<string>;
  readonly #words: ReadonlySet<string>;
  readonly #composed: readonly RegExp[];

  /** `rooms`: where the keys are said; `sources`: where the words come from that keys are put together from. */
  constructor(rooms: readonly string[], sources: readonly string[]) {
    const said = read(rooms);
    const known = read(sources);
    this.#quoted = new Set(found(said, QUOTED));
    this.#words = new Set([...found(known, QUOTED), ...found(known, ENTRY)]);
    this.#composed = [...new Set(found(said + known, COMPOSED))].flatMap((text) => {
      const parts = text.split(new RegExp(HOLE));
      // One of holes alone would fit everything.
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

/** All programs of the folders in one, and what games have as data. */
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
