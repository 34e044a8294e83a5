import { describe, expect, test } from 'vitest';
import { FairnessTally } from '../../conformance/chi-squared.ts';
import { shared } from '../../conformance/data.ts';
import { golden, inspect, perft, perftProblem } from '../../conformance/index.ts';
import { digest, engine, Match, type Random, swiftRandom, swiftStreams, writeRecord } from '../../index.ts';
import { RowContext } from '../../rules/play-context.ts';
import { faults } from './faults.ts';
import { parleyKit } from './toy/kit.ts';
import { parley } from './toy/rules.ts';

function playedOut(random: Random): { record: string; digest: string } {
  const dice = { generator: 'swift', seed: 'golden' } as const;
  const door = engine(parley);
  const match = Match.open(door, { setup: { seats: 3, rounds: 2 }, dice });
  for (let [seat] = match.deciders(); seat !== undefined; [seat] = match.deciders()) {
    match.submit(seat, door.sample(match.state, seat, random));
  }
  return { record: writeRecord(match), digest: digest(match.state) };
}

describe('golden records', () => {
  const entry = { name: 'three seats', ...playedOut(swiftRandom('golden')) };

  test('a record comes out as it was written', () => {
    expect(golden(parley, entry)).toBeNull();
  });

  test('another digest is not forgiven', () => {
    expect(golden(parley, { ...entry, digest: 'f00' })).toContain('not f00');
  });

  test('a changed rule is found at its row', () => {
    const cheaper = {
      ...parley,
      play: (...[state, seat, move, table]: Parameters<typeof parley.play>) => {
        parley.play(state, seat, move, table);
        if (move.do === 'mark') state.coins[seat] = 1;
      },
    };
    expect(golden(cheaper, entry)).toMatch(/^row \d+: /);
  });
});

describe('perft', () => {
  const opening = parley.start({ seats: 2, rounds: 1 }, new RowContext(swiftStreams('perft test'), 0));

  test('counts no line but the one that has not begun at depth 0', () => {
    expect(perft(parley, opening, 0)).toEqual({ lines: 1, exhaustive: true });
  });

  test('counts the moves at depth 1: three huts, one seat to expose, draw, roll, end', () => {
    expect(perft(parley, opening, 1)).toEqual({ lines: 7, exhaustive: true });
  });

  test('adds up the moves after each move at depth 2', () => {
    // After a mark 7 again, after expose, draw or roll one fewer, after end: nothing, either card, or both.
    const [one, other] = opening.hands[0] ?? [];
    const drops = one?.kind === other?.kind ? 3 : 4;
    expect(perft(parley, opening, 2).lines).toBe(3 * 7 + 3 * 6 + drops);
  });

  test('leaves the position alone and finds nothing beyond the end', () => {
    const before = JSON.stringify(opening);
    perft(parley, opening, 3);
    expect(JSON.stringify(opening)).toBe(before);
    expect(perft(parley, { ...opening, frames: [] }, 2).lines).toBe(0);
  });
});

describe('perft where not all moves can be listed', () => {
  const camping = { name: 'camp', setup: { seats: 2, rounds: 1 }, seed: 'a', line: ['end', 'drop nothing'] };

  test('says that it counts candidates, however deep they lie', () => {
    const opening = parley.start({ seats: 2, rounds: 1 }, new RowContext(swiftStreams('perft test'), 0));
    expect([1, 2, 3].map((depth) => perft(parley, opening, depth).exhaustive)).toEqual([true, false, false]);
  });

  test('counts written down say so too', () => {
    expect(perftProblem(parley, { ...camping, counts: [10], candidates: true })).toBeNull();
    expect(perftProblem(parley, { ...camping, counts: [10] })).toMatch('candidates, and does not say so');
    expect(perftProblem(parley, { ...camping, line: [], counts: [7], candidates: true })).toMatch(
      'all there is',
    );
  });
});

describe('chi-squared', () => {
  const coin = (heads: number, tails: number, odds = { heads: 0.5, tails: 0.5 }): FairnessTally => {
    const tally = new FairnessTally();
    for (let toss = 0; toss < heads; toss++) tally.add({ fell: 'heads', odds });
    for (let toss = 0; toss < tails; toss++) tally.add({ fell: 'tails', odds });
    return tally;
  };

  test('forgives what chance does, and nothing else', () => {
    expect(coin(515, 485).unfair).toBe(false);
    expect(coin(600, 400).unfair).toBe(true);
  });

  test('knows a coin that is meant to be bent', () => {
    expect(coin(600, 400, { heads: 0.6, tails: 0.4 }).unfair).toBe(false);
  });

  test('never forgives the impossible', () => {
    expect(coin(1, 0, { heads: 0, tails: 1 }).unfair).toBe(true);
  });
});

test('a violation can be seen again from its set-up, seed and play', () => {
  const fault = faults.find(({ check }) => check === 'commute');
  const kit = fault?.kit ?? parleyKit;
  const [first] = inspect(kit).violations.filter(({ check }) => check === 'commute');
  const again = inspect(kit, { game: { setup: first?.setup ?? '', seed: first?.seed ?? '' } });
  expect(again.violations).toContainEqual(first);
});

test('shared objects are named, equal ones are not', () => {
  const part = { x: 1 };
  expect(shared(['a', { part }], ['b', { list: [part] }])).toBe('a and b share list.0');
  expect(shared(['a', { part }], ['b', { part: { x: 1 } }])).toBeNull();
});
