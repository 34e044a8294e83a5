import { decideExplained } from '@sanguine/bots';
import { type LogEntry, LOCALES, Match, swiftRandom, type Thought } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { logAfter, withReasons } from '../link/log.ts';
import { type Teller, turnsOf } from '../table/lines.ts';
import { lastReason } from '../table/why/last-reason.ts';
import { anyGame } from './tables.ts';

const told: Thought = { key: 'bot.march', values: { area: 12 } };
const row = (number: number, seat: number, reason?: Thought): LogEntry<unknown> => ({
  number,
  did: { do: 'move', seat },
  standing: true,
  events: [],
  ...(reason && { reason }),
});

describe('why a seat made its last move', () => {
  test('is the reason of its last row in effect', () => {
    expect(lastReason([row(1, 0, told), row(2, 1), { ...row(3, 0), standing: false }], 0)).toEqual(told);
  });

  test('is a secret where others were told of earlier rows but not of this one', () => {
    expect(lastReason([row(1, 0, told), row(2, 0)], 0)).toBe('secret');
  });

  test('is not asked of who never says it', () => {
    expect(lastReason([row(1, 0), row(2, 1, told)], 0)).toBeNull();
  });
});

describe('the log', () => {
  test('keeps what it was told of a row, and learns the rest when the game is over', () => {
    const update = { number: 1, did: { do: 'move', seat: 0 } as const, events: [], sealed: [], reason: told };
    const log = logAfter([], update);
    expect(log[0]?.reason).toEqual(told);
    const thought = { ...told, search: { odds: 61, considered: 4 } };
    expect(withReasons(log, [{ number: 1, reason: thought }])[0]?.reason).toEqual(thought);
  });

  test('says why with the first line of a row, in both languages', () => {
    const game = anyGame();
    const match = Match.open(game.engine, {
      setup: game.setup(2, {}),
      dice: { generator: 'swift', seed: 'why' },
    });
    for (let number = 0; number < 30; number++) {
      const [seat = 0] = match.deciders();
      const decision = {
        level: 'recruit',
        view: match.viewFor(seat),
        seat,
        random: swiftRandom(`${number}`),
      };
      const { move, why } = decideExplained(game, decision);
      match.submit(seat, move, why);
    }
    for (const locale of LOCALES) {
      const table = { view: match.viewFor(null) };
      const teller: Teller = { game, board: { links: () => [] }, locale, names: ['Ann', 'Ben'], table };
      const lines = turnsOf(teller, match.log(null)).flatMap((turn) => turn.lines);
      const asked = lines.filter(({ why }) => why !== null);
      expect(asked.length).toBeGreaterThan(20);
      expect(new Set(asked.map(({ row: number }) => number)).size).toBe(asked.length);
      const doers = new Map(match.log(null).map(({ number, did }) => [number, did?.seat]));
      expect(asked.every((line) => line.seat === doers.get(line.row))).toBe(true);
      for (const { why } of asked) expect(why).toMatch(locale === 'en' ? /^[A-Z\d].+\.$/ : /。$/);
    }
  });
});
