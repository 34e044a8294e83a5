import { describe, expect, test } from 'vitest';
import { Match } from '@sanguine/kernel';
import { MOST_MOVES } from '@sanguine/protocol';
import { movesMessage } from '../live/room/legal-moves.ts';
import { seatsOf } from '../tables/seats.ts';
import { DATABASES } from './house.ts';
import { atInn, type Inn, lay, PATIENT, rope, stones } from './live-table.ts';
import { bid, DICE } from './tables.ts';
import { tug } from './tug.ts';

const EAGER = { ...PATIENT, asks: { burst: 1e6, perSecond: 1e6 } };

async function everybody(inn: Inn, tokens: readonly (string | null)[], id: string) {
  return Promise.all(tokens.map((token) => inn.welcome(id, token)));
}

describe.each(DATABASES)('asking for moves on %s', (kind) => {
  test('a seat that is asked is told all it may play, as it is sent and as it is written', () =>
    atInn(kind, EAGER, async (inn) => {
      const { id, tokens } = await lay(inn.node, stones, ['person', 'person']);
      const guests = await everybody(inn, tokens, id);
      const [asked = 0] = guests[0]?.deciders ?? [];
      const guest = guests[asked];
      const told = await guest?.moves();
      if (guest === undefined || told?.type !== 'moves') throw new Error('no moves');
      const legal = stones.engine.moves(guest.view, asked);
      expect(told).toMatchObject({ number: 0, total: legal.length, exhaustive: true });
      expect(told.moves.map(({ move }) => move)).toEqual(legal);
      for (const { move, text } of told.moves) {
        expect(text).toBe(stones.engine.notation.print(guest.view, asked, move));
      }
      expect(await guest.move(told.moves[0]?.move)).toMatchObject({ type: 'accepted' });
      const idle = guests[1 - asked];
      await idle?.until(() => idle.number === 1);
      const still = idle?.deciders.includes(1 - asked) === true;
      expect(await idle?.moves()).toMatchObject(still ? { number: 1 } : { number: 1, moves: [], total: 0 });
    }));

  test('who has chosen already, who watches and whose bot stands in have nothing to ask', () =>
    atInn(kind, EAGER, async (inn) => {
      const { id, tokens } = await lay(inn.node, rope, ['person', 'person', 'person']);
      const [first, second] = await everybody(inn, tokens, id);
      expect(await first?.moves()).toMatchObject({ type: 'moves', number: 0 });
      await first?.move(bid(1));
      expect(await first?.moves()).toMatchObject({ type: 'moves', number: 1, moves: [], total: 0 });
      const stranger = await inn.welcome(id, null);
      expect(await stranger.moves()).toMatchObject({ type: 'problem', code: 'spectator' });
      await seatsOf(inn.node.database.query).standIn(id, 1, 'random');
      const third = await inn.welcome(id, tokens[2] ?? null);
      await third.chat('hello');
      expect(await second?.moves()).toMatchObject({ type: 'problem', code: 'spectator' });
    }));
});

test('who asks too often is asked to wait, and may still play', () =>
  atInn('sqlite', { ...PATIENT, asks: { burst: 2, perSecond: 0 } }, async (inn) => {
    const { id, tokens } = await lay(inn.node, rope, ['person', 'person', 'person']);
    const guest = await inn.welcome(id, tokens[0] ?? null);
    const answers = [await guest.moves(), await guest.moves(), await guest.moves()];
    expect(answers.map(({ type }) => type)).toEqual(['moves', 'moves', 'problem']);
    expect(answers[2]).toMatchObject({ code: 'rate', id: expect.any(String) });
    expect(await guest.move(bid(1))).toMatchObject({ type: 'accepted' });
  }));

test('of very many moves those told are spread from the first to the last', () => {
  const many = Array.from({ length: 3 * MOST_MOVES + 7 }, (_, by) => bid(by));
  const table = Match.open(tug, { setup: { seats: 3, rounds: 1 }, dice: DICE });
  const { moves, total } = movesMessage({ ...tug, moves: () => many }, table, 0, 'x');
  expect([moves.length, total]).toEqual([MOST_MOVES, many.length]);
  const places = moves.map(({ move }) => many.findIndex((one) => one === move));
  const gaps = places.slice(1).map((at, next) => at - (places[next] ?? 0));
  expect([places[0], new Set(gaps)]).toEqual([0, new Set([3, 4])]);
});

test('where not all legal moves can be listed, it is said; to who is not asked all is', () => {
  const table = Match.open(tug, { setup: { seats: 3, rounds: 1 }, dice: DICE });
  const open = { ...tug, exhaustive: () => false };
  expect(movesMessage(open, table, 0, 'x').exhaustive).toBe(false);
  table.submit(0, bid(1));
  expect(movesMessage(open, table, 0, 'x')).toMatchObject({ moves: [], total: 0, exhaustive: true });
});
