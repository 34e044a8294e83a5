import { game as stone } from '@sanguine/blood-stone/game.ts';
import { game as bloodstones } from '@sanguine/bloodstones/game.ts';
import {
  type AnyGame,
  type Masked,
  RowContext,
  type Seat,
  swiftRandom,
  swiftStreams,
} from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import {
  botFor,
  explained,
  levelsOf,
  playGame,
  playoutBudget,
  reasonWords,
  searchBot,
  shareOf,
  timeBudget,
} from '../index.ts';

const bloodStone: AnyGame = stone;

/** What the decider sees after some moves, at a decision with much to choose from. */
function opened(moves: number, seed: string): { view: Masked<unknown>; seat: Seat } {
  const { engine } = bloodStone;
  const streams = swiftStreams(seed);
  const state = engine.start(bloodStone.setup(2, {}), new RowContext(streams, 0));
  for (let row = 1; ; row++) {
    const [seat] = engine.deciders(state);
    if (seat === undefined) throw new Error('over too soon');
    const view = engine.mask(state, seat);
    if (row > moves && bloodStone.engine.moves(view, seat).length > 9) return { view, seat };
    const choice = botFor(bloodStone, 'recruit')?.choose(view, seat, swiftRandom(`${seed} ${row}`));
    engine.play(state, seat, choice?.move, new RowContext(streams, row));
  }
}

const few = { playouts: 60 };

describe('a budget', () => {
  test('keeps to the time of the clock it is given, decision by decision', () => {
    let now = 0;
    const budget = timeBudget(() => now, 100);
    for (let decision = 0; decision < 2; decision++) {
      const { left } = budget();
      expect(left?.(0)).toBe(Infinity);
      now += 25;
      expect(left?.(50)).toBeCloseTo(150, 6);
      now += 74;
      expect(left?.(198)).toBeCloseTo(2, 6);
      now += 1;
      expect(left?.(200)).toBe(0);
    }
  });
});

test('a share of a budget is that share of its play-outs and of its time', () => {
  let now = 0;
  expect(shareOf({ playouts: 40 }, 1 / 4)).toEqual({ playouts: 10 });
  const { playouts, left } = shareOf(timeBudget(() => now, 100)(), 1 / 2);
  expect([playouts, left?.(0)]).toEqual([Infinity, Infinity]);
  now += 25;
  expect(left?.(50)).toBeCloseTo(50, 6);
  now += 25;
  expect(left?.(100)).toBe(0);
});

describe('Warlord', () => {
  test('is a level where a game has the insight for it, above all others', () => {
    expect(levelsOf(bloodStone)).toEqual(['random', 'recruit', 'veteran', 'warlord']);
    expect(botFor(bloodStone, 'warlord')).toBeDefined();
    const { insight, ...blind } = bloodStone;
    expect(insight).toBeDefined();
    expect(levelsOf(blind)).not.toContain('warlord');
  });

  test('says what it wants, how it stands and what came second, in both languages', () => {
    const { view, seat } = opened(40, 'say');
    const choice = searchBot(bloodStone, () => few).choose(view, seat, swiftRandom('d'));
    const { thought } = explained(bloodStone, view, seat, choice);
    expect(reasonWords(bloodStone.speech, 'en', thought, view)).toMatch(
      /^.+; the best of \d+ moves played out, \d+% to win the game; (the next best|just as good).*: .+\.$/,
    );
    expect(reasonWords(bloodStone.speech, 'ja', thought, view)).toMatch(
      /^.+。\d+通りを読んだ最善手で、勝率\d+%。.+：.+。$/,
    );
  });
});

/** A game whose level `search` is a search with this many play-outs. */
const searching = (game: AnyGame, playouts: number): AnyGame => ({
  ...game,
  bots: { ...game.bots, search: searchBot(game, playoutBudget(playouts)) },
});

/** Long enough for a busy machine: the games are tested, not their speed. */
const PATIENCE = 900_000;

describe('whole games', () => {
  test('are the same for the same seed', () => {
    const game = searching(bloodStone, 10);
    const levels = ['search', 'recruit'];
    const first = playGame(game, { seats: 2, levels, seed: 'again' });
    expect(playGame(game, { seats: 2, levels, seed: 'again' })).toEqual(first);
  });

  test('Warlord takes as many play-outs as a game is told', () => {
    const options = { seats: 2, seed: 'told' };
    const told = playGame(bloodStone, {
      ...options,
      levels: ['warlord', 'recruit'],
      budget: playoutBudget(5),
    });
    const own = playGame(searching(bloodStone, 5), { ...options, levels: ['search', 'recruit'] });
    expect(told.plays).toBe(own.plays);
    expect(told.seats.map(({ rank }) => rank)).toEqual(own.seats.map(({ rank }) => rank));
  });

  /** How many of `games` games the first level wins, on all glades in turn, each seed played again with the sides swapped. */
  function won(game: AnyGame, [one, other]: readonly [string, string], games: number): number {
    let wins = 0;
    for (let index = 0; index < games; index++) {
      const round = Math.floor(index / 2);
      const { id: board = '' } = game.boards[round % game.boards.length] ?? {};
      const levels = index % 2 === 0 ? [one, other] : [other, one];
      const { seats } = playGame(game, { seats: 2, choices: { board }, levels, seed: `duel ${round}` });
      const winners = seats.filter(({ rank }) => rank === 1);
      if (winners.some(({ bot }) => bot === one)) wins += 1 / winners.length;
    }
    return wins;
  }

  test('a short race already beats the Veteran', { timeout: PATIENCE }, () => {
    expect(won(searching(stone, 30), ['search', 'veteran'], 12)).toBeGreaterThanOrEqual(8);
  });

  test('Veteran beats Recruit', { timeout: PATIENCE }, () => {
    expect(won(bloodStone, ['veteran', 'recruit'], 64)).toBeGreaterThanOrEqual(42);
  });

  test('of Bloodstones are searched too, sealed choices and all', () => {
    const game = searching(bloodstones, 4);
    expect(() =>
      playGame(game, {
        seats: 2,
        choices: { options: { openingBuild: 'simultaneous', swapVisibility: 'secret' } },
        levels: ['search', 'recruit'],
        seed: 'sealed',
        maxPlays: 60,
      }),
    ).toThrow('no end after 60 plays');
  });
});
