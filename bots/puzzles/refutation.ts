import { type AnyMatch, type Masked, type Puzzle, type Seat, swiftRandom } from '@sanguine/kernel';
import { decide } from '../decide.ts';
import { compare } from '../judgement/comparison.ts';
import { type Playable, standInLevel } from '../levels.ts';
import type { Searchable } from '../search/searchable.ts';
import { namedMoves } from './rated.ts';
import { moveOf, openPuzzle } from './position.ts';

/** One row of a refutation. */
export interface PlayedRow {
  readonly seat: Seat;
  readonly move: unknown;
}

/** What comes of a wrong answer: the world it is shown in, and every row played there. */
interface Refutation {
  readonly world: number;
  readonly rows: readonly PlayedRow[];
}

const POINTS = 100;
/** How many worlds are tried; the most typical one is shown. */
const WORLDS = 5;
/** The most rows: the rest of the turn and the reply to it. */
const MOST_ROWS = 24;

/**
 * Plays the wrong answer, the rest of the turn and the rivals' reply, by bots that see only their masks. Of a few worlds it
 * takes the one that ends nearest to the chance that is told, so that it shows neither the best nor the worst luck.
 */
export function refute(
  game: Playable & Searchable,
  view: Masked<unknown>,
  puzzle: Puzzle,
  move: unknown,
  loss: number,
): Refutation {
  const told = (puzzle.chance - loss) / POINTS;
  const shown = Array.from({ length: WORLDS }, (_, world) => {
    const { rows, end } = playedOn(game, openPuzzle(game, view, puzzle, world), puzzle, move);
    return { world, rows, off: Math.abs((game.estimate.chances(end)[puzzle.seat] ?? 0) - told) };
  });
  const { world, rows } = shown.reduce((best, other) => (other.off < best.off ? other : best));
  return { world, rows };
}

function playedOn(
  game: Playable,
  match: AnyMatch,
  { id, seat: solver }: Puzzle,
  first: unknown,
): { readonly rows: PlayedRow[]; readonly end: AnyMatch['state'] } {
  const level = standInLevel(game);
  const rows: PlayedRow[] = [];
  let replied = false;
  while (rows.length < MOST_ROWS) {
    const deciders = match.deciders();
    const seat = rows.length === 0 ? solver : deciders[0];
    // The reply ends where the solver's next turn begins; questions to the solver in between are part of it.
    if (seat === undefined || (replied && seat === solver && deciders.length === 1)) break;
    const random = swiftRandom(`${id} reply ${rows.length}`);
    const past = match.streak(seat);
    const move =
      rows.length === 0 ? first : decide(game, { level, view: match.viewFor(seat), seat, random, past }).move;
    if (!match.submit(seat, move).ok) break;
    rows.push({ seat, move });
    replied ||= seat !== solver;
  }
  return { rows, end: match.state };
}

/** How many worlds compare a move that was not proved with the answer. */
const TRIED = 32;

/** What a move loses against the answer, in points: as proved, or compared now if it was not listed. */
export function lossOf(game: Searchable, view: Masked<unknown>, puzzle: Puzzle, move: unknown): number {
  const { seat, losses, id, answer } = puzzle;
  const name = game.engine.notation.print(view, seat, move);
  const known = losses[name];
  if (known !== undefined) return known;
  const named = namedMoves(game, view, seat, swiftRandom(id));
  const best = named.find((one) => one.name === answer)?.rated ?? {
    move: moveOf(game, view, puzzle, answer),
    odds: 0,
  };
  const compared = compare(game, view, seat, [best, { move, odds: 0 }], {
    seed: `${id} tried`,
    worlds: TRIED,
  });
  return POINTS * (compared.moves[1]?.behind ?? 0);
}
