import { Match } from '@sanguine/kernel';
import { loadGame } from '@sanguine/registry/load.ts';
import { expect, test } from 'vitest';
import { openedWith } from '../lobby/opening.ts';

const PIT = { board: 'pit', options: { points: '60' } };

test('a game begins with the moves somebody brings along', async () => {
  const game = await loadGame('bloodfields');
  const record = openedWith(game, 2, PIT, ['muster orlen pike*2']);
  if (record === null) throw new Error('refused');
  expect(record.chapters[0]?.rows).toHaveLength(1);
  const resumed = Match.resume(game.engine, record);
  expect(resumed.ok && resumed.match.deciders()).toEqual([1]);
});

test('what the rules refuse begins no game', async () => {
  const game = await loadGame('bloodfields');
  for (const moves of [['muster orlen tobren maud'], ['muster orlan'], ['dance']])
    expect(openedWith(game, 2, PIT, moves)).toBeNull();
  expect(openedWith(game, 2, { board: 'atlantis' }, [])).toBeNull();
});
