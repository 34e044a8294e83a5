import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hintsOf, readRecord } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { deskOf } from '@sanguine/registry/desks.ts';
import { expect, test } from 'vitest';
import { COMMAND_WORDS } from '../play/command-words.ts';
import { command, freshFolder, type Ran, sanguine } from './sanguine.ts';

const TABLE = ['play', 'bloodstones', '--bots', 'random', '--seed', 'evening'];

/** A session with these typed lines, as from a shell. */
function session(args: readonly string[], lines: readonly string[], folder: string): Promise<Ran> {
  return sanguine(args, `${lines.join('\n')}\n`, folder);
}

/** The same within this process, for tests that need no fresh start of the program. */
function sessionHere(args: readonly string[], lines: readonly string[], save: string): Promise<Ran> {
  return command([...args, '--save', save], `${lines.join('\n')}\n`);
}

/** What the program printed between the typed lines. */
function answersIn(out: string, lines: readonly string[]): string[] {
  const parts = out.split(/^> .*\n/m).slice(1);
  expect(parts).toHaveLength(lines.length);
  return parts;
}

test('somebody looks around, tries what is not allowed, takes a move back and leaves', async () => {
  const folder = freshFolder();
  const lines = [
    '1',
    'why found @0',
    'found @0',
    'why',
    'why nonsense',
    '99',
    'odds',
    'board',
    'hand',
    'log',
    'rules 9.4',
    'rules spaceship',
    'help',
    'more',
    'found @5',
    'undo',
    '',
    'save elsewhere.json',
    'quit',
  ];
  const { code, out, err } = await session(TABLE, lines, folder);
  expect([code, err]).toEqual([0, '']);
  const told = new Map(answersIn(out, lines).map((answer, at) => [lines[at], answer]));
  expect(told.get('why found @0')).toMatch(/^✗ .+\n {2}Rule 2\.4, .+"rules 2\.4"/);
  expect(told.get('found @0')).toBe(told.get('why found @0'));
  expect(told.get('why')).toMatch(/after "why".+: why found @\d+\n$/);
  expect(told.get('why nonsense')).toBe(
    '✗ "nonsense" is not something you can do in this game. Now you can type "found"\n',
  );
  expect(told.get('99')).toMatch(/^There is no 99 here; choose from 1 to \d+/);
  expect(told.get('odds')).toMatch(/^No battle/);
  expect(told.get('board')).toMatch(/area|Areas/);
  expect(told.get('board')).toContain(told.get('hand'));
  expect(told.get('hand')).toMatch(/^Hand \(/);
  expect(told.get('log')).toMatch(/^Draw for first player/);
  expect(told.get('rules 9.4')).toMatch(/^9\.4 /);
  expect(told.get('rules spaceship')).toMatch(/^nothing about "spaceship"/);
  expect(told.get('help')).toMatch(/^ {2}why <move> /m);
  expect(told.get('more')).toMatch(/^ +13 /);
  expect(told.get('found @5')).toMatch(
    /places the Citadel in Blackfir Wood \(5\)\n\n.+build the opening army/,
  );
  expect(told.get('undo')).toMatch(/^Taken back\.\n\n.+place the Citadel/);
  expect(told.get('')).toMatch(/^ +1 {2}Place the Citadel/);
  expect(told.get('save elsewhere.json')).toBe('Saved: elsewhere.json\n');
  expect(told.get('quit')).toMatch(/sanguine play --resume elsewhere\.json/);
  expect(existsSync(join(folder, 'elsewhere.json'))).toBe(true);
});

test('somebody asks for a hint twice and plays it; the record says so once, in both languages', async () => {
  for (const [word, locale, words] of [
    [
      'hint',
      'en',
      /^The Warlord would play: Place the Citadel in .+ \(\d+, \w+\).*\n[^]*To play it, type: (found @\d+)\n$/,
    ],
    ['ヒント', 'ja', /^将軍の助言：.+\n[^]*：(found @\d+)\n$/],
  ] as const) {
    const helped = join(freshFolder(), 'helped.json');
    const lines = ['1', word, word, 'save', 'quit'];
    const { code, out } = await sessionHere([...TABLE, '--lang', locale], lines, helped);
    expect(code).toBe(0);
    const told = answersIn(out, lines);
    expect(told[1]).toMatch(/^› /);
    expect(told[2]).toMatch(words);
    // It is told again but not recorded again.
    expect(told[1]?.endsWith(told[2] ?? '')).toBe(true);
    const read = readRecord(readFileSync(helped, 'utf8'));
    expect(read.ok && [...hintsOf(read.record)]).toEqual([[0, 1]]);
    const retold = await command(['replay', helped]);
    expect(retold.out).toContain('asks for a hint');
  }
});

test('when the input ends the game is saved and the way back is told', async () => {
  const folder = freshFolder();
  const { code, out } = await session(TABLE, ['1'], folder);
  expect(code).toBe(0);
  const [, file = ''] = /sanguine play --resume (\S+)/.exec(out) ?? [];
  expect(file).toMatch(/^saves\/bloodstones-.+\.json$/);
  const verified = await command(['verify', join(folder, file)]);
  expect(verified.code).toBe(0);
});

test('a game saved and resumed goes on exactly as it would have', async () => {
  const folder = freshFolder();
  const files = ['whole.json', 'half.json'].map((name) => join(folder, name));
  const [whole = '', half = ''] = files;
  const clicks = Array.from({ length: 60 }, () => '1');
  await sessionHere(TABLE, clicks, whole);
  const told = await command(['replay', whole, '--open', '--json']);
  const rows: { seat: number; move: string }[] = JSON.parse(told.out).rows;
  const moves = rows.filter(({ seat }) => seat === 0).map(({ move }) => move);
  expect(moves.length).toBeGreaterThan(15);

  await session([...TABLE, '--save', half], [...moves.slice(0, 9), 'quit'], folder);
  const { out } = await session(['play', '--resume', half], moves.slice(9), folder);
  expect(out).toMatch(/^Resumed after row \d+$/m);
  const [one, other] = files.map((file) => readFileSync(file, 'utf8'));
  expect(other).toBe(one);
});

test('bots play a whole game with fair dice, and nobody can change the secret afterwards', async () => {
  const folder = freshFolder();
  const args = ['play', '--seat', 'none', '--players', '3', '--bots', 'random', '--save', 'game.json'];
  const { code, out } = await sanguine(args, '', folder);
  expect(code).toBe(0);
  expect(out).toMatch(/SHA-256.+\n {2}[0-9a-f]{64}$/m);
  expect(out).toMatch(/^Place +Player +Side +Score$/m);
  const [, secret = ''] = /^The secret behind the dice: ([0-9a-f]{64})$/m.exec(out) ?? [];
  const verified = await sanguine(['verify', 'game.json'], '', folder);
  expect([verified.code, verified.out]).toEqual([0, expect.stringMatching(/proved, \d+ rows/)]);

  const file = join(folder, 'game.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(secret, '0'.repeat(64)));
  const loaded = await command(['verify', file]);
  expect([loaded.code, loaded.out]).toEqual([1, expect.stringContaining('not the one promised')]);
});

test('a whole evening in Japanese needs nothing but the number 1', async () => {
  const clicks = Array.from({ length: 2000 }, () => '1');
  const save = join(freshFolder(), 'evening.json');
  const { code, out } = await sessionHere([...TABLE, '--lang', 'ja'], clicks, save);
  expect(code).toBe(0);
  expect(out).toMatch(/^順位 +プレイヤー +勢力 +得点$/m);
  // Others read a record too: nobody in it is called "you".
  expect(out).toContain('プレイヤー（');
  expect(out).not.toContain('あなた');
});

test('a table is measured and looked over as often as one likes, and moves are typed by names', async () => {
  const folder = freshFolder();
  const lines = [
    'muster orlen pike*2',
    ...Array.from({ length: 10 }, () => '1'),
    'help',
    'measure vael sorrow',
    'sight 10,7 sorow',
    'sight orlen sorrow',
    'charge sorow',
    'why charge sorrow',
    'move contact sorrow',
    'move straight',
    'undo',
    'odds',
    'quit',
  ];
  const table = ['play', 'bloodfields', '--board', 'pit', '--seed', 's', '--bots', 'recruit'];
  const { code, out, err } = await session(table, lines, folder);
  expect([code, err]).toEqual([0, '']);
  const told = new Map(answersIn(out, lines).map((answer, at) => [lines[at], answer]));
  expect(told.get('help')).toMatch(/^ {2}measure <.+>\n +distance/m);
  expect(told.get('measure vael sorrow')).toMatch(/^Orlen to Sorrow: \d+(\.\d+)? inches, .+°\)\n.+charge/);
  expect(told.get('measure vael sorrow')).toMatch(/"rules 1\.1" shows it\n$/);
  expect(told.get('sight 10,7 sorow')).toMatch(/"sorow"; did you mean "sorrow"\?\n$/);
  expect(told.get('sight orlen sorrow')).toMatch(/^Orlen and Sorrow (do not )?see each other/);
  expect(told.get('charge sorow')).toBe('✗ There is no unit called "sorow" here. Did you mean "sorrow"?\n');
  expect(told.get('why charge sorrow')).toMatch(/^✗ Sorrow is too far/);
  expect(told.get('move contact sorrow')).toMatch(/^✗ That needs \d/);
  expect(told.get('move straight')).toMatch(/Orlen moves/);
  expect(told.get('undo')).toMatch(/^Taken back\./);
  expect(told.get('odds')).toMatch(/Orlen/);
});

test('who concedes is told what it means first; a duel is over, and the record is proved', async () => {
  const folder = freshFolder();
  const { code, out, err } = await session(TABLE, ['concede', '1', 'concede', 'concede'], folder);
  expect([code, err]).toEqual([0, '']);
  expect(out.match(/wins and the game is over; this cannot be undone/g)).toHaveLength(2);
  expect(out).toMatch(/› .*concedes/);
  expect(out).toMatch(/conceded: the game is over/);
  const [, file = ''] = /(saves\/\S+\.json)/.exec(out) ?? [];
  const kept = join(folder, file);
  expect(await command(['verify', kept])).toMatchObject({ code: 0 });
  expect((await sanguine(['replay', file], '', folder)).out).toMatch(/concedes/);
  // A finished game says again how it ended.
  expect((await command(['play', '--resume', kept])).out).toMatch(/conceded: the game is over/);
});

test('commands are understood in Japanese, too, and a question is answered with yes', async () => {
  const folder = freshFolder();
  const typed = await sessionHere(
    [...TABLE, '--lang', 'ja'],
    ['手札', '投了', 'ルール 9.4', '投了', 'はい'],
    join(folder, 'japanese.json'),
  );
  expect(typed.out).not.toContain('✗');
  expect(typed.out).toContain('投了し、ゲームが終わりました');
  const english = await sessionHere(TABLE, ['resign', 'yes'], join(folder, 'english.json'));
  expect(english.out).toMatch(/conceded: the game is over/);
});

test('no word for a command means a move in any game', () => {
  for (const game of GAMES) {
    const { forms, synonyms } = game.lexicon;
    const words = [forms, synonyms, deskOf(game).questions ?? {}].flatMap((those) => Object.keys(those));
    expect(words.filter((word) => Object.hasOwn(COMMAND_WORDS, word))).toEqual([]);
  }
});

test('with more players a bot plays on for who conceded, who comes last', async () => {
  const table = [...TABLE, '--players', '3', '--name', 'Ann'];
  const { code, out } = await sessionHere(table, ['concede', 'concede'], join(freshFolder(), 'game.json'));
  expect(code).toBe(0);
  expect(out).toMatch(/a bot plays on for you/);
  expect(out).toMatch(/^ *3 +Ann /m);
});
