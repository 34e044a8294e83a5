import { type AnyMatch, apply, Match, swiftRandom } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { march, MOVES_A_TURN, PIECES, reference, SEATS } from '../bench/reference.ts';
import { REFERENCE_GAME } from '../bench/server/reference-game.ts';

const { engine } = REFERENCE_GAME;
const open = () =>
  Match.open(engine, { setup: { seats: SEATS }, dice: { generator: 'swift', seed: 'reference' } });

/** Plays random moves. */
function play(match: AnyMatch, moves: number): AnyMatch {
  const random = swiftRandom('moves');
  for (let made = 0; made < moves; made++) {
    const [seat = 0] = match.deciders();
    expect(match.submit(seat, engine.sample(match.viewFor(seat), seat, random))).toMatchObject({ ok: true });
  }
  return match;
}

test('both servers begin with the same table', () => {
  const { random: _, ...table } = reference();
  expect(open().state).toEqual({ ...table, active: 0, made: 0 });
});

test('a march does the same on both', () => {
  const match = open();
  const table = reference();
  march(table, 0, 1, () => 0);
  expect(match.submit(0, { piece: 0, to: 1 })).toMatchObject({ ok: true });
  // A hit does not kill at once, so whatever the dice say the pieces are in the same places.
  const standing = (state: unknown) => {
    const { counts, owners, pieces } = Object(state);
    return [counts, owners, pieces.map(({ area }: { area: number }) => area)];
  };
  expect(standing(match.state)).toEqual(standing(table));
});

test('six moves are a turn', () => {
  expect(play(open(), MOVES_A_TURN - 1).deciders()).toEqual([0]);
  expect(play(open(), MOVES_A_TURN).deciders()).toEqual([1]);
  expect(play(open(), MOVES_A_TURN * SEATS).deciders()).toEqual([0]);
});

test('somebody else’s piece stays, and nobody jumps', () => {
  expect(open().submit(0, { piece: 1, to: 8 })).toMatchObject({ refusal: { code: 'piece.other' } });
  expect(open().submit(0, { piece: 0, to: 30 })).toMatchObject({ refusal: { code: 'area.far' } });
  expect(open().submit(0, { piece: PIECES, to: 0 })).toMatchObject({ ok: false });
});

test('everybody sees the own hand alone, and patches keep up with it', () => {
  const match = open();
  const viewers = [0, 1, 2, 3, null];
  const seen = viewers.map((viewer): unknown => match.viewFor(viewer));
  viewers.forEach((viewer, at) =>
    match.subscribe(viewer, ({ patch }) => (seen[at] = apply(seen[at], patch))),
  );
  play(match, 5 * MOVES_A_TURN * SEATS);
  expect(seen).toEqual(viewers.map((viewer) => match.viewFor(viewer)));
  expect(new Set(seen.map((mask) => JSON.stringify(mask))).size).toBe(SEATS + 1);
});
