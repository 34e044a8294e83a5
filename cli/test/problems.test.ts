import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, type Ran, command } from './sanguine.ts';

/** One line on stderr, nothing on stdout, and code 2. */
function problem(line: RegExp): Ran {
  return { code: 2, out: '', err: expect.stringMatching(new RegExp(`^sanguine: .*${line.source}.*\\n$`)) };
}

test.each<[string[], RegExp]>([
  [['plya'], /no command "plya"; did you mean "play"\?/],
  [['conquer'], /no command "conquer"/],
  [['help', 'conquer'], /no command "conquer"/],
  [['list', '--jsn'], /no option --jsn here; did you mean --json\?/],
  [['list', '-x'], /no option -x here/],
  [['list', 'more'], /"more" is one word too many/],
  [['list', '--json=yes'], /--json takes no value/],
  [['list', '--lang', 'fr'], /--lang fr: choose one of en, ja/],
  [['simulate'], /name a game: bloodstones/],
  [['simulate', 'chess'], /no game "chess"; choose one of bloodstones/],
  [['simulate', 'bloodstones', '--games'], /--games needs a value/],
  [['simulate', 'bloodstones', '--games', '--json'], /--games needs a value/],
  [['simulate', 'bloodstones', '--games', '0'], /--games 0: a whole number from 1/],
  [['simulate', 'bloodstones', '--games', '1e3'], /--games 1e3: a whole number/],
  [['simulate', 'bloodstones', '--games', '1', '--games', '2'], /--games is given twice/],
  [['simulate', 'bloodstones', '--players', '7'], /--players 7: a whole number from 2 to 6/],
  [['simulate', 'bloodstones', '--bots', 'genius'], /no bot "genius"; choose one of random/],
  [['simulate', 'bloodstones', '--bots', 'random,random,random'], /3 bots for 2 seats/],
  [['simulate', 'bloodstones', '--seed', '../../etc'], /--seed \.\.\/\.\.\/etc: use/],
  [['simulate', 'bloodstones', '--board', 'atlantis'], /no board "atlantis"; choose one of/],
  [['simulate', 'bloodstones', '--board', 'red-tides'], /no table can be laid like this/],
  [['simulate', 'bloodstones', '--option', 'weather=bad'], /no table option "weather"/],
  [['simulate', 'bloodstones', '--option', 'cutiecorn=maybe'], /choose one of off, on/],
  [['simulate', 'bloodstones', '--out', '/dev/null/records'], /\/dev\/null\/records cannot be written/],
  [['simulate', 'blood-stone', '--playouts', '9', '--think', '9'], /either --playouts or --think/],
  [['perft', 'bloodstones'], /--depth is needed/],
  [['odds', 'bloodstones', '--attacker', '2 unicorns', '--defender', 'swords'], /unicorns/],
  [['rules', 'bloodstones', 'spaceship'], /nothing about "spaceship" in the rules/],
  [['play', '--seat', '5'], /--seat 5: a whole number from 1 to 2/],
  [['play', '--seat', 'window'], /--seat window: a whole number/],
  [['play', '--resume', 'x.json', '--players', '3'], /leave "players" out/],
  [['replay'], /name a file/],
  [['verify'], /name a file/],
])('%j gets one clear line', async (args, line) => {
  expect(await command(args)).toEqual(problem(line));
});

const RECORD = {
  format: 'sanguine',
  version: 1,
  game: 'bloodstones',
  dice: { generator: 'swift', seed: 'x' },
  chapters: [{ rulesVersion: 1, base: { setup: {} }, rows: [] }],
};

test.each<[string, string, RegExp]>([
  ['cut short', JSON.stringify(RECORD).slice(0, -20), /not JSON, or cut short/],
  ['empty', '', /not JSON, or cut short/],
  ['foreign', '{"name":"left-pad"}', /not a Sanguine record/],
  ['of a later version', JSON.stringify({ ...RECORD, version: 9 }), /record version 9 is not known here/],
  ['without chapters', JSON.stringify({ ...RECORD, chapters: [] }), /damaged record/],
  ['of another game', JSON.stringify({ ...RECORD, game: 'chess' }), /a record of "chess"/],
])('a file that is %s is told in one line by every command that reads records', async (_, text, line) => {
  const folder = freshFolder();
  const file = join(folder, 'record.json');
  writeFileSync(file, text);
  for (const args of [
    ['verify', file],
    ['replay', file],
    ['play', '--resume', file],
  ]) {
    expect(await command(args)).toEqual(problem(line));
  }
});

test('a file that is not there, or is a folder, is told in one line', async () => {
  const missing = await command(['verify', 'nowhere.json']);
  expect(missing).toEqual(problem(/nowhere\.json cannot be read: ENOENT/));
  expect(await command(['replay', freshFolder()])).toEqual(problem(/cannot be read: EISDIR/));
});

test('a problem is told in Japanese to those who read it', async () => {
  const { code, err } = await command(['plya', '--lang', 'ja']);
  expect([code, err]).toEqual([2, 'sanguine: 「plya」というコマンドはありません。「play」のことですか？\n']);
});
