import { describe, expect, test } from 'vitest';
import type { Did, Seat } from '@sanguine/kernel';
import { type Pace, timeLeft } from '@sanguine/protocol';
import { clocksOf, type Course, isOverdue } from '../live/clocks/clock.ts';
import type { Tick } from '../live/clocks/turns.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const LIVE: Pace = { kind: 'live', minutes: 10, increment: 15 };
const DAYS: Pace = { kind: 'days', days: 3 };

type Written = readonly [
  at: number,
  did: 'move' | 'seal' | 'undo' | `rewind ${number}`,
  seat: Seat,
  asked: readonly Seat[],
  leastTime?: number,
];

/** A course for three seats from time 0 on. */
function course(
  pace: Pace,
  asked: readonly Seat[],
  rows: readonly Written[],
  more: Partial<Course> = {},
): Course {
  const ticks = rows.map(([at, what, seat, after, leastTime = 0], index): Tick => {
    const [verb, to] = what.split(' ');
    const did: Did =
      verb === 'rewind'
        ? { do: 'rewind', seat, to: Number(to) }
        : { do: verb === 'undo' ? 'undo' : verb === 'seal' ? 'seal' : 'move', seat };
    return { number: index + 1, at, did, asked: after, leastTime };
  });
  return { pace, seats: 3, bots: [], begun: 0, asked, rows: ticks, handOvers: [], ...more };
}

const lefts = (played: Course, now: number): number[] =>
  clocksOf(played).map((clock) => timeLeft(clock, now));

describe('a clock each', () => {
  test('there is none where nobody wants one', () => {
    expect(clocksOf(course({ kind: 'none' }, [0], [[MINUTE, 'move', 0, [1]]]))).toEqual([]);
  });

  test('runs for whoever is asked, and a turn handed on is worth its increment', () => {
    const played = course(
      LIVE,
      [0],
      [
        [MINUTE, 'move', 0, [0]],
        [2 * MINUTE, 'move', 0, [1]],
      ],
    );
    expect(clocksOf(played)).toEqual([
      { left: 8 * MINUTE + 15 * SECOND, since: null },
      { left: 10 * MINUTE, since: 2 * MINUTE },
      { left: 10 * MINUTE, since: null },
    ]);
  });

  test('stands still while an answer waits for its time, for whoever is asked', () => {
    const asked: Written = [MINUTE, 'move', 0, [1], 8];
    expect(clocksOf(course(LIVE, [0], [asked]))[1]).toEqual({
      left: 10 * MINUTE,
      since: MINUTE + 8 * SECOND,
    });
    const left = (after: number): number | undefined =>
      lefts(course(LIVE, [0], [asked, [MINUTE + after * SECOND, 'move', 1, [2], 8]]), DAY)[1];
    expect([8, 10, 68].map(left)).toEqual([
      10 * MINUTE + 15 * SECOND,
      10 * MINUTE + 13 * SECOND,
      9 * MINUTE + 15 * SECOND,
    ]);
  });

  test('stands still again for who is asked again, and runs at once where it is taken back', () => {
    const twice = course(
      LIVE,
      [0],
      [
        [MINUTE, 'move', 0, [1], 8],
        [MINUTE + 10 * SECOND, 'move', 1, [1], 8],
      ],
    );
    expect(lefts(twice, MINUTE + 18 * SECOND)[1]).toBe(10 * MINUTE - 2 * SECOND);
    expect(lefts(twice, MINUTE + 20 * SECOND)[1]).toBe(10 * MINUTE - 4 * SECOND);
    const back = course(
      LIVE,
      [0],
      [
        [MINUTE, 'move', 0, [0], 8],
        [MINUTE + SECOND, 'undo', 0, [0]],
      ],
    );
    expect(clocksOf(back)[0]).toEqual({ left: 9 * MINUTE, since: MINUTE + SECOND });
  });

  test('runs for all who choose at once, each until the choice is in', () => {
    const played = course(
      LIVE,
      [0, 1, 2],
      [
        [MINUTE, 'seal', 2, [0, 1]],
        [3 * MINUTE, 'seal', 0, [1]],
      ],
    );
    expect(lefts(played, 4 * MINUTE)).toEqual([
      7 * MINUTE + 15 * SECOND,
      6 * MINUTE,
      9 * MINUTE + 15 * SECOND,
    ]);
  });

  test('who completes the choices and has the turn at once is paid for the choice', () => {
    const played = course(
      LIVE,
      [0, 1],
      [
        [MINUTE, 'seal', 0, [1]],
        [2 * MINUTE, 'seal', 1, [1]],
      ],
    );
    expect(clocksOf(played)[1]).toEqual({ left: 10 * MINUTE + 15 * SECOND, since: 0 });
  });

  test('a choice taken back and made again earns once', () => {
    const played = course(
      LIVE,
      [0, 1],
      [
        [MINUTE, 'seal', 0, [1]],
        [2 * MINUTE, 'undo', 0, [0, 1]],
        [3 * MINUTE, 'seal', 0, [1]],
        [4 * MINUTE, 'seal', 0, [1]],
      ],
    );
    expect(lefts(played, 9 * MINUTE)[0]).toBe(8 * MINUTE + 15 * SECOND);
  });

  test('a turn played again after going back earns nothing, the next one does', () => {
    const turns: Written[] = [
      [MINUTE, 'move', 0, [1]],
      [2 * MINUTE, 'move', 1, [0]],
      [3 * MINUTE, 'rewind 0', 1, [0]],
      [4 * MINUTE, 'move', 0, [1]],
    ];
    // Asked for three of the four minutes; one increment earned.
    expect(lefts(course(LIVE, [0], turns), 4 * MINUTE)[0]).toBe(7 * MINUTE + 15 * SECOND);
    const further = course(LIVE, [0], [...turns, [4 * MINUTE, 'move', 1, [0]], [4 * MINUTE, 'move', 0, [1]]]);
    expect(lefts(further, 4 * MINUTE)[0]).toBe(7 * MINUTE + 30 * SECOND);
  });

  test('whose time is up is overdue, while they are asked', () => {
    const late = clocksOf(course(LIVE, [0], []));
    expect(isOverdue(late[0], 10 * MINUTE - 1)).toBe(false);
    expect(isOverdue(late[0], 10 * MINUTE)).toBe(true);
    expect(isOverdue(late[1], DAY)).toBe(false);
    const moved = clocksOf(course(LIVE, [0], [[11 * MINUTE, 'move', 0, [1]]]));
    expect(moved[0]).toEqual({ left: -45 * SECOND, since: null });
    expect(isOverdue(moved[0], DAY)).toBe(false);
    expect(isOverdue(undefined, DAY)).toBe(false);
  });

  test('stands still for bots, for whom a bot stands in, and once the game is over', () => {
    const played = course(LIVE, [0, 1, 2], [[5 * MINUTE, 'seal', 2, [0, 1]]], {
      bots: [2],
      handOvers: [
        { at: MINUTE, seat: 1, bot: true },
        { at: 4 * MINUTE, seat: 1, bot: false },
      ],
    });
    expect(lefts(played, 6 * MINUTE)).toEqual([4 * MINUTE, 7 * MINUTE, 10 * MINUTE]);
    const over = course(LIVE, [0], [[MINUTE, 'move', 0, []]]);
    expect(clocksOf(over).every(({ since }) => since === null)).toBe(true);
  });

  test('a row that seems older than the one before it costs and earns no time', () => {
    const played = course(
      LIVE,
      [0],
      [
        [2 * MINUTE, 'move', 0, [1]],
        [MINUTE, 'move', 1, [0]],
      ],
    );
    expect(lefts(played, 2 * MINUTE)).toEqual([
      8 * MINUTE + 15 * SECOND,
      10 * MINUTE + 15 * SECOND,
      10 * MINUTE,
    ]);
  });
});

