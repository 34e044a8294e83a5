import { STATS } from '../content/clan.ts';
import { PLACES } from '../content/provinces.ts';
import { sortFigures } from './figures.ts';
import { sortCards } from './hand.ts';
import type { AnyMove, FigureAt } from './moves.ts';

/** The canonical form of equal moves: cards, figures and stats in the order of the sheet. */
export function tidyMove(move: AnyMove): AnyMove {
  switch (move.do) {
    case 'draft':
      return { do: 'draft', cards: sortCards(move.cards) };
    case 'march':
      return { do: 'march', from: move.from, to: move.to, figures: sortFigures(move.figures) };
    case 'sacrifice':
      return { do: 'sacrifice', figures: sortPlaced(move.figures), stat: move.stat };
    case 'rescue':
      return { do: 'rescue', figures: sortPlaced(move.figures), retreat: move.retreat };
    case 'regain':
      return { do: 'regain', cards: sortCards(move.cards) };
    case 'grow':
      return { do: 'grow', stats: move.stats.toSorted((a, b) => STATS.indexOf(a) - STATS.indexOf(b)) };
    default:
      return { ...move };
  }
}

/** By place, then by kind. */
export function sortPlaced(figures: readonly FigureAt[]): FigureAt[] {
  const kinds = sortFigures(figures.map(({ figure }) => figure));
  return figures
    .map(({ figure, at }) => ({ figure, at }))
    .toSorted(
      (a, b) =>
        PLACES.indexOf(a.at) - PLACES.indexOf(b.at) || kinds.indexOf(a.figure) - kinds.indexOf(b.figure),
    );
}
