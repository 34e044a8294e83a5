import type { Marks } from '../ring/marks.ts';
import { goersIn } from '../plan/chips.ts';
import type { Selection } from '../plan/selection.ts';
import type { Choices } from './board-types.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** The highlights, the selected troop, and the figures that could move. */
export function marksFor(
  selection: Selection,
  choices: Choices,
  battle: Marks['battle'],
  shown: Marks['shown'],
): Marks {
  return {
    targets: choices.targets,
    chosen: selection.held === 'place' ? selection.place : null,
    troop: selection.held === 'place' ? selection.troop : [],
    usable: selection.held === 'nothing' ? goersIn(choices.moves) : NOBODY,
    battle,
    shown,
  };
}
