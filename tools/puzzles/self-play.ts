import { decide, drawTempers, findPuzzle, isUnforced, standInLevel } from '@sanguine/bots';
import {
  type AnyGame,
  type AnyPuzzleBook,
  type Full,
  playSet,
  type Puzzle,
  type Random,
  RowContext,
  type Seat,
  swiftRandom,
  swiftStreams,
} from '@sanguine/kernel';
import { drawSetup } from '../learn/draw-setup.ts';

/** What one game of a series was searched for. The same number always gives the same, whoever plays it. */
export interface SearchedGame {
  readonly number: number;
  readonly players: number;
  readonly board: string;
  /** Unforced decisions that were looked at. */
  readonly positions: number;
  readonly found: readonly Finding[];
}

/** A puzzle and where it was met, so that those chosen are spread. */
export interface Finding {
  readonly puzzle: Puzzle;
  readonly side: string | null;
  /** How far the game was, from 0 to 1, by rows. */
  readonly when: number;
}

export interface SearchPlan {
  readonly seed: string;
  readonly number: number;
  /** In points of chance to win. */
  readonly margin: number;
  /** Of each of the two proofs at most. */
  readonly worlds: number;
}

/** A decision in a game, and the seat's own moves since anybody else decided. */
interface Turn {
  readonly state: Full<unknown>;
  readonly seat: Seat;
  readonly row: number;
  readonly past: readonly unknown[];
}

/** Of so many seats one is of a weaker level: who errs gives others something to find. */
const WEAK = 3;
/** Of so many games one has a seat that searches; its moves cost much more. */
const SEARCHED = 8;
const PLAYOUTS = 120;
/** Puzzles of one game resemble each other: one of each theme, and no more than this. */
const MOST_OF_A_GAME = 4;

/** Plays one game between bots of all tempers and looks at every decision that has a choice. */
export function searchGame(game: AnyGame, book: Pick<AnyPuzzleBook, 'themes'>, plan: SearchPlan): SearchedGame {
  const { seed, number } = plan;
  const { engine } = game;
  const { min, max } = engine.seats;
  const players = min + (number % (max - min + 1));
  const name = `${seed}-${number}`;
  const random = swiftRandom(`${name} table`);
  const setup = drawSetup(game, players, random);
  const levels = drawLevels(game, players, number, name, random);
  const found: { readonly puzzle: Puzzle; readonly side: string | null; readonly row: number }[] = [];
  let positions = 0;
  const rows = run(game, setup, name, ({ state, seat, row, past }) => {
    const view = engine.mask(state, seat);
    const level = levels[seat] ?? standInLevel(game);
    const botRandom = swiftRandom(`${name} bots ${row} ${seat}`);
    const budget = () => ({ playouts: PLAYOUTS });
    const { move } = decide(game, { level, view, seat, random: botRandom, past, budget });
    if (found.length < MOST_OF_A_GAME && isUnforced(game, view, seat)) {
      positions++;
      const isWanted = (theme: string): boolean => !found.some(({ puzzle }) => puzzle.theme === theme);
      const id = `${name}-${row}-${seat}`;
      const puzzle = findPuzzle(game, view, seat, { ...plan, book, isWanted, id, played: move });
      if (puzzle !== null) found.push({ puzzle, side: game.side(state, seat), row });
    }
    return move;
  });
  const board = Object.entries(setup).find(([key]) => key !== 'seats' && key !== 'options')?.[1];
  return {
    number,
    players,
    board: typeof board === 'string' ? board : '',
    positions,
    found: found.map(({ puzzle, side, row }) => ({ puzzle, side, when: row / rows })),
  };
}

function drawLevels(game: AnyGame, players: number, number: number, seed: string, random: Random): string[] {
  const best = standInLevel(game);
  const [weakest = best] = Object.keys(game.bots);
  const levels = Array.from({ length: players }, () => (random.int(WEAK) === 0 ? weakest : best));
  if (number % SEARCHED === SEARCHED - 1) levels[random.int(players)] = 'warlord';
  return drawTempers(game, levels, { generator: 'swift', seed });
}

/** Plays to the end; the number of rows. */
function run(
  { engine }: AnyGame,
  setup: Parameters<AnyGame['engine']['start']>[0],
  seed: string,
  choose: (turn: Turn) => unknown,
): number {
  const streams = swiftStreams(seed);
  const state = engine.start(setup, new RowContext<unknown>(streams, 0));
  let past: unknown[] = [];
  let last: Seat | null = null;
  for (let row = 1; ; row++) {
    const deciders = engine.deciders(state);
    if (deciders.length === 0) return row;
    const plays = deciders.map((seat) => {
      if (last !== seat) past = [];
      last = seat;
      const move = choose({ state, seat, row, past });
      past.push(move);
      return { seat, move };
    });
    playSet(engine, state, plays, new RowContext<unknown>(streams, row));
  }
}
