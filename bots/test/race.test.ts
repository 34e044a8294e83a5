import { game as rage } from '@sanguine/blood-rage/game.ts';
import type { AnyMove } from '@sanguine/blood-rage/rules/moves.ts';
import type { State } from '@sanguine/blood-rage/rules/state.ts';
import {
  type AnyGame,
  type Insight,
  type Masked,
  type RatedMove,
  RowContext,
  type Seat,
  swiftRandom,
  swiftStreams,
} from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { playoutBudget, playGame, searchBot, think } from '../index.ts';

const bloodRage: AnyGame = rage;

/** What a player sees in its own turn, a few turns into a game. */
function turn(turns: number, seed: string): { view: Masked<State>; seat: Seat } {
  const { engine } = rage;
  const streams = swiftStreams(seed);
  const state = engine.start(rage.setup(4, {}), new RowContext(streams, 0));
  for (let [row, taken] = [1, 0]; ; row++) {
    const [seat] = engine.deciders(state);
    if (seat === undefined) throw new Error('over too soon');
    const view = engine.mask(state, seat);
    if (view.frames.at(-1)?.step === 'action' && ++taken > turns) return { view, seat };
    const moves = engine.deciders(state).map((one) => ({
      one,
      move: rage.insight?.policy?.(state, one, swiftRandom(`${seed} ${row} ${one}`)),
    }));
    for (const { one, move } of moves) {
      if (move !== undefined) engine.play(state, one, move, new RowContext(streams, row));
    }
  }
}

/** Blood Rage with some of its insight replaced. */
function knowing(insight: Partial<Insight<State, AnyMove>>): AnyGame {
  if (rage.insight === undefined) throw new Error('no insight');
  return { ...rage, insight: { ...rage.insight, ...insight } };
}

const found = (game: AnyGame, view: Masked<State>, seat: Seat, playouts: number) =>
  think(game, view, seat, swiftRandom('race'), { playouts });

describe('a race', () => {
  test('is shown a mask, imagines from it alone, and leaves it as it was', () => {
    const { view, seat } = turn(8, 'mask');
    const before = JSON.stringify(view);
    const asked = new Set<unknown>();
    let imagined = 0;
    const { engine } = bloodRage;
    const imagine: typeof engine.imagine = (masked, viewer, random) => {
      asked.add(masked);
      imagined++;
      expect(viewer).toBe(seat);
      return engine.imagine(masked, viewer, random);
    };
    const { playouts, considered } = found({ ...bloodRage, engine: { ...engine, imagine } }, view, seat, 40);
    expect([...asked]).toEqual([view]);
    expect(JSON.stringify(view)).toBe(before);
    expect(playouts).toBeLessThanOrEqual(40);
    expect(considered).toBeGreaterThan(1);
    // All moves start from the same imagined tables: there are fewer tables than play-outs.
    expect(imagined).toBeGreaterThan(0);
    expect(imagined).toBeLessThanOrEqual(playouts / 2);
  });

  test('comes to the same choice for all tables that look the same', () => {
    const { view, seat } = turn(12, 'same');
    const { engine } = rage;
    const other = engine.mask(engine.imagine(view, seat, swiftRandom('other')), seat);
    expect(found(bloodRage, other, seat, 60)).toEqual(found(bloodRage, view, seat, 60));
  });

  test('stops when it is told to, with a legal move', () => {
    const { view, seat } = turn(8, 'stop');
    const stopped = think(bloodRage, view, seat, swiftRandom('race'), { playouts: Infinity, left: () => 0 });
    expect(stopped.playouts).toBe(0);
    expect(rage.engine.refuse(view, seat, stopped.move)).toBeNull();
    const left = (made: number): number => 50 - made;
    const { playouts } = think(bloodRage, view, seat, swiftRandom('race'), { playouts: Infinity, left });
    expect(playouts).toBeGreaterThan(0);
    expect(playouts).toBeLessThanOrEqual(50);
  });

  test('thinks about nothing where there is one move', () => {
    const { view, seat } = turn(8, 'one');
    const [first] = rage.insight?.ranking(view, seat) ?? [];
    const game = knowing({ ranking: () => (first === undefined ? [] : [first]) });
    expect(found(game, view, seat, 100)).toMatchObject({ move: first?.move, playouts: 0, considered: 1 });
  });
});

