import { readFileSync } from 'node:fs';
import { GAMES } from '@sanguine/registry';
import { expect, test } from 'vitest';
<<<<<<<< HEAD:scripts/readme.test.ts
========
import { GAMES } from '@sanguine/registry';
>>>>>>>> 3e1e7f6 (Blood Rage: who is rescued is chosen with the place, where several of a kind could be; the README's options are counted):cli/test/readme.test.ts

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** The entry of a game in the list of what there is. */
const entryOf = (name: string): string =>
  README.split(/^- /m)
    .find((entry) => entry.startsWith(`**${name}`))
    ?.replaceAll('\n', ' ') ?? '';

test.each(GAMES.map((game) => [game.name.en, game] as const))(
  '%s has as many table options as the README says',
  (name, game) => {
    const [, told] = /(\w+) table\s+options/.exec(entryOf(name)) ?? [];
    if (told !== undefined) expect(NUMBERS.indexOf(told)).toBe(Object.keys(game.options).length);
  },
);

test('the README counts the options of the games that have several', () => {
  for (const name of ['Bloodstones', 'Blood Rage']) expect(entryOf(name)).toContain('table options');
});
