import { GAMES } from '@sanguine/registry';
import { deskOf } from '@sanguine/registry/desks.ts';
import { expect, test } from 'vitest';
import { widthOf } from '../width.ts';
import { command } from './sanguine.ts';

const ROSTER = 'muster orlen+loaded-die ilmane+battle pike';

test('a legal roster is told as it is shared, with its cost and loyalty', async () => {
  const { code, out } = await command(['roster', 'check', 'bloodfields', ROSTER, '--option', 'points=100']);
  expect(code).toBe(0);
  // The cost is the game's matter, and changes with its balance.
  expect(out).toMatch(
    /^Legal: muster orlen\+loaded-die ilmane\+battle pike\nPoints: \d+ of 100 points\nLoyalty: Lantern Wardens: Lamps Lit\n$/,
  );
});

test('an illegal one gets every reason, the smallest repairs and the answer no', async () => {
  const question = ['roster', 'check', 'bloodfields', 'orlen*2', 'husk', '--option', 'points=60'];
  const { code, out, err } = await command(question);
  expect([code, err]).toEqual([1, '']);
  expect(out).toMatch(/^Not legal: orlen\*2 husk$/m);
  expect(out).toMatch(/^✗ The roster costs \d+ of 60 points; give up at least \d+ \(rule 2\.1\)$/m);
  expect(out).toMatch(/^✗ Orlen is there 2 times; take it once \(rule 2\.1\)\n {2}Repair: Remove Orlen$/m);
  expect(out).toMatch(/^Put right: orlen$/m);
  const data = JSON.parse((await command([...question, '--json'])).out);
  expect(data).toMatchObject({ legal: false, mended: 'orlen', flaws: { length: 3 } });
});

test.each(['en', 'ja'])('a sheet fits 80 columns in %s', async (lang) => {
  const { code, out, err } = await command(['roster', 'show', 'bloodfields', ROSTER, '--lang', lang]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('□'.repeat(8));
  expect(Math.max(...out.split('\n').map(widthOf))).toBeLessThanOrEqual(80);
});

test('a sheet as data has its units and rules; one that may not be played is shown with its flaws aside', async () => {
  const { out } = await command(['roster', 'show', 'bloodfields', 'orlen', '--json']);
  expect(JSON.parse(out)).toMatchObject({ code: 'orlen', sections: [{ entries: [{ rule: null }] }, {}, {}] });
  const broken = await command(['roster', 'show', 'bloodfields', 'orlen*2']);
  expect(broken.code).toBe(0);
  expect(broken.err).toMatch(/^✗ Orlen is there 2 times/);
  expect(broken.out).toMatch(/^orlen\*2$/m);
});

test('random draws a legal roster, the same from the same seed', async () => {
  const wish = ['roster', 'random', 'bloodfields', '--option', 'points=100', '--line', 'choir'];
  const [one, again, other] = await Promise.all(
    ['x', 'x', 'y'].map((seed) => command([...wish, '--seed', seed])),
  );
  expect(one).toEqual(again);
  expect(one?.out).not.toBe(other?.out);
  const checked = await command(['roster', 'check', 'bloodfields', one?.out ?? '', '--option', 'points=100']);
  expect([checked.code, checked.out]).toEqual([0, expect.stringContaining('Cinder Choir')]);
});

test.each<[string[], RegExp]>([
  [['roster'], /say what to do: check, show, random/],
  [['roster', 'buy', 'bloodfields'], /no action "buy"; choose one of check, show, random/],
  [['roster', 'check'], /name a game/],
  [['roster', 'check', 'bloodfields'], /write the roster after the game/],
  [['roster', 'check', 'bloodfields', 'orlan'], /no unit is called "orlan"; did you mean "orlen"\?/],
  [['roster', 'check', 'bloodfields', 'orlen', '--seed', 'x'], /no option --seed here/],
  [['roster', 'random', 'bloodfields', '--line', 'elves'], /--line elves: choose one of wardens/],
  [['roster', 'random', 'bloodfields', 'orlen'], /"orlen" is one word too many/],
  [['roster', 'random', 'bloodfields', '--option', 'points=99'], /choose one of board, 60/],
])('%j gets one clear line', async (args, line) => {
  const { code, out, err } = await command(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(new RegExp(`^sanguine: .*${line.source}.*\\n$`));
});

test('a game without rosters says which have them', async () => {
  const without = GAMES.find((game) => deskOf(game).rosters === undefined);
  const { code, err } = await command(['roster', 'random', without?.engine.id ?? '']);
  expect([code, err]).toEqual([2, expect.stringMatching(/played without rosters.+: bloodfields\n$/)]);
});
