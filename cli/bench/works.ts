import {
  type AnyGame,
  type AnySetup,
  type Full,
  Match,
  type Random,
  readRecord,
  RolloutContext,
  RowContext,
  type Seat,
  swiftRandom,
  swiftStreams,
  verify,
  writeRecord,
} from '@sanguine/kernel';
import { think } from '@sanguine/bots';
import type { Work } from './measure.ts';

const RECORD_ROWS = 300;

type AnyState = Full<unknown>;
type Chooser = (state: AnyState, seat: Seat, random: Random) => unknown;

/** Plays whole random games; counts plays. */
function playing({ engine }: AnyGame, setup: AnySetup, choose: Chooser): Work {
  const random = swiftRandom('bench');
  const context = new RolloutContext<unknown>(random);
  return () => {
    const state = engine.start(setup, context);
    let plays = 0;
    for (let [seat] = engine.deciders(state); seat !== undefined; [seat] = engine.deciders(state)) {
      engine.play(state, seat, choose(state, seat, random), context);
      plays += 1;
    }
    return plays;
  };
}

export function enumerating(game: AnyGame, setup: AnySetup): Work {
  return playing(game, setup, (state, seat, random) => {
    const moves = game.engine.moves(state, seat);
    return moves[random.int(moves.length)];
  });
}

export function sampling(game: AnyGame, setup: AnySetup): Work {
  return playing(game, setup, (state, seat, random) => game.engine.sample(state, seat, random));
}

/** Random play until `met` or the end of the game; returns the state and the number of plays. */
function playUntil(
  { engine }: AnyGame,
  setup: AnySetup,
  met: (state: AnyState, plays: number) => boolean,
): { readonly state: AnyState; readonly plays: number } {
  const streams = swiftStreams('bench');
  const random = swiftRandom('bench');
  const state = engine.start(setup, new RowContext(streams, 0));
  let plays = 0;
  for (let [seat] = engine.deciders(state); seat !== undefined; [seat] = engine.deciders(state)) {
    if (met(state, plays)) break;
    plays += 1;
    engine.play(state, seat, engine.sample(state, seat, random), new RowContext(streams, plays));
  }
  return { state, plays };
}

/** A state half-way through a random game. */
function middle(game: AnyGame, setup: AnySetup): AnyState {
  const { plays: whole } = playUntil(game, setup, () => false);
  return playUntil(game, setup, (_, plays) => plays * 2 >= whole).state;
}

/** Repeats work that is too short to be timed alone. */
function repeated(times: number, once: () => void): Work {
  return () => {
    for (let done = 0; done < times; done++) once();
    return times;
  };
}

export function cloning(game: AnyGame, setup: AnySetup): Work {
  const state = middle(game, setup);
  return repeated(500, () => void game.engine.clone(state));
}

export function masking(game: AnyGame, setup: AnySetup): Work {
  const state = middle(game, setup);
  return repeated(500, () => void game.engine.mask(state, 0));
}

/** Estimates everybody's chance to win, half-way through a random game. */
export function estimating(game: AnyGame, setup: AnySetup): Work {
  const view = game.engine.mask(middle(game, setup), 0);
  return repeated(200, () => void game.estimate.chances(view));
}

/** Lists all the odds for a player, at the first table that has some. */
export function odds(game: AnyGame, setup: AnySetup): Work {
  const { engine, speech } = game;
  const lines = (state: AnyState): number => {
    const [seat = 0] = engine.deciders(state);
    return speech.odds('en', engine.mask(state, seat), seat).length;
  };
  const { state } = playUntil(game, setup, (at) => lines(at) > 1);
  return repeated(5, () => void lines(state));
}

/** Whole games between the game's best bots; counts games. */
export function botGames({ engine, bots }: AnyGame, setup: AnySetup): Work {
  const random = swiftRandom('bench');
  const context = new RolloutContext<unknown>(random);
  const [bot] = Object.values(bots).toReversed();
  return () => {
    const state = engine.start(setup, context);
    for (let [seat] = engine.deciders(state); seat !== undefined; [seat] = engine.deciders(state)) {
      const move =
        bot?.choose(engine.mask(state, seat), seat, random).move ?? engine.sample(state, seat, random);
      engine.play(state, seat, move, context);
    }
    return 1;
  };
}

const PLAYOUTS = 500;

/** Searches decision after decision of games between the game's best bots; counts play-outs. */
export function searching(game: AnyGame, setup: AnySetup): Work {
  const { engine, bots } = game;
  const random = swiftRandom('bench');
  const context = new RolloutContext<unknown>(random);
  const [bot] = Object.values(bots).toReversed();
  let state = engine.start(setup, context);
  return () => {
    let [seat] = engine.deciders(state);
    if (seat === undefined) {
      state = engine.start(setup, context);
      [seat = 0] = engine.deciders(state);
    }
    const view = engine.mask(state, seat);
    const { playouts } = think(game, view, seat, random, { playouts: PLAYOUTS });
    const move = bot?.choose(view, seat, random).move ?? engine.sample(state, seat, random);
    engine.play(state, seat, move, context);
    return playouts;
  };
}

/** Reads and verifies a record with fair dice. */
export function verifying({ engine }: AnyGame, setup: AnySetup): Work {
  const dice = { generator: 'fair' as const, secret: '5a'.repeat(32), salts: [] };
  const match = Match.open(engine, { setup, dice });
  const random = swiftRandom('bench');
  while (match.number < RECORD_ROWS) {
    const [seat] = match.deciders();
    if (seat === undefined) break;
    match.submit(seat, engine.sample(match.viewFor(seat), seat, random));
  }
  const written = writeRecord(match, { showSecret: true });
  return () => {
    const read = readRecord(written);
    if (!read.ok || !verify(engine, read.record).ok)
      throw new Error('the record of the bench does not verify');
    return 1;
  };
}