describe('days for each turn', () => {
  test('every turn begins with all of them', () => {
    const played = course(
      DAYS,
      [0],
      [
        [2 * DAY, 'move', 0, [1]],
        [4 * DAY, 'move', 1, [0]],
      ],
    );
    expect(clocksOf(played)[0]).toEqual({ left: 3 * DAY, since: 4 * DAY });
    expect(isOverdue(clocksOf(played)[0], 7 * DAY)).toBe(true);
  });

  test('several moves are one turn', () => {
    const played = course(
      DAYS,
      [0],
      [
        [DAY, 'move', 0, [0]],
        [2 * DAY, 'move', 0, [0]],
      ],
    );
    expect(lefts(played, 2 * DAY)[0]).toBe(DAY);
  });

  test('a choice taken back brings no day back, and the next turn is new', () => {
    const turns: Written[] = [
      [2 * DAY, 'seal', 0, [1]],
      [2 * DAY, 'undo', 0, [0, 1]],
    ];
    expect(lefts(course(DAYS, [0, 1], turns), 2 * DAY)[0]).toBe(DAY);
    const on = course(DAYS, [0, 1], [...turns, [2 * DAY, 'seal', 0, [1]], [2 * DAY, 'seal', 1, [0]]]);
    expect(lefts(on, 2 * DAY)[0]).toBe(3 * DAY);
  });

  test('who comes back after a bot has played their turns begins anew', () => {
    const played = course(
      DAYS,
      [0],
      [
        [4 * DAY, 'move', 0, [1]],
        [4 * DAY, 'move', 1, [0]],
      ],
      {
        handOvers: [
          { at: 3 * DAY, seat: 0, bot: true },
          { at: 5 * DAY, seat: 0, bot: false },
        ],
      },
    );
    expect(clocksOf(played)[0]).toEqual({ left: 3 * DAY, since: 5 * DAY });
  });
});
