import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Match, type Seat, swiftRandom } from '@sanguine/kernel';
import { type Pace, timeLeft } from '@sanguine/protocol';
import { ClockCourse, clocksOf, type HandOver } from '../live/clocks/clock.ts';
import { askedBefore } from '../live/clocks/timeline.ts';
import type { Tick } from '../live/clocks/turns.ts';
import { DICE, SEATS } from './tables.ts';
import { tug } from './tug.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIVE: Pace = { kind: 'live', minutes: 10, increment: 15 };
const DAYS: Pace = { kind: 'days', days: 3 };

/** A random game with undos and rewinds: its rows as clocks see them, and how far each seat got. */
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
    const step = random.int(10);
    const undoer = SEATS.find((other) => match.canUndo(other));
    const [did, done] =
      step < 2 && undoer !== undefined
        ? [{ do: 'undo', seat: undoer } as const, match.undo(undoer)]
        : step === 2 && match.number > 2
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

  /** Counted from the match's log, independently of the clocks. */
  function handedOn(seat: Seat): number {
    const standing = new Set(
      match
        .log(null)
        .filter((entry) => entry.standing)
        .map(({ number }) => number),
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
          // Hand-overs become known in order, when they happen or some rows later.
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
          // Reading changes nothing.
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
