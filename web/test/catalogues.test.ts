import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, phrasebook } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';

type Messages = Readonly<Record<string, string>>;

const ROOT = join(import.meta.dirname, '../..');
const foldersOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT, exclude: (path) => /node_modules|dist/.test(path) });
const FOLDERS = foldersOf('{web,ui}/**/text/');
const BOARDS = foldersOf('games/*/board/**/text/');

function read(folder: string, locale: string): Messages {
  return JSON.parse(readFileSync(join(ROOT, folder, `${locale}.json`), 'utf8'));
}

/** The values a message needs, in any branch. */
function asked(message: string): string[] {
  const names = new Set<string>();
  let rest = message;
  const take = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(rest);
    if (found === null) return undefined;
    rest = rest.slice(found[0].length);
    return found[1];
  };
  const text = () => {
    for (take(/^([^{}]*)/); rest.startsWith('{'); take(/^([^{}]*)/)) {
      const name = take(/^\{\s*(\w+)\s*/);
      if (name === undefined) break;
      names.add(name);
      // A plural or select: each keyword has its own text.
      if (take(/^(,\s*\w+\s*,)/) !== undefined) {
        while (take(/^\s*((?:=-?)?\w+)\s*\{/) !== undefined) {
          text();
          take(/^(\})/);
        }
      }
      take(/^(\s*\})/);
    }
  };
  text();
  if (rest !== '') throw new Error(`cannot be read: ${message}`);
  return [...names].toSorted();
}

test('the scan finds the catalogues', () => {
  expect([...FOLDERS, ...BOARDS].map((folder) => folder.replace(/\/$/, ''))).toEqual(
    expect.arrayContaining(['web/text', 'ui/controls/text', 'games/bloodstones/board/text']),
  );
});

describe.each(FOLDERS)('%s', (folder) => {
  const en = read(folder, 'en');
  const ja = read(folder, 'ja');

  test('both languages have the same messages in the same order', () => {
    expect(Object.keys(ja)).toEqual(Object.keys(en));
  });

  test('both languages ask for the same values', () => {
    const values = (messages: Messages) =>
      Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, asked(message)]));
    expect(values(ja)).toEqual(values(en));
  });

  test('every message can be said, with any number', () => {
    const say = phrasebook({ en, ja });
    for (const locale of LOCALES) {
      for (const [key, message] of Object.entries({ en, ja }[locale])) {
        for (const count of [0, 1, 2, 5]) {
          const values = Object.fromEntries(asked(message).map((name) => [name, count]));
          expect(say(locale, key, values), `${locale} ${key}`).not.toMatch(/[{}]|^\s|\s$|^$/);
        }
      }
    }
  });
});

describe.each(BOARDS)('%s', (folder) => {
  const en = read(folder, 'en');
  const ja = read(folder, 'ja');

  test('both languages have the same messages in the same order', () => {
    expect(Object.keys(ja)).toEqual(Object.keys(en));
  });

  test('Japanese asks for no value that English does not: it only needs no number for a plural', () => {
    const more = Object.entries(ja).filter(([key, message]) => {
      const known = asked(en[key] ?? '');
      return asked(message).some((name) => !known.includes(name));
    });
    expect(more).toEqual([]);
  });
});

test('Japanese is written in Japanese', () => {
  const foreign = Object.entries(read('web/text', 'ja')).filter(([key, message]) => {
    const words = message.replaceAll(/\{\w+\}/g, '');
    return (
      key !== 'language.own' &&
      /\p{L}/u.test(words) &&
      !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(words)
    );
  });
  // Japanese uses the same word.
  expect(foreign.map(([key]) => key)).toEqual(['messages.webhook']);
});
