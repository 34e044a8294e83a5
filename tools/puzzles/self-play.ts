import { decide, drawTempers, findPuzzle, isUnforced, standInLevel } from '@sanguine/bots';
import {
  type AnyGame,
  type AnyPuzzleBook,
  type AnySetup,
  type Masked,
  playSet,
  type Puzzle,
  type Random,
  RowContext,
  type Seat,
  swiftRandom,
  swiftStreams,
} from '@sanguine/kernel';

/** What a search of one game of a series found. The same number always gives the same, on any machine. */
export interface SearchedGame {
  readonly number: number;
  readonly players: number;
  readonly board: string;
  /** Unforced decisions that were looked at. */
  readonly positions: number;
  readonly found: readonly Finding[];
}

/** A puzzle and where it was met, so that the chosen ones can be spread. */
export interface Finding {
  readonly puzzle: Puzzle;
  readonly side: string | null;
  /** How far the game had come, from 0 to 1, by rows. */
  readonly when: number;
}

type Themed = Pick<AnyPuzzleBook, 'themes' | 'options' | 'beginning'>;

export interface SearchPlan {
  readonly seed: string;
  readonly number: number;
  /** In points of chance to win. */
  readonly margin: number;
  /** The most worlds of each of the two proofs. */
  readonly worlds: number;
}

/** One seat in this many is of a weaker level: its errors give others something to find. */
const WEAK = 3;
/** One game in this many has a seat that searches; its moves cost much more. */
const SEARCHED = 8;
const PLAYOUTS = 60;
/** Puzzles of one game are much alike: one of each theme, and no more than this. */
const MOST_OF_A_GAME = 4;
/** How many decisions are looked at: those with few moves, which cost little, and those with many, which seldom are puzzles. */
const LOOKED_AT = { few: 60, many: 60 } as const;
const FEW = 10;

/** A decision that was made. */
interface Made {
  readonly view: Masked<unknown>;
  readonly seat: Seat;
  readonly row: number;
  readonly move: unknown;
}

/** Plays one game between bots of all tempers and looks at decisions that had a choice. */
export function searchGame(game: AnyGame, book: Themed, plan: SearchPlan): SearchedGame {
  const { seed, number } = plan;
  const { beginning = 0 } = book;
  const { engine } = game;
  const players = playersOf(game, number);
  const name = `${seed}-${number}`;
  const random = swiftRandom(`${name} table`);
  const setup = drawTable(game, players, book, random);
  const { made, rows } = play(game, setup, drawLevels(game, players, number, name, random), name);
  const unforced = made.filter(({ view, seat }) => isUnforced(game, view, seat));
  const found: Finding[] = [];
  let positions = 0;
  const isFew = ({ view, seat }: Made): boolean => engine.moves(view, seat).length <= FEW;
  const { few = [], many = [] } = Object.groupBy(random.shuffle(unforced), (one) =>
    isFew(one) ? 'few' : 'many',
  );
  const late = many.filter(({ row }) => row > beginning * rows);
  const looked = [...late.slice(0, LOOKED_AT.many), ...few.slice(0, LOOKED_AT.few)];
  for (const { view, seat, row, move } of looked) {
    if (found.length === MOST_OF_A_GAME) break;
    positions++;
    const isWanted = (theme: string): boolean => !found.some(({ puzzle }) => puzzle.theme === theme);
    const id = `${name}-${row}-${seat}`;
    const puzzle = findPuzzle(game, view, seat, { ...plan, book, isWanted, id, played: move });
    if (puzzle !== null) found.push({ puzzle, side: game.side(view, seat), when: row / rows });
  }
  const board = Object.entries(setup).find(([key]) => key !== 'seats' && key !== 'options')?.[1];
  return { number, players, board: typeof board === 'string' ? board : '', positions, found };
}

/** Half of the games have the fewest players, half of the rest one more, and so on: with fewer players a decision weighs more. */
function playersOf({ engine: { seats } }: AnyGame, number: number): number {
  const [, halved = ''] = /(1*)$/.exec(number.toString(2)) ?? [];
  return seats.min + (halved.length % (seats.max - seats.min + 1));
}

const TRIES = 100;

/** A table on any board with the usual options, or with options that make a decision weigh more. */
function drawTable(game: AnyGame, players: number, { options = {} }: Themed, random: Random): AnySetup {
  const boards = game.boards.filter(({ players: [least, most] }) => players >= least && players <= most);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const board = boards[random.int(boards.length)]?.id;
    const drawn = Object.entries(options).map(([name, values]) => [name, random.draw([...values])] as const);
    const choices = { ...(board !== undefined && { board }), options: Object.fromEntries(drawn) };
    const setup = game.setup(players, choices);
    if (game.engine.refuseSetup(setup) === null) return setup;
  }
  throw new Error(`no table for ${players} players was found`);
}

function drawLevels(game: AnyGame, players: number, number: number, seed: string, random: Random): string[] {
  const best = standInLevel(game);
  const [weakest = best] = Object.keys(game.bots);
  const levels = Array.from({ length: players }, () => (random.int(WEAK) === 0 ? weakest : best));
  if (number % SEARCHED === SEARCHED - 1) levels[random.int(players)] = 'warlord';
  return drawTempers(game, levels, { generator: 'swift', seed });
}

/** Every decision of a whole game. */
function play(
  game: AnyGame,
  setup: AnySetup,
  levels: readonly string[],
  seed: string,
): { readonly made: readonly Made[]; readonly rows: number } {
  const { engine } = game;
  const streams = swiftStreams(seed);
  const state = engine.start(setup, new RowContext<unknown>(streams, 0));
  const budget = () => ({ playouts: PLAYOUTS });
  const made: Made[] = [];
  let past: unknown[] = [];
  let last: Seat | null = null;
  for (let row = 1; ; row++) {
    const deciders = engine.deciders(state);
    if (deciders.length === 0) return { made, rows: row };
    const plays = deciders.map((seat) => {
      if (last !== seat) past = [];
      last = seat;
      const view = engine.mask(state, seat);
      const level = levels[seat] ?? standInLevel(game);
      const random = swiftRandom(`${seed} bots ${row} ${seat}`);
      const { move } = decide(game, { level, view, seat, random, past, budget });
      past.push(move);
      made.push({ view, seat, row, move });
      return { seat, move };
    });
    playSet(engine, state, plays, new RowContext<unknown>(streams, row));
  }
}
