import {
  type AnyPuzzleBook,
  type Difficulty,
  type Masked,
  type Puzzle,
  type Seat,
  swiftRandom,
} from '@sanguine/kernel';
import { decide } from '../decide.ts';
import { type Playable, standInLevel } from '../levels.ts';
import { isUnforced } from '../judgement/judge.ts';
import { Heat } from '../search/heat.ts';
import type { Searchable } from '../search/searchable.ts';
import { prove } from './proof.ts';
import { type NamedMove, namedMoves } from './rated.ts';
import { sameness } from './same.ts';
import { themeOf } from './theme.ts';

export interface FindOptions {
  readonly id: string;
  /** The most worlds of each of the two proofs. */
  readonly worlds: number;
  /** In points of chance to win. */
  readonly margin: number;
  /** What was played here: often the answer, so it is looked at first. */
  readonly played: unknown;
  /** What an answer has to be about. */
  readonly book: Pick<AnyPuzzleBook, 'themes'>;
  readonly isWanted: (theme: string) => boolean;
}

const POINTS = 100;
/** A decision with more moves than this is no puzzle but a search for a needle. */
const MOST_MOVES = 90;
/** A position whose answer everybody sees at once is dull with fewer wrong answers than this. */
const FEWEST = 3;
/** How many rivals the answer has to beat before the others are tried. */
const NEARBY = 3;
/** First a few moves in a few worlds, then all of them in some more. */
const FEW_MOVES = 4;
const FEW_WORLDS = 2;
const SOME_WORLDS = 6;

/** Null if no move is better than every other by the margin. */
export function findPuzzle(
  game: Playable & Searchable,
  view: Masked<unknown>,
  seat: Seat,
  options: FindOptions,
): Puzzle | null {
  const { id, worlds: most, margin, book, isWanted } = options;
  if (!isUnforced(game, view, seat)) return null;
  const random = swiftRandom(`${id} moves`);
  const moves = namedMoves(game, view, seat, random);
  if (moves.length < 2 || moves.length > MOST_MOVES) return null;
  const [asPlayed, ...rest] = playedFirst(game, view, seat, moves, options.played);
  if (asPlayed === undefined) return null;
  const few = [asPlayed, ...random.shuffle(rest).slice(0, FEW_MOVES - 1)];
  const leads = (worlds: number): number => leadOf(means(game, view, seat, few, `${id} few`, worlds));
  if (leads(1) < margin / 2 || leads(FEW_WORLDS) < margin) return null;
  const screened = means(game, view, seat, moves, `${id} some`, SOME_WORLDS);
  const [best] = screened;
  const theme = best && themeOf(game, book, view, seat, best.move.rated.move);
  if (best === undefined || theme === undefined || theme === null || !isWanted(theme.id)) return null;
  const isSame = sameness(game, view, seat, id);
  // Only moves that come near the best can be the same.
  const same = screened.filter(
    (one) => one !== best && best.mean - one.mean < margin && isSame(best.move, one.move),
  );
  const others = screened.filter((one) => one !== best && !same.includes(one));
  if (others.length === 0 || leadOf([best, ...others]) < margin) return null;
  const answers = [best, ...same].map(({ move }) => move.name);
  const difficulty = difficultyOf(game, view, seat, answers, id);
  if (difficulty === 1 && others.length < FEWEST) return null;
  const rivals = others.map(({ move }) => move);
  // Most positions fail by one of the nearest, and need no others to show it.
  const nearby = rivals.slice(0, NEARBY);
  if (prove(game, view, seat, best.move, nearby, { seed: `${id} near`, worlds: most, margin }) === null)
    return null;
  const first = prove(game, view, seat, best.move, rivals, { seed: `${id} first`, worlds: most, margin });
  if (first === null) return null;
  // The answer was chosen by worlds that may have favoured it, so the figures told come from others.
  const second = prove(game, view, seat, best.move, rivals, { seed: `${id} second`, worlds: most, margin });
  const nearest = second?.rivals[0];
  if (second === null || nearest === undefined) return null;
  return {
    id,
    theme: theme.id,
    seat,
    view,
    answer: best.move.name,
    also: answers.slice(1),
    chance: tenth(second.chance),
    losses: Object.fromEntries(second.rivals.map(({ name, loss }) => [name, tenth(loss)])),
    runnerUp: nearest.name,
    margin: tenth(nearest.least),
    worlds: first.worlds + second.worlds,
    difficulty,
  };
}

const tenth = (points: number): number => Math.round(10 * points) / 10;

function playedFirst(
  { engine }: Searchable,
  view: Masked<unknown>,
  seat: Seat,
  moves: readonly NamedMove[],
  played: unknown,
): readonly NamedMove[] {
  const name = engine.notation.print(view, seat, played);
  return moves.toSorted((one, other) => Number(other.name === name) - Number(one.name === name));
}

interface Screened {
  readonly move: NamedMove;
  readonly mean: number;
}

/** The mean chance to win by each move over a few worlds, in points, best first. */
function means(
  game: Searchable,
  view: Masked<unknown>,
  seat: Seat,
  moves: readonly NamedMove[],
  seed: string,
  worlds: number,
): Screened[] {
  const heats = Array.from({ length: worlds }, (_, at) => Heat.imagined(game, view, seat, `${seed} ${at}`));
  return moves
    .map((move) => {
      const chances = heats.map((heat) => game.estimate.chances(heat.playOut(move.rated))[seat] ?? 0);
      return { move, mean: (POINTS * chances.reduce((sum, one) => sum + one, 0)) / worlds };
    })
    .toSorted((one, other) => other.mean - one.mean);
}

const leadOf = ([best, second]: readonly Screened[]): number => (best?.mean ?? 0) - (second?.mean ?? 0);

/** How often a bot is asked for the answer, each time with randomness of its own. */
const TRIES = 2;

/** The difficulty by the weakest bot that finds one of the answers every time. */
function difficultyOf(
  game: Playable,
  view: Masked<unknown>,
  seat: Seat,
  answers: readonly string[],
  id: string,
): Difficulty {
  const finds = (level: string): boolean =>
    Array.from({ length: TRIES }, (_, at) => {
      const random = swiftRandom(`${id} ${level} ${at}`);
      return game.engine.notation.print(view, seat, decide(game, { level, view, seat, random }).move);
    }).every((name) => answers.includes(name));
  const [weakest = standInLevel(game)] = Object.keys(game.bots);
  return finds(weakest) ? 1 : finds(standInLevel(game)) ? 2 : 3;
}
