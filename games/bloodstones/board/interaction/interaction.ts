import type { BoardInteraction } from '@sanguine/ui/interaction/board-interaction.ts';
import { focusPlace } from '@sanguine/ui/interaction/use-pointing.ts';
import { actionsFor } from '../actions/actions.ts';
import { endingAction } from '../actions/ending.ts';
import { unavailableBy } from '../actions/unavailable.ts';
import { NOTHING, selectionFor } from '../plan/selection.ts';
import { warningsOfMoves } from '../warnings/of-moves.ts';
import { warningWords } from '../warnings/words.ts';
import type { MapBoard } from './board-types.ts';
import { choicesFor } from './choices.ts';
import { press } from './press.ts';

/** What can be chosen on the map, and what a choice does. */
export const INTERACTION = {
  nothing: NOTHING,
  selectionFor,
  choicesFor,
  press,
  actionsFor,
  endingAction,
  warningsFor: (locale, view, seat, moves) =>
    warningsOfMoves(view, seat, moves).map((warning) => warningWords(locale, view, warning)),
  refusalWords: (locale, view, refusal) => unavailableBy(locale, view, refusal),
  pointTo: (area, aimAt) => {
    aimAt(area, 'key');
    focusPlace('data-area', area);
  },
} satisfies BoardInteraction<MapBoard>;
