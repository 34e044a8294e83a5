import { kit as rageKit } from '@sanguine/blood-rage/test/kit/kit.ts';
import { kit as stoneKit } from '@sanguine/blood-stone/test/kit/kit.ts';
import { kit as fieldsKit } from '@sanguine/bloodfields/test/kit/kit.ts';
import { kit as stonesKit } from '@sanguine/bloodstones/test/kit/kit.ts';
import { type AnyGame, check, type Either, learntWeights } from '@sanguine/kernel';
import { type AnyKit, estimateFlaws } from '@sanguine/kernel/conformance';
import { GAMES } from '@sanguine/registry';
import { describe, expect, test } from 'vitest';

const KITS = [stonesKit, rageKit, stoneKit, fieldsKit] as unknown as readonly AnyKit[];

/** How many positions of a game are looked at. */
const LOOKS = 12;
/** About how many plays a random game takes. */
const LENGTH = 400;

const tablesOf = (game: AnyGame) => {
  const { engine, boards } = game;
  return Array.from({ length: engine.seats.max - engine.seats.min + 1 }, (_, at) => {
    const seats = engine.seats.min + at;
    const board = boards.find(({ players: [least, most] }) => seats >= least && seats <= most)?.id;
    return game.setup(seats, board === undefined ? {} : { board });
  });
};

const flawsOf = (game: AnyGame, chances: (state: Either<unknown>) => readonly number[]) => {
  const kit = KITS.find(({ rules }) => rules.id === game.engine.id);
  if (kit === undefined) throw new Error(`no kit for ${game.engine.id}`);
  return tablesOf(game).map((setup) =>
    estimateFlaws(game, { kit, setup, seed: 'chances', every: Math.floor(LENGTH / LOOKS), chances }),
  );
};

describe.each(GAMES.map((game) => ({ id: game.engine.id, game })))('the chances of $id', ({ game }) => {
  test('are learnt for every number of players and every feature', () => {
    const { features, learnt } = game.estimate;
    expect(check(learntWeights, learnt)).toMatchObject({ ok: true });
    const { min, max } = game.engine.seats;
    const counts = Array.from({ length: max - min + 1 }, (_, at) => `${min + at}`);
    expect(Object.keys(learnt.weights).toSorted()).toEqual(counts);
    for (const weights of Object.values(learnt.weights))
      expect(Object.keys(weights).toSorted()).toEqual([...features].toSorted());
  });

  test('are one in all, come from what the viewer sees alone, and end as the game does', () => {
    for (const { looks, flaws } of flawsOf(game, (state) => game.estimate.chances(state))) {
      expect(flaws).toEqual([]);
      expect(looks).toBeGreaterThan(2);
    }
  });
});

describe('a fault is found:', () => {
  const [, rage] = GAMES;
  if (rage === undefined) throw new Error('no game');
  const faulty = (chances: (told: readonly number[], state: Either<unknown>) => readonly number[]): string =>
    flawsOf(rage, (state) => chances(rage.estimate.chances(state), state))
      .flatMap(({ flaws }) => flaws)
      .join('\n');

  test('chances that are more than one in all', () => {
    expect(faulty((told) => told.map((chance) => 1.01 * chance))).toMatch(/in all/);
  });

  test('chances that tell nothing of the end', () => {
    expect(faulty((told) => told.map(() => 1 / told.length))).toMatch(/not the outcome at the end/);
  });

  test('chances that know the whole table', () => {
    let truth: readonly number[] = [];
    const { engine } = rage;
    const seeing: AnyGame = {
      ...rage,
      engine: {
        ...engine,
        mask(state, viewer) {
          truth = rage.estimate.chances(state);
          return engine.mask(state, viewer);
        },
      },
    };
    const told = (state: Either<unknown>) =>
      engine.outcome(state) === null ? truth : rage.estimate.chances(state);
    const flaws = flawsOf(seeing, told).flatMap(({ flaws: found }) => found);
    expect(flaws.join('\n')).toMatch(/depends on what is hidden/);
  });
});
