import { playGame } from '@sanguine/bots';
import { Match } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';

test('turns and battles of a whole game are found in its events', () => {
  const { record } = playGame(game, { seats: 3, levels: ['recruit'], seed: 'landmarks', record: true });
  const resumed = record === undefined ? null : Match.resume(game.engine, record);
  if (resumed?.ok !== true) throw new Error('not recorded');
  const events = resumed.match.log(null).flatMap((entry) => entry.events);
  const found = events.flatMap((event) => game.landmark(event) ?? []);
  const turns = found.filter(({ kind }) => kind === 'turn');
  const battles = found.filter(({ kind }) => kind === 'battle');
  expect(turns).toHaveLength(events.filter(({ e }) => e === 'turn.began').length);
  expect(turns[0]).toMatchObject({ kind: 'turn', round: 1 });
  expect(battles).toHaveLength(events.filter(({ e }) => e === 'battle.revealed').length);
  expect(battles.length).toBeGreaterThan(0);
  const fought = events.filter((event) => game.isFighting(event)).map(({ e }) => e);
  expect(fought).toContain('battle.revealed');
  expect(fought).toContain('unit.lost');
  expect(fought).not.toContain('unit.moved');
});
