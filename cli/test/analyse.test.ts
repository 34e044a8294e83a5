import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, swiftRandom, writeRecord } from '@sanguine/kernel';
import { findGame } from '@sanguine/registry';
import { expect, test } from 'vitest';
import { command, freshFolder } from './sanguine.ts';

const folder = freshFolder();
const file = join(folder, 'game.json');

/** Writes a few moves of Blood Stone; `conceded`: the second player gives up after them. */
function write(conceded: boolean): void {
  const game = findGame('blood-stone');
  if (game === undefined) throw new Error('no such game');
  const { engine } = game;
  const match = Match.open(engine, { setup: game.setup(2, {}), dice: { generator: 'swift', seed: 'told' } });
  const random = swiftRandom('moves');
  for (let [seat] = match.deciders(); seat !== undefined && match.number < 9; [seat] = match.deciders())
    match.submit(seat, engine.sample(match.viewFor(seat), seat, random));
  if (conceded) match.take({ do: 'concede', seat: 1 });
  writeFileSync(file, writeRecord(match, { players: ['Ann', 'Bob'], showSecret: true }));
}

test('the report leads with the result, luck, and the result without luck; then what decided the game', async () => {
  write(true);
  const { code, out, err } = await command(['analyse', file, '--seat', '1']);
  expect([code, err]).toEqual([0, '']);
  const lines = out.split('\n');
  expect(lines[0]).toBe('Blood Stone: quick analysis of a finished game');
  expect(lines[2]).toMatch(/^Place +Player +Score +Start +Result +Luck +Without luck$/);
  expect(lines[4]).toMatch(/^ +1 +Ann.* 100 +[+−]?\d+\.\d ± \d+\.\d +−?\d+$/);
  const heads = ['Chances, turn by turn', 'Costliest decisions', 'Counts'].map((head) => lines.indexOf(head));
  expect(heads).toEqual(heads.toSorted((one, other) => one - other));
  expect(heads.every((at) => at > 4)).toBe(true);
  expect(out).toMatch(/▁|█/);
});

test('a game that goes on and a depth there is not are refused in one line', async () => {
  const bad = await command(['analyse', file, '--depth', 'bottomless', '--lang', 'ja']);
  expect([bad.code, bad.out, bad.err]).toEqual([
    2,
    '',
    expect.stringMatching(/^sanguine: .*quick, deep.*\n$/),
  ]);
  write(false);
  const { code, out, err } = await command(['analyse', file]);
  expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^sanguine: .* the game is not over.*\n$/)]);
});
