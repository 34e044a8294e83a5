import { bestBy, RowContext, type Seat, swiftStreams } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { walkBetween } from '../bot/distances.ts';
import { BOTS } from '../bot/index.ts';
import { GLADES } from '../content/glades/index.ts';
import { DEFAULT_OPTIONS } from '../content/options.ts';
import { bloodStone } from '../index.ts';
import { walks } from '../rules/acts.ts';
import type { Event } from '../rules/events.ts';
import { freeSoldiers } from '../rules/figures.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { GameResult, State } from '../rules/state.ts';
import type { Side } from './scene.ts';

/** She flees as far from the nearest soldier as she can, and never casts a spell. */
function flight(state: State): AnyMove {
  if (state.figures.witch.moved) return { do: 'end' };
  const nearest = ({ to }: { readonly to: number }): number =>
    Math.min(...freeSoldiers(state).map((unit) => walkBetween(state, to, state.figures[unit].at)));
  return bestBy(walks(state, 'witch'), nearest) ?? { do: 'end' };
}

/** A Veteran against a player who does nothing after placing: the Soldiers stand still, the Witch only runs. */
function resultAgainst(idle: Side, glade: string, seed: string): GameResult {
  const streams = swiftStreams(seed);
  const bots = swiftStreams(`${seed} bots`);
  const setup = { seats: 2, glade, options: DEFAULT_OPTIONS };
  const state = bloodStone.start(setup, new RowContext<Event>(streams, 0));
  const move = (seat: Seat, row: number): AnyMove => {
    const idles = (seat === state.witch) === (idle === 'witch') && state.frames[0]?.step !== 'place';
    if (idles) return idle === 'witch' ? flight(state) : { do: 'end' };
    return BOTS.veteran.choose(bloodStone.mask(state, seat), seat, bots.stream(row, 'open')).move;
  };
  for (let row = 1; ; row++) {
    const [seat] = bloodStone.deciders(state);
    if (seat === undefined) return state.result;
    bloodStone.play(state, seat, move(seat, row), new RowContext<Event>(streams, row));
  }
}

const PLACES = GLADES.flatMap(({ id }) => ['one', 'two'].map((seed) => [id, seed] as const));

test('Soldiers who stand still are beaten by a Veteran, now and then only almost', () => {
  const results = PLACES.map(([glade, seed]) => resultAgainst('soldiers', glade, seed));
  expect(results).not.toContain('soldiers');
  expect(results.filter((result) => result === 'witch').length).toBeGreaterThanOrEqual(PLACES.length - 1);
});

test.each(PLACES)('a Witch who only runs is caught by a Veteran on %s, game %s', (glade, seed) => {
  expect(resultAgainst('witch', glade, seed)).toBe('soldiers');
});
