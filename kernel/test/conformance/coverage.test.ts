import { expect, test } from 'vitest';
import type { CheckedPosition } from '../../conformance/checked-position.ts';
import { Coverage } from '../../conformance/coverage.ts';
import { swiftStreams } from '../../index.ts';
import { parleyKit } from './toy/kit.ts';

const kit = {
  ...parleyKit,
  verbs: ['mark', 'expose'],
  often: 4,
  verbOf: (_: unknown, __: unknown, move: { do: string }) => move.do,
};

/** A game of one position, in which seat 0 has these moves. */
function game(coverage: Coverage, setup: string, ...verbs: readonly ('mark' | 'expose')[]): void {
  const position: CheckedPosition = {
    kit,
    setup,
    seed: 'coverage',
    play: 0,
    row: 1,
    streams: swiftStreams('coverage'),
    seats: 2,
    state: null,
    text: 'null',
    deciders: [0],
    moves: new Map([
      [0, verbs.map((verb) => (verb === 'mark' ? { do: verb, hut: 0 } : { do: verb, target: 1 }))],
    ]),
    unlisted: new Map(),
    acts: [],
  };
  coverage.newGame();
  expect(coverage.subjects(position, false).map(({ verb }) => verb)).toEqual(verbs);
}

test('set-ups are played on as long as they may have a verb that was not checked often enough', () => {
  const coverage = new Coverage(kit);
  const wanted = (): boolean[] => ['open', 'closed'].map((setup) => coverage.wants(setup));
  game(coverage, 'closed', 'mark');
  // `expose` was met nowhere yet, so it may be anywhere.
  expect(wanted()).toEqual([true, true]);
  game(coverage, 'open', 'mark', 'expose');
  // `mark` was met in both.
  expect(wanted()).toEqual([true, true]);
  for (let round = 0; round < 2; round++) game(coverage, 'closed', 'mark');
  // `mark` is done; `expose` is sought where it was met.
  expect(wanted()).toEqual([true, false]);
  for (let round = 0; round < 3; round++) game(coverage, 'open', 'expose');
  expect([coverage.complete, ...wanted()]).toEqual([true, false, false]);
});
