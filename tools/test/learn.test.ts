import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, softmax, swiftRandom, weigh } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { afterAll, describe, expect, it } from 'vitest';
import { type Command, commandOf } from '../learn/command.ts';
import { type Example, fit } from '../learn/fit.ts';
import { logLoss, mostAmiss, tenthsOf, type Told } from '../learn/judge.ts';
import type { KeptSample } from '../learn/kept-sample.ts';
import { ownPlan, readGames, writtenPart } from '../learn/part.ts';
import { planGames } from '../learn/plan.ts';
import { filesOf } from '../learn/publish.ts';
import { reportLines } from '../learn/report.ts';
import { sampleGame, type SampledGame } from '../learn/self-play.ts';
import { learn } from '../learn/tellers.ts';

const [, , quick] = GAMES;
if (quick === undefined) throw new Error('no game');

const share = (random: { int(n: number): number }): number => random.int(10_000) / 10_000;

/** Tables of three whose winners are drawn by the chances these weights give. */
function drawn(weights: readonly number[], count: number): Example[] {
  const random = swiftRandom('drawn');
  return Array.from({ length: count }, () => {
    const rows = Array.from({ length: 3 }, () => weights.map(() => 2 * share(random) - 1));
    const chances = softmax(rows.map((row) => weigh(row, weights)));
    let luck = share(random);
    const winner = chances.findIndex((chance) => (luck -= chance) < 0);
    return { rows, won: rows.map((_, seat) => (seat === winner ? 1 : 0)), weight: 1 };
  });
}

describe('the fit', () => {
  it('finds the weights by which winners were drawn', () => {
    const weights = [2, -1, 0];
    const found = fit(drawn(weights, 3000), [0, 0, 0], 1);
    for (const [at, weight] of weights.entries()) expect(found[at]).toBeCloseTo(weight, 0);
    expect(Math.abs((found[0] ?? 0) - 2)).toBeLessThan(0.2);
  });

  it('stays where it is held when there is nothing to learn from', () => {
    expect(fit([], [1, 2], 1)).toEqual([1, 2]);
    const held = fit(drawn([2, -1], 20), [0, 0], 1e6);
    for (const weight of held) expect(Math.abs(weight)).toBeLessThan(0.001);
  });
});

describe('the judge', () => {
  const told = (chance: number, wins: number, count: number): Told[] =>
    Array.from({ length: count }, (_, game) => ({ game, players: 2, chance, won: game < wins ? 1 : 0 }));

  it('sees how often what was told comes true', () => {
    const tenths = tenthsOf([...told(0.65, 650, 1000), ...told(0.25, 400, 1000)]);
    expect(tenths[6]).toMatchObject({ from: 0.6, chances: 1000, games: 1000 });
    expect(tenths[6]?.won).toBeCloseTo(0.65, 9);
    expect(mostAmiss(tenths)).toBeCloseTo(0.15, 9);
  });

  it('judges no tenth of which it knows too little', () => {
    expect(mostAmiss(tenthsOf(told(0.25, 8, 10)))).toBe(0);
  });

  it('counts a loss', () => {
    expect(logLoss(told(0.5, 1, 2))).toBeCloseTo(Math.log(2), 9);
    expect(logLoss(told(1, 0, 1))).toBeGreaterThan(5);
  });
});

describe('the command', () => {
  it.each([
    [[], 'which game'],
    [['chess'], 'which game'],
    [['blood-stone', '--games', '3'], '--games 3'],
    [['blood-stone', '--jobs', '0'], '--jobs 0'],
    [['blood-stone', '--fast'], 'fast'],
    [['blood-stone', '--shard', '3/2'], '--shard 3/2'],
  ])('%j is refused: %s', (args, why) => {
    expect(commandOf(args)).toEqual(expect.stringContaining(why));
  });

  it('learns the same from the same games', () => {
    const learnt = () => {
      const plan = planGames(quick, 10, 'again');
      const games = plan.map((one) => sampleGame(quick, one, 'again'));
      return learn(games, quick.estimate.features.length);
    };
    const lesson = learnt();
    expect(lesson).toEqual(learnt());
    expect(lesson.keptApart.map(({ number }) => number)).toEqual([0, 5]);
    expect(lesson.told.length).toBeGreaterThan(50);
  });
});

