import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { Sayings } from './texts/sayings.ts';

const ROOT = join(import.meta.dirname, '..');
const HOUSE = ['kernel', 'ui', 'bots', 'registry', 'protocol', 'cli', 'server', 'web'];

/** The compiler finds keys without a text; this test finds texts without a key. `ui/test/course.ts` does so for lessons. */
const CATALOGUES = globSync('{cli,games,server,ui,web}/**/text/en.json', {
  cwd: ROOT,
  exclude: (path) => /node_modules|dist|board\/tutorial/.test(path),
});

function sayingsAbout(catalogue: string): Sayings {
  const room = dirname(dirname(catalogue));
  const [game] = /^games\/[^/]+/.exec(catalogue) ?? [];
  // The kernel says a few things for all games, from their catalogues; boards say what the house's controls report.
  return game === undefined
    ? new Sayings([room], HOUSE)
    : new Sayings([room, 'kernel/words'], [game, 'kernel', 'bots', 'ui']);
}

test('the catalogues are found', () => {
  expect(CATALOGUES).toEqual(
    expect.arrayContaining([
      'cli/text/en.json',
      'games/bloodstones/text/en.json',
      'games/bloodstones/board/battle/text/en.json',
      'server/notify/text/en.json',
      'ui/controls/text/en.json',
      'web/text/en.json',
      'web/tutorial/text/en.json',
    ]),
  );
});

test.each(CATALOGUES)('nothing is written in vain in %s', (catalogue) => {
  const messages: object = JSON.parse(readFileSync(join(ROOT, catalogue), 'utf8'));
  const sayings = sayingsAbout(catalogue);
  expect(Object.keys(messages).filter((key) => !sayings.says(key))).toEqual([]);
});

test('a key nobody says is seen, also one of a kind that nobody knows', () => {
  const sayings = sayingsAbout('games/bloodstones/text/en.json');
  expect(
    ['kind.swords', 'refusal.march.pips', 'list.join', 'option.cutiecorn.on'].map((key) => sayings.says(key)),
  ).toEqual([true, true, true, true]);
  expect(
    ['kind.phoenix', 'refusal.march.slow', 'list.joined', 'option.cutiecorn.never.on'].map((key) =>
      sayings.says(key),
    ),
  ).toEqual([false, false, false, false]);
});