describe('of two moves', () => {
  const { view, seat } = turn(8, 'two');
  const act = rage.engine.moves(view, seat).find((move) => move.do === 'invade' || move.do === 'march');
  if (act === undefined) throw new Error('no other act');
  const passFirst: readonly RatedMove<AnyMove>[] = [
    { move: { do: 'pass' }, odds: 0.5 },
    { move: act, odds: 0.49 },
  ];
  /** A game in which every play-out is one play long. */
  const short = (evaluate: Insight<State, AnyMove>['evaluate']): AnyGame =>
    knowing({
      evaluate,
      ranking: () => passFirst,
      chapter: ({ frames, clans }) => frames.length + (clans[seat]?.rage ?? 0),
    });

  test('the one that fares better wins, whatever it looked like at first', () => {
    const game = short(({ clans }, who) => (clans[who]?.passed === true ? 0.3 : 0.6));
    expect(found(game, view, seat, 100).move).toEqual(act);
  });

  test('what is told is what is estimated, and it chooses nothing', () => {
    const driven = short(({ clans }, who) => (clans[who]?.passed === true ? 0.3 : 0.6));
    const chances = ({ clans }: State): number[] =>
      clans.map((_, who) => (clans[seat]?.passed === true ? (who === seat ? 0.9 : 0.05) : 0.25));
    const told: AnyGame = { ...driven, estimate: { ...rage.estimate, chances } };
    const { move, odds, next } = found(told, view, seat, 100);
    expect(move).toEqual(act);
    expect(odds).toBeCloseTo(0.25, 9);
    // Chances that disagree with the choice do not put the second best ahead of it.
    expect(next).toEqual({ move: { do: 'pass' }, behind: 0 });
  });

  test('how far behind the second best is, is told in chances too', () => {
    const driven = short(({ clans }, who) => (clans[who]?.passed === true ? 0.3 : 0.6));
    const chances = ({ clans }: State): number[] =>
      clans.map(() => (clans[seat]?.passed === true ? 0.15 : 0.25));
    const told: AnyGame = { ...driven, estimate: { ...rage.estimate, chances } };
    const { next } = found(told, view, seat, 100);
    expect(next?.move).toEqual({ do: 'pass' });
    expect(next?.behind).toBeCloseTo(0.1, 9);
  });

  test('the favourite stays where they fare alike, and no time is lost on it', () => {
    const game = short(() => 0.5);
    const { move, playouts } = found(game, view, seat, 100_000);
    expect(move).toEqual({ do: 'pass' });
    expect(playouts).toBeLessThan(5000);
  });

  test('little evidence does not outweigh a clear first sight', () => {
    const clear = passFirst.map((prospect, at) => ({ ...prospect, odds: 0.5 - 0.4 * at }));
    const game = knowing({
      evaluate: ({ clans }, who) => (clans[who]?.passed === true ? 0.5 : 0.55),
      ranking: () => clear,
      chapter: ({ frames, clans }) => frames.length + (clans[seat]?.rage ?? 0),
    });
    expect(found(game, view, seat, 40).move).toEqual({ do: 'pass' });
  });
});

/** Long enough for a busy machine: the games are tested, not their speed. */
const PATIENCE = 900_000;

describe('Warlord at Blood Rage', () => {
  /** How many of `games` games the first level wins, two against two, each seed played again with the seats swapped. */
  function won(game: AnyGame, [one, other]: readonly [string, string], games: number): number {
    let wins = 0;
    for (let index = 0; index < games; index++) {
      const levels = index % 2 === 0 ? [one, other] : [other, one];
      const { seats } = playGame(game, { seats: 4, levels, seed: `feud ${Math.floor(index / 2)}` });
      const winners = seats.filter(({ rank }) => rank === 1);
      wins += winners.filter(({ bot }) => bot === one).length / winners.length;
    }
    return wins;
  }

  const searching = (playouts: number) => searchBot(bloodRage, playoutBudget(playouts));

  test('beats the Veteran with few play-outs already', { timeout: PATIENCE }, () => {
    const game: AnyGame = { ...bloodRage, bots: { ...bloodRage.bots, search: searching(6) } };
    expect(won(game, ['search', 'veteran'], 6)).toBeGreaterThanOrEqual(6 * 0.7);
  });

  test('plays no worse for thinking', { timeout: PATIENCE }, () => {
    const game: AnyGame = { ...bloodRage, bots: { thinks: searching(12), guesses: searching(0) } };
    expect(won(game, ['thinks', 'guesses'], 4)).toBeGreaterThanOrEqual(2);
  });

  test('plays the same game for the same seed', { timeout: PATIENCE }, () => {
    const play = () =>
      playGame(bloodRage, {
        seats: 2,
        levels: ['warlord', 'recruit'],
        seed: 'again',
        budget: playoutBudget(4),
      });
    expect(play()).toEqual(play());
  });
});