describe('games played as two parts', () => {
  const asked: Command = { game: quick, games: 6, seed: 'far', jobs: 1, shard: null };
  const shares = [1, 2].map((number): Command => ({ ...asked, shard: { number, of: 2 } }));
  const play = (command: Command) => ownPlan(command).map((one) => sampleGame(quick, one, command.seed));
  const folder = mkdtempSync(join(tmpdir(), 'learn-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const files = shares.map((own, at) => {
    const file = join(folder, `part-${at + 1}`);
    writeFileSync(file, writtenPart(own, play(own)));
    return file;
  });

  it('are merged to the very files that one machine would have written', async () => {
    const written = async (command: Command, games: readonly SampledGame[]) => {
      const lesson = learn(games, quick.estimate.features.length);
      const lines = reportLines(command, games, lesson.told);
      return [...(await filesOf(command, lesson, lines)), lines];
    };
    const joined = await readGames(files.toReversed());
    if (typeof joined === 'string') throw new Error(joined);
    expect(await written(joined.task, joined.pieces)).toEqual(await written(asked, play(asked)));
  });

  it('are refused where they are not all, or of other tools', async () => {
    expect(await readGames(files.slice(1))).toBe('part 1 of 2 is missing');
    expect(await readGames([])).toBe('name the parts to merge');
    expect(await readGames([folder])).toContain('EISDIR');
    const other = join(folder, 'other');
    writeFileSync(
      other,
      readFileSync(files[0] ?? '', 'utf8')
        .replace('"learn"', '"simulate"')
        .replace('"of":2', '"of":1'),
    );
    expect(await readGames([other])).toBe(`${other} is a part of "simulate": sanguine merge joins it`);
  });
});

/** The chances that a game's weights give for its sample. */
function toldOf(game: AnyGame, { features, positions }: KeptSample, distort = (score: number) => score) {
  const { weights } = game.estimate.learnt;
  return positions.map(({ game: number, rows, won }) => {
    const own = features.map((feature) => weights[rows.length]?.[feature] ?? NaN);
    const scores = rows.map((row) => distort(weigh(row, own)));
    return { number, scores, won, chances: softmax(scores) };
  });
}

type Sampled = ReturnType<typeof toldOf>;

/** 1 if chances come true as told; less if they are told with too much certainty, more if with too little. */
function slopeOf(sampled: Sampled): number {
  const examples = sampled.map(({ scores, won }) => ({
    rows: scores.map((score) => [score]),
    won,
    weight: 1,
  }));
  return fit(examples, [0], 1e-3)[0] ?? NaN;
}

const lossOf = (sampled: Sampled, chanceOf: (chance: number, seats: number) => number): number =>
  logLoss(
    sampled.flatMap(({ number, chances, won }) =>
      chances.map((chance, seat) => ({
        game: number,
        players: chances.length,
        chance: chanceOf(chance, chances.length),
        won: won[seat] ?? 0,
      })),
    ),
  );

/** A price that changes by a point needs no new learning. */
const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.01 + 0.05 * Math.max(Math.abs(one), Math.abs(other));

/** Which features, by seat and place, are no longer what they were. */
const strayed = (now: KeptSample['positions'][number]['rows'], then: typeof now): string[] =>
  now.flatMap((row, seat) =>
    row.flatMap((value, at) => (isNear(value, then[seat]?.[at] ?? NaN) ? [] : [`${seat} ${at}: ${value}`])),
  );

/** A sample of this size cannot tell the slope any better. */
const FLAT = 0.65;
const STEEP = 1.5;

describe.each(GAMES.map((game) => ({ id: game.engine.id, game })))(
  'what was learnt of $id',
  ({ id, game }) => {
    const file = new URL(`../learn/samples/${id}.json`, import.meta.url);
    const sample = JSON.parse(readFileSync(file, 'utf8')) as KeptSample;

    it('comes true in games it was not learnt from', () => {
      const sampled = toldOf(game, sample);
      expect(slopeOf(sampled)).toBeGreaterThan(FLAT);
      expect(slopeOf(sampled)).toBeLessThan(STEEP);
      const told = lossOf(sampled, (chance) => chance);
      expect(told).toBeLessThan(lossOf(sampled, (_, seats) => 1 / seats) - 0.03);
    });

    it('would be found out if it did not', () => {
      expect(slopeOf(toldOf(game, sample, (score) => 2.5 * score))).toBeLessThan(FLAT);
      expect(slopeOf(toldOf(game, sample, (score) => score / 2.5))).toBeGreaterThan(STEEP);
      expect(slopeOf(toldOf(game, sample, (score) => -score))).toBeLessThan(0);
    });

    it(`is of features that measure what they did: else, npm run -s learn -- ${id}`, () => {
      expect(sample.features).toEqual(game.estimate.features);
      expect(sample.states.length).toBe(game.engine.seats.max - game.engine.seats.min + 1);
      for (const { state, rows } of sample.states) {
        const loaded = game.engine.load(state);
        if (loaded === null) throw new Error('the sample is of other rules');
        expect(strayed(game.estimate.measure(loaded), rows)).toEqual([]);
        const doubled = game.estimate.measure(loaded).map((row) => row.map((value) => 2 * value));
        expect(strayed(doubled, rows)).not.toEqual([]);
      }
    });
  },
);
