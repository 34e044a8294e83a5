import type { Marks } from '../ring/marks.ts';
import type { FigureAt } from '../../rules/moves.ts';
import { goersIn } from '../plan/chips.ts';
import type { Selection } from '../plan/selection.ts';
import type { Choices } from './board-types.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** The highlights, the figures that were picked, and the figures that could move. */
export function marksFor(
  selection: Selection,
  choices: Choices,
  battle: Marks['battle'],
  shown: Marks['shown'],
): Marks {
  return {
    targets: choices.targets,
    chosen: selection.held === 'place' ? selection.place : null,
    picked: pickedIn(selection),
    // Figures that can be saved stay marked while others are chosen.
    usable: selection.held === 'nothing' || selection.held === 'saved' ? goersIn(choices.moves) : NOBODY,
    battle,
    shown,
  };
}

function pickedIn(selection: Selection): readonly FigureAt[] {
  switch (selection.held) {
    case 'place':
      return selection.troop.map((figure) => ({ figure, at: selection.place }));
    case 'saved':
      return selection.figures;
    case 'victims':
      return selection.victims;
    default:
      return [];
  }
}
