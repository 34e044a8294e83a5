import { useEffect, useState } from 'react';
import { readingFactor } from '@sanguine/ui/animation/speed.ts';
import { viewOf } from '@sanguine/bots';
import type { AnyPuzzleBook, Masked, Puzzle } from '@sanguine/kernel';
import { NotFound } from '../pages/not-found.tsx';
import { useOwnName } from '../account/own-name.ts';
import { useBox } from '../table/use-box.ts';
import { currentSettings } from '../settings/store.ts';
import { useSay } from '../text/say.ts';
import { Attempt } from './attempt.ts';
import { remember } from './memory.ts';
import { PuzzleTable } from './puzzle-table.tsx';
import { usePuzzleWord } from './say.ts';
import { useBook } from './use-book.ts';

/** Milliseconds between two rows of a refutation, so that they can be followed. */
const PACE = 1800;

interface SolvingProps {
  readonly game: string;
  readonly number: number;
}

/** One puzzle to solve. */
export function Solving({ game: id, number }: SolvingProps) {
  const { game } = useBox(id);
  const book = useBook(game);
  const puzzle = book.puzzles[number - 1];
  const view = puzzle === undefined ? null : viewOf(game, puzzle);
  if (puzzle === undefined || view === null) return <NotFound />;
  return <Solver {...{ id, number, book, puzzle, view }} />;
}

interface SolverProps {
  readonly id: string;
  readonly number: number;
  readonly book: AnyPuzzleBook;
  readonly puzzle: Puzzle;
  readonly view: Masked<unknown>;
}

function Solver({ id, number, book, puzzle, view }: SolverProps) {
  const { box, game, board } = useBox(id);
  const word = usePuzzleWord();
  const say = useSay();
  const own = useOwnName();
  const [attempt] = useState(
    () =>
      new Attempt({
        game,
        puzzle,
        view,
        name: word('table', { number }),
        you: own === '' ? say('you') : own,
        later: (go, why) =>
          void setTimeout(go, why === 'row' ? PACE * readingFactor(currentSettings().motion) : 0),
        onSolved: (mark) => remember(id, puzzle.id, mark),
      }),
  );
  useEffect(() => {
    attempt.reopen();
    return () => attempt.close();
  }, [attempt]);
  return <PuzzleTable {...{ box, game, board, book, puzzle, number, attempt }} />;
}
