import {
  type AnySetup,
  type TableChoices,
  type Dice,
  type GameRecord,
  Match,
  type Outcome,
  streamsOf,
} from '@sanguine/kernel';
import { decide, decideExplained, type ExplainedMove } from './decide.ts';
import type { Playable } from './levels.ts';
import type { SearchBudget } from './search/index.ts';
import { OwnMoves } from './own-moves.ts';
import { type Runner, SwiftRunner } from './runner.ts';
import { botRandom, botSeed } from './bot-random.ts';
import { playoutDice } from './playout-dice.ts';

export interface PlayoutOptions {
  readonly seats: number;
  readonly choices?: TableChoices;
  /** By seat; a shorter list is repeated. */
  readonly levels: readonly string[];
  readonly seed: string;
  /** By default the quick ones. */
  readonly dice?: Dice['generator'];
  /** How long searching bots think about each decision; by default their own number of play-outs. */
  readonly budget?: () => SearchBudget;
  /** A game that is not over after this many plays is a fault and throws. */
  readonly maxPlays?: number;
  /** Plays through a `Match` and returns its record; the game is the same. */
  readonly record?: boolean;
  /** The record says why each bot played as it did, as on a server. */
  readonly reasons?: boolean;
}

export interface PlayoutSeat {
  readonly seat: number;
  readonly bot: string;
  readonly side: string | null;
  readonly score: number;
  readonly rank: number;
}

export interface PlayoutResult {
  readonly seed: string;
  readonly plays: number;
  readonly seats: readonly PlayoutSeat[];
  readonly record?: GameRecord;
}

const MAX_PLAYS = 200_000;

/** Plays a whole game between bots, each shown only its own mask. The same seed gives the same game. */
export function playGame(game: Playable, options: PlayoutOptions): PlayoutResult {
  const { seats, choices = {}, seed } = options;
  const setup = game.setup(seats, choices);
  const refused = game.engine.refuseSetup(setup);
  if (refused !== null) throw new Error(`the set-up is refused: ${refused.code}`);
  const levels = Array.from({ length: seats }, (_, seat) => levelAt(options.levels, seat));
  const dice = playoutDice(options.dice ?? 'swift', seed, seats);
  if (options.record === true) return recorded(game, setup, levels, dice, options);
  const runner = SwiftRunner.start(game.engine, setup, streamsOf(dice));
  return resultOf(game, runner, levels, run(game, runner, levels, dice, options), seed);
}

function recorded(
  game: Playable,
  setup: AnySetup,
  levels: readonly string[],
  dice: Dice,
  options: PlayoutOptions,
): PlayoutResult {
  const match = Match.open(game.engine, { setup, dice });
  const outcome = run(game, match, levels, dice, options);
  return {
    ...resultOf(game, match, levels, outcome, options.seed),
    record: match.record({ players: [...levels] }),
  };
}

function levelAt(levels: readonly string[], seat: number): string {
  const level = levels[seat % levels.length];
  if (level === undefined) throw new Error('no bots were named');
  return level;
}

function run(
  game: Playable,
  runner: Runner,
  levels: readonly string[],
  dice: Dice,
  { seed, budget, maxPlays = MAX_PLAYS, reasons = false }: PlayoutOptions,
): Outcome {
  const random = botRandom(botSeed(dice));
  const own = new OwnMoves();
  for (let [seat] = runner.deciders(); seat !== undefined; [seat] = runner.deciders()) {
    if (runner.number >= maxPlays) throw new Error(`seed ${seed}: no end after ${maxPlays} plays`);
    const decision = {
      level: levelAt(levels, seat),
      view: runner.viewFor(seat),
      seat,
      random: random(runner.number, seat),
      past: own.of(seat),
      budget,
    };
    const { move, why }: Partial<ExplainedMove> = reasons
      ? decideExplained(game, decision)
      : decide(game, decision);
    own.add(seat, move);
    const played = runner.submit(seat, move, why);
    if (!played.ok) {
      const { code } = played.refusal;
      throw new Error(
        `seed ${seed}, row ${runner.number + 1}: ${levels[seat]} at seat ${seat} plays ${code}`,
      );
    }
  }
  const outcome = runner.outcome();
  if (outcome === null) throw new Error(`seed ${seed}: nobody decides, and the game is not over`);
  return outcome;
}

function resultOf(
  game: Playable,
  runner: Runner,
  levels: readonly string[],
  outcome: Outcome,
  seed: string,
): PlayoutResult {
  const { state } = runner;
  return {
    seed,
    plays: runner.number,
    seats: outcome.map(({ score, rank }, seat) => ({
      seat,
      bot: levelAt(levels, seat),
      side: game.side(state, seat),
      score,
      rank,
    })),
  };
}
