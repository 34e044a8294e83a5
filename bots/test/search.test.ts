import { candidates } from '@sanguine/blood-stone/bot/candidates.ts';
import { evaluate } from '@sanguine/blood-stone/bot/evaluation.ts';
import { playoutPolicy } from '@sanguine/blood-stone/bot/policy.ts';
import { explain as reasonOf } from '@sanguine/blood-stone/bot/reasons.ts';
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
  Search,
  searchBot,
  shareOf,
  timeBudget,
} from '../index.ts';

/** Blood Stone without its ranking: it is searched in a tree. */
const tree: typeof stone = {
  ...stone,
  insight: {
    evaluate,
    candidates,
    policy: playoutPolicy,
    turns: 2,
    explain: (view, _seat, move) => reasonOf(view, move),
  },
};
const bloodStone: AnyGame = tree;

/** What the decider sees some moves after the beginning, where there is something to think about. */
function opened(moves: number, seed: string): { view: Masked<unknown>; seat: Seat } {
  const { engine } = bloodStone;
  const streams = swiftStreams(seed);
  const state = engine.start(bloodStone.setup(2, {}), new RowContext(streams, 0));
  for (let row = 1; ; row++) {
    const [seat] = engine.deciders(state);
    if (seat === undefined) throw new Error('over too soon');
    const view = engine.mask(state, seat);
    if (row > moves && (bloodStone.insight?.candidates?.(view, seat).length ?? 0) > 9) return { view, seat };
    const choice = botFor(bloodStone, 'recruit')?.choose(view, seat, swiftRandom(`${seed} ${row}`));
    engine.play(state, seat, choice?.move, new RowContext(streams, row));
  }
}

const few = { playouts: 60 };

describe('a search', () => {
  test('is shown a mask, imagines from it alone, and leaves it as it was', () => {
    const { view, seat } = opened(40, 'mask');
    const before = JSON.stringify(view);
    const asked = new Set<unknown>();
    const { engine } = bloodStone;
    const imagine: typeof engine.imagine = (masked, viewer, random) => {
      asked.add(masked);
      expect(viewer).toBe(seat);
      return engine.imagine(masked, viewer, random);
    };
    const watched = { ...bloodStone, engine: { ...engine, imagine } };
    const { playouts } = new Search(watched, view, seat, swiftRandom('a')).run(few);
    expect(playouts).toBeGreaterThan(0);
    expect(asked.size).toBe(1);
    expect(asked.has(view)).toBe(true);
    expect(JSON.stringify(view)).toBe(before);
  });

  test('weighs more than what is listed where not all that is legal can be, and a listed move once', () => {
    const { view, seat } = opened(40, 'unlisted');
    const { engine, estimate } = bloodStone;
    const [only] = engine.moves(view, seat);
    const anyMove = (...drawn: Parameters<typeof engine.sample>): unknown => engine.sample(...drawn);
    const considered = (exhaustive: boolean, sample: typeof anyMove): unknown[] => {
      const open = {
        engine: { ...engine, moves: () => [only], exhaustive: () => exhaustive, sample },
        estimate,
      };
      const found = new Search(open, view, seat, swiftRandom('c')).run(few);
      expect(engine.refuse(view, seat, found.move)).toBeNull();
      return [found.considered > 1, found.playouts > 0];
    };
    expect(considered(true, anyMove)).toEqual([false, false]);
    expect(considered(false, anyMove)).toEqual([true, true]);
    expect(considered(false, () => only)).toEqual([false, false]);
  });

  test('comes to the same choice for all tables that look the same', () => {
    const { view, seat } = opened(40, 'same');
    const { engine } = bloodStone;
    const other = engine.mask(engine.imagine(view, seat, swiftRandom('other')), seat);
    const found = (seen: typeof view): unknown =>
      new Search(bloodStone, seen, seat, swiftRandom('b')).run(few);
    expect(found(other)).toEqual(found(view));
  });

  test('thinks no longer than it takes to be sure: told to go on, it would choose the same', () => {
    const sure = Array.from({ length: 8 }, (_, at) => {
      const { view, seat } = opened(40, `safe ${at}`);
      const search = () => new Search(bloodStone, view, seat, swiftRandom('e'));
      const { playouts, move } = search().run({ playouts: 400 });
      const longer = search().run({ playouts: Infinity, left: (made) => (made < 400 ? Infinity : 0) });
      return { saved: 400 - playouts, same: JSON.stringify(longer.move) === JSON.stringify(move) };
    });
    expect(sure.filter(({ saved }) => saved > 0).length).toBeGreaterThan(0);
    expect(sure.filter(({ same }) => !same)).toEqual([]);
  });

  test('stops when its time is up, with a legal move', () => {
    const { view, seat } = opened(40, 'stop');
    const search = (time: number) =>
      new Search(bloodStone, view, seat, swiftRandom('c')).run({
        playouts: 100_000,
        left: (made) => (made < time ? Infinity : 0),
      });
    expect(search(0).playouts).toBe(0);
    const { move, playouts } = search(40);
    expect(playouts).toBe(40);
    expect(bloodStone.engine.refuse(view, seat, move)).toBeNull();
  });

  test('does not use up its time once the choice is clear', () => {
    const clocked = Array.from({ length: 12 }, (_, at) => {
      const { view, seat } = opened(50, `clock ${at}`);
      // A look at the clock takes ten, and comes every four play-outs: 400 at most.
      let now = 0;
      const search = new Search(bloodStone, view, seat, swiftRandom('f'));
      return search.run(timeBudget(() => (now += 10), 1010)()).playouts;
    });
    expect(Math.min(...clocked)).toBeLessThan(360);
    expect(Math.max(...clocked)).toBeLessThanOrEqual(400);
  });

  test('tells what is estimated where play-outs end, which chooses nothing', () => {
    const { view, seat } = opened(40, 'told');
    const found = (chances: (state: unknown) => readonly number[]) => {
      const estimate = { ...bloodStone.estimate, chances };
      return new Search({ ...bloodStone, estimate }, view, seat, swiftRandom('h')).run(few);
    };
    const one = found(() => [0.25, 0.25]);
    expect(one).toMatchObject({ odds: 0.25, next: { behind: 0 } });
    const other = found(() => [0.75, 0.75]);
    expect(other).toEqual({ ...one, odds: 0.75 });
  });

  test('plays an only move at once', () => {
    const { view, seat } = opened(40, 'only');
    const [only] = bloodStone.engine.moves(view, seat);
    const explain = () => ({ key: 'bot.random', values: {} });
    const insight = { evaluate: () => 1 / 2, candidates: () => [only], explain };
    const search = new Search({ ...bloodStone, insight }, view, seat, swiftRandom('g'));
    expect(search.run({ playouts: Infinity })).toMatchObject({ move: only, playouts: 0, considered: 1 });
  });

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

/** A game with a search of so many play-outs as its level `search`. */
const searching = (game: AnyGame, playouts: number): AnyGame => ({
  ...game,
  bots: { ...game.bots, search: searchBot(game, playoutBudget(playouts)) },
});

/** Long on a busy machine; the games themselves are what is tested. */
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

  /** Games won by the first level of so many, on all glades in turn, each seed played with the sides changed over. */
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
