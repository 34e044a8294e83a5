import { GAMES } from '@sanguine/registry';
import { deskOf } from '@sanguine/registry/desks.ts';
import { expect, test } from 'vitest';
import { COMMANDS } from '../commands/index.ts';
import { command } from './sanguine.ts';

test('list names every game with its boards, options and bots', async () => {
  const { code, out } = await command(['list']);
  expect(code).toBe(0);
  for (const game of GAMES) {
    expect(out).toContain(game.engine.id);
    for (const { id, name } of game.boards) expect(out).toMatch(new RegExp(`^${id} +${name.en}`, 'm'));
    for (const option of Object.keys(game.options)) expect(out).toMatch(new RegExp(`^${option} `, 'm'));
    for (const level of Object.keys(game.bots)) expect(out).toContain(level);
  }
});

test('list speaks Japanese when asked', async () => {
  const { out } = await command(['list', '--lang', 'ja']);
  expect(out).toContain('ブラッドストーンズ');
  expect(out).toContain('ボット（弱い順）');
});

test('list --json is data', async () => {
  const { out } = await command(['list', '--json']);
  expect(JSON.parse(out)).toMatchObject(
    GAMES.map(({ engine: { id, seats } }) => ({ id, seats: { ...seats } })),
  );
});

test('help tells every command, and help of a command its options', async () => {
  const general = await command(['--help']);
  for (const name of Object.keys(COMMANDS)) expect(general.out).toMatch(new RegExp(`^ +${name} `, 'm'));
  const asked = await command(['help', 'simulate']);
  const added = await command(['simulate', '--help']);
  expect(asked.out).toBe(added.out);
  expect(asked.out).toMatch(/^ +--games N +\w/m);
});

test('--version is the package’s', async () => {
  const { out, code } = await command(['--version']);
  expect([out, code]).toEqual(['0.1.0\n', 0]);
});

test('rules shows the contents, a section with its parts, and what words find', async () => {
  const contents = await command(['rules', 'bloodstones']);
  expect(contents.out).toMatch(/^ +9\.4 {2}Swapping/m);
  const section = await command(['rules', 'bloodstones', '9.4']);
  expect(section.out).toMatch(/^9\.4 /);
  expect(section.out).not.toMatch(/^9\.5 /m);
  const found = await command(['rules', 'bloodstones', 'corsairs', 'swap']);
  expect(found.out).toMatch(/^9\.4 /m);
  const widest = Math.max(...found.out.split('\n').map((line) => line.length));
  expect(widest).toBeLessThanOrEqual(100);
});

test('rules tells what is drawn beside them, dice row by row, and finds it by its words', async () => {
  const section = await command(['rules', 'bloodfields', '6.2']);
  expect(section.out).toMatch(/^▷ Easy: straight ahead .+\n.+6\.74 inches\.$/m);
  const dice = await command(['rules', 'bloodfields', '7.4']);
  expect(dice.out).toMatch(
    /^ {4}Mastery 4: \[Skull\] \[Mastery\] Mastery Mastery Inspire Inspire → 2 hits$/m,
  );
  const found = await command(['rules', 'bloodfields', 'building', 'Maud']);
  expect(found.out).toMatch(/^8\.2 /m);
});

test('odds are answered in words and in numbers', async () => {
  const question = ['odds', 'bloodstones', '--attacker', '2 swords leader', '--defender', 'swords'];
  const words = await command(question);
  expect(words.out).toMatch(/attacker \d+(\.\d+)?%/);
  const { out } = await command([...question, '--json']);
  const { victory, defeat } = JSON.parse(out);
  expect(victory).toBeGreaterThan(0.5);
  expect(victory + defeat).toBeCloseTo(1, 9);
});

test('odds without a question says what can be asked', async () => {
  const { out } = await command(['odds', 'bloodstones']);
  expect(out).toContain('--attacker-faction');
});

test('help of odds has each game’s own options, or those of the game that is named', async () => {
  const all = await command(['odds', '--help']);
  for (const game of GAMES) {
    const [, own = ''] = all.out.split(`(${game.engine.id}):\n`);
    const options = own.split('\n\n')[0]?.match(/^ +--\S+/gm) ?? [];
    expect(options).toHaveLength(Object.keys(deskOf(game).odds.values).length);
  }
  const one = await command(['odds', 'blood-stone', '--help', '--lang', 'ja']);
  expect(one.out).toContain('--spell');
  expect(one.out).not.toContain('--attacker');
  expect((await command(['help', 'odds', 'blood-stone', '--lang', 'ja'])).out).toBe(one.out);
});

test('odds are asked in Japanese by Japanese names, and refused with options as they are typed', async () => {
  const asked = [
    'odds',
    'bloodstones',
    '--lang',
    'ja',
    '--attacker',
    '剣士2 リーダー',
    '--defender',
    '盾兵 城',
  ];
  expect((await command(asked)).out).toMatch(/^攻撃側 /);
  const wrong = await command([...asked, '--defender-faction', 'コルセヤ']);
  expect([wrong.code, wrong.err]).toEqual([
    2,
    'sanguine: --defender-faction：「コルセヤ」はありません。「コルセア」のことですか？\n',
  ]);
});

test('perft counts the same lines for the same seed', async () => {
  const { out } = await command(['perft', 'bloodstones', '--depth', '3', '--seed', 'x', '--json']);
  const again = await command(['perft', 'bloodstones', '--depth', '3', '--seed', 'x', '--json']);
  expect(again.out).toBe(out);
  const { counts, exhaustive } = JSON.parse(out);
  // Two players take one of four factions, then of three; then citadels are placed.
  expect(counts.slice(0, 2)).toEqual([4, 12]);
  expect(counts[2]).toBeGreaterThan(12);
  expect(exhaustive).toEqual([true, true, true]);
});
