import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Did, Match, type Seat, swiftRandom } from '@sanguine/kernel';
import type { Pace } from '@sanguine/protocol';
import { ClockCourse, clocksOf, type Course, type HandOver, isOverdue, timeLeft } from '../live/clock.ts';
import { askedBefore } from '../live/timeline.ts';
import type { Tick } from '../live/turns.ts';
import { DICE, SEATS } from './tables.ts';
import { tug } from './tug.ts';

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

/** A course for three from time 0 on, each row as it was played. */
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
    // Asked for three of the four minutes, paid for one turn.
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

/** A game by chance, with changes of mind and going back; what the clocks see of it, and how far each seat got. */
function playedByChance(seed: string, pauses: readonly number[]) {
  const random = swiftRandom(seed);
  const match = Match.open(tug, { setup: { seats: 3, rounds: 6 }, dice: DICE });
  const asked = match.deciders();
  const rows: Tick[] = [];
  const furthest = SEATS.map(() => 0);
  let at = 0;
  for (const wait of pauses) {
    const [seat] = random.shuffle(match.deciders());
    if (seat === undefined) break;
    const whim = random.int(10);
    const undoer = SEATS.find((other) => match.canUndo(other));
    const [did, done] =
      whim < 2 && undoer !== undefined
        ? [{ do: 'undo', seat: undoer } as const, match.undo(undoer)]
        : whim === 2 && match.number > 2
          ? backFrom(seat, random.int(match.number))
          : [
              { do: match.deciders().length + match.sealedBy().length > 1 ? 'seal' : 'move', seat } as const,
              match.submit(seat, tug.sample(match.state, seat, random)),
            ];
    if (!done.ok) continue;
    at += wait;
    rows.push({ number: match.number, at, did, asked: match.deciders(), leastTime: 0 });
    for (const one of SEATS) furthest[one] = Math.max(furthest[one] ?? 0, handedOn(one));
  }
  return { asked, rows, furthest, end: at };

  function backFrom(seat: Seat, to: number) {
    return [{ do: 'rewind', seat, to } as const, match.rewind(seat, to)] as const;
  }

  /** Counted from the match's own log, not from how the clocks follow it. */
  function handedOn(seat: Seat): number {
    const standing = new Set(
      match
        .log(null)
        .filter((entry) => entry.standing)
        .map(({ row }) => row),
    );
    return rows.filter(
      ({ number, did, asked: after }) =>
        did.seat === seat &&
        standing.has(number) &&
        (did.do === 'seal' || (did.do === 'move' && !after.includes(seat))),
    ).length;
  }
}

const inOrder = (handOvers: readonly HandOver[]): HandOver[] => handOvers.toSorted((a, b) => a.at - b.at);

const games = fc.record({
  seed: fc.string({ minLength: 1 }),
  pauses: fc.array(fc.integer({ min: 0, max: 2 * MINUTE }), { maxLength: 60, size: 'max' }),
});

describe('whatever is played, taken back and gone back from', () => {
  test('each has what they began with and earned, without what they took', () => {
    fc.assert(
      fc.property(games, ({ seed, pauses }) => {
        const { asked, rows, furthest, end } = playedByChance(seed, pauses);
        const clocks = clocksOf({ pace: LIVE, seats: 3, bots: [], begun: 0, asked, rows, handOvers: [] });
        for (const seat of SEATS) {
          const taken = [asked, ...rows.map((row) => row.asked)].map((seats, index) =>
            seats.includes(seat) ? (rows[index]?.at ?? end) - (rows[index - 1]?.at ?? 0) : 0,
          );
          const spent = taken.reduce((sum, some) => sum + some, 0);
          const clock = clocks[seat];
          if (clock === undefined) throw new Error('no clock');
          expect(timeLeft(clock, end)).toBe(10 * MINUTE + (furthest[seat] ?? 0) * 15 * SECOND - spent);
          expect(clock.since !== null).toBe((rows.at(-1)?.asked ?? asked).includes(seat));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('taking back gives nobody time', () => {
    fc.assert(
      fc.property(games, fc.constantFrom(LIVE, DAYS), ({ seed, pauses }, pace) => {
        const { asked, rows } = playedByChance(seed, pauses);
        for (const [index, { did, at }] of rows.entries()) {
          if (did.do !== 'undo' && did.do !== 'rewind') continue;
          const [before, after] = [index, index + 1].map((count) =>
            clocksOf({
              pace,
              seats: 3,
              bots: [],
              begun: 0,
              asked,
              rows: rows.slice(0, count),
              handOvers: [],
            }),
          );
          for (const seat of SEATS) {
            const [was, is] = [before?.[seat], after?.[seat]];
            if (was === undefined || is === undefined) throw new Error('no clock');
            expect(timeLeft(is, at)).toBeLessThanOrEqual(timeLeft(was, at));
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('row by row the clocks come to the same as from all rows together', () => {
    const handOvers = fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 60 * MINUTE }),
        seat: fc.constantFrom(...SEATS),
        bot: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(games, handOvers, fc.constantFrom(LIVE, DAYS), fc.nat(), (played, handed, pace, skip) => {
        const { asked, rows } = playedByChance(played.seed, played.pauses);
        const beginning = { pace, seats: 3, bots: [], begun: 0, asked };
        const along = ClockCourse.begin(beginning);
        const known: HandOver[] = [];
        for (const [at, row] of rows.entries()) {
          // They come to light in their order, when they happen or some rows later.
          const late = skip % 3;
          known.push(
            ...inOrder(handed)
              .slice(known.length)
              .filter((each) => each.at < (rows[at - late]?.at ?? 0)),
          );
          if (along?.fits(known) === false) return;
          along?.take([row], known);
          const whole = clocksOf({ ...beginning, rows: rows.slice(0, at + 1), handOvers: known });
          expect(along?.after(known)).toEqual(whole);
          // Looking changes nothing.
          expect(along?.after(known)).toEqual(whole);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a hand-over that comes to light late does not fit what was reckoned without it', () => {
    const along = ClockCourse.begin({ pace: LIVE, seats: 3, bots: [], begun: 0, asked: [0] });
    along?.take([{ number: 1, at: 5 * MINUTE, did: { do: 'move', seat: 0 }, asked: [1], leastTime: 0 }], []);
    expect(along?.fits([{ at: 6 * MINUTE, seat: 0, bot: true }])).toBe(true);
    expect(along?.fits([{ at: 4 * MINUTE, seat: 0, bot: true }])).toBe(false);
  });

  test('who was asked at the start can be read from the first row', () => {
    fc.assert(
      fc.property(games, ({ seed, pauses }) => {
        const { asked, rows } = playedByChance(seed, pauses);
        const [first] = rows;
        expect(first === undefined ? asked : askedBefore(first)).toEqual(asked);
      }),
    );
  });
});
