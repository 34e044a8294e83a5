import type { BoardInteraction } from '@sanguine/ui/interaction/board-interaction.ts';
import { focusPlace } from '@sanguine/ui/interaction/use-pointing.ts';
import { actionsFor } from '../actions/actions.ts';
import { endingAction } from '../actions/ending.ts';
import { unavailableBy } from '../actions/unavailable.ts';
import { NOTHING, selectionFor } from '../plan/selection.ts';
import { warningsFor, warningWords } from '../warnings/warnings.ts';
import type { FieldBoard } from './board-types.ts';
import { choicesFor } from './choices.ts';
import { press } from './press.ts';

/** What can be chosen on the battlefield, and what a choice does. */
export const INTERACTION = {
  nothing: NOTHING,
  selectionFor,
  choicesFor,
  press,
  actionsFor,
  endingAction,
  warningsFor: (locale, view, seat, moves) =>
    moves
      .flatMap((move) => warningsFor(view, seat, move))
      .map((warning) => warningWords(locale, view, warning)),
  refusalWords: (locale, _view, refusal) => unavailableBy(locale, refusal),
  pointTo: (place, aimAt) => {
    aimAt(place, 'key');
    focusPlace('data-place', place);
  },
} satisfies BoardInteraction<FieldBoard>;
