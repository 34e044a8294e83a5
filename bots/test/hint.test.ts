import { game as rage } from '@sanguine/blood-rage/game.ts';
import { kit as rageKit } from '@sanguine/blood-rage/test/kit/kit.ts';
import { game as stone } from '@sanguine/blood-stone/game.ts';
import { kit as stoneKit } from '@sanguine/blood-stone/test/kit/kit.ts';
import { game as fields } from '@sanguine/bloodfields/game.ts';
import { kit as fieldsKit } from '@sanguine/bloodfields/test/kit/kit.ts';
import { game as stones } from '@sanguine/bloodstones/game.ts';
import { kit as stonesKit } from '@sanguine/bloodstones/test/kit/kit.ts';
import { type AnyGame, copy, type Full, LOCALES, Match, same, swiftRandom } from '@sanguine/kernel';
import type { AnyKit } from '@sanguine/kernel/conformance';
import { GAMES } from '@sanguine/registry';
import { describe, expect, test } from 'vitest';
import { decide, type Hint, hintFor, playoutBudget } from '../index.ts';

type Scramble = Pick<AnyKit, 'scramble' | 'open'>;

const TABLES: readonly (readonly [AnyGame, Scramble, number])[] = [
  [stones, stonesKit, 40],
  [rage, rageKit, 12],
  [stone, stoneKit, 20],
  [fields, fieldsKit, 30],
];

/** How many decisions are looked at, how many if a fault has to be found, and the play-outs for each hint. */
const LOOKS = 3;
const LOOKS_FOR_FAULT = 20;
const PLAYOUTS = playoutBudget(6);

/** The table of a duel between Recruits at some decisions, this many rows apart. */
function* looks(
  game: AnyGame,
  apart: number,
  count: number,
): Iterable<{ state: Full<unknown>; seat: number; past: unknown[] }> {
  const match = Match.open(game.engine, {
    setup: game.setup(2, {}),
    dice: { generator: 'swift', seed: 'hints' },
  });
  for (let look = 1; look <= count; look++) {
    while (match.number < look * apart) {
      const [seat = 0] = match.deciders();
      const view = match.viewFor(seat);
      const random = swiftRandom(`${match.number}`);
      match.submit(seat, decide(game, { level: 'recruit', view, seat, random }).move);
    }
    const [seat = 0] = match.deciders();
    yield { state: match.state, seat, past: match.streak(seat) };
  }
}

/** The hint at a table, and at one that looks the same to the player who asks but hides something else. */
function twice(game: AnyGame, kit: Scramble, apart: number, count = LOOKS) {
  const { engine } = game;
  return [...looks(game, apart, count)].map(({ state, seat, past }, at) => {
    const twin = engine.load(kit.scramble(copy(state), seat, swiftRandom(`twin ${at}`)));
    if (twin === null) throw new Error('the scrambled table is none');
    const on = (truth: Full<unknown>): Hint =>
      hintFor(game, { view: engine.mask(truth, seat), seat, past, number: at }, PLAYOUTS());
    return { state, seat, isOther: !same(twin, state), hint: on(state), blind: on(twin) };
  });
}

test('every game is looked at', () => {
  expect(TABLES.map(([{ engine }]) => engine.id).toSorted()).toEqual(
    GAMES.map(({ engine }) => engine.id).toSorted(),
  );
});

describe.each(TABLES.map(([game, kit, apart]) => ({ id: game.engine.id, game, kit, apart })))(
  'a hint in $id',
  ({ game, kit, apart }) => {
    const told = twice(game, kit, apart);

    test('is the same on all tables that look the same to who asks', () => {
      expect(told.map(({ blind }) => blind)).toEqual(told.map(({ hint }) => hint));
      expect(told.some(({ isOther }) => isOther) || kit.open === true).toBe(true);
    });

    test('is a legal move, said with its chance and its reason in both languages', () => {
      for (const { state, seat, hint } of told) {
        const view = game.engine.mask(state, seat);
        expect(game.engine.refuse(view, seat, hint.move)).toBeNull();
        expect(hint.thought.search?.odds).toBeGreaterThanOrEqual(0);
        for (const locale of LOCALES) {
          expect(game.speech.move(locale, view, seat, hint.move)).not.toBe('');
          expect(game.speech.reason(locale, hint.thought)).not.toBe('');
        }
      }
    });
  },
);

test('a hint that looked through the mask would be found out', () => {
  const { engine }: AnyGame = stone;
  // As if hidden things were left in the view, and then taken for imagined ones.
  const mask: typeof engine.mask = (state) => engine.clone(state) as never;
  const imagine: typeof engine.imagine = (view) => engine.clone(view) as never;
  const told = twice({ ...stone, engine: { ...engine, mask, imagine } }, stoneKit, 5, LOOKS_FOR_FAULT);
  expect(told.some(({ hint, blind }) => !same(hint, blind))).toBe(true);
});
