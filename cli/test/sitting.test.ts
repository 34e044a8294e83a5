import { Match } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { expect, test } from 'vitest';
import { Sitting } from '../play/sitting.ts';

const [found] = GAMES;
if (found === undefined) throw new Error('no games');
const { engine, ...rest } = found;

test('what the person ordered beforehand is played for them at once, without a bot and its reasons', () => {
  // Every decider has ordered its first legal move, and elsewhere every answer would wait.
  const ordered: typeof engine.ordered = (state, seat) =>
    engine.deciders(state).includes(seat) ? (engine.moves(state, seat)[0] ?? null) : null;
  const game = { ...rest, engine: { ...engine, ordered, leastTime: () => 8 } };
  const setup = game.setup(2, {});
  const match = Match.open(game.engine, { setup, dice: { generator: 'swift', seed: 'ordered' } });
  const [person = 0] = match.deciders();
  const sitting = new Sitting(game, match, ['recruit', 'recruit'], person, '');
  expect(sitting.botPlays()).toEqual({ seat: person, reason: null });
  expect(match.number).toBe(1);
});

test('a person who decides now is waited for', () => {
  const match = Match.open(engine, { setup: rest.setup(2, {}), dice: { generator: 'swift', seed: 'asked' } });
  const [person = 0] = match.deciders();
  const sitting = new Sitting(found, match, ['recruit', 'recruit'], person, '');
  expect([sitting.botPlays(), match.number]).toEqual([null, 0]);
});
