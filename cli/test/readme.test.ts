import { readFileSync } from 'node:fs';
import { GAMES } from '@sanguine/registry';
import { expect, test } from 'vitest';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replaceAll('\n', ' ');
const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const OPTIONS = /(\w+) table +options/;

/** The entry of a game in the README's list of games. */
const entryOf = (name: string): string => README.split(' - **').find((entry) => entry.startsWith(name)) ?? '';

test('the README counts the table options of its games', () => {
  const counted = GAMES.flatMap(({ name, options }) => {
    const [, told] = OPTIONS.exec(entryOf(name.en)) ?? [];
    return told === undefined ? [] : [{ game: name.en, told, options: NUMBERS[Object.keys(options).length] }];
  });
  expect(counted.length).toBeGreaterThan(1);
  expect(README.match(new RegExp(OPTIONS, 'g'))).toHaveLength(counted.length);
  for (const { game, told, options } of counted) expect(told, game).toBe(options);
});
