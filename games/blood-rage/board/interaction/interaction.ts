import type { BoardInteraction } from '@sanguine/ui/interaction/board-interaction.ts';
import { actionsFor } from '../actions/actions.ts';
import { endingAction } from '../actions/ending.ts';
import { unavailableBy } from '../actions/unavailable.ts';
import { NOTHING, opening } from '../plan/selection.ts';
import { warningsFor, warningWords } from '../warnings/warnings.ts';
import type { RingBoard } from './board-types.ts';
import { choicesFor } from './choices.ts';
import { press } from './press.ts';

/** What can be chosen on the ring, and what a choice does. */
export const INTERACTION = {
  nothing: NOTHING,
  selectionFor: opening,
  choicesFor,
  press,
  actionsFor,
  endingAction,
  warningsFor: (locale, view, seat, moves) =>
    moves.flatMap((move) => warningsFor(view, seat, move)).map((warning) => warningWords(locale, warning)),
  refusalWords: (locale, _view, refusal) => unavailableBy(locale, refusal),
  // Focuses the element itself, or the first button in it.
  pointTo: (guide) => {
    const found = document.querySelector<HTMLElement>(`[data-guide="${guide}"]`);
    const first =
      found?.matches('button, [tabindex]') === true ? found : found?.querySelector<HTMLElement>('button');
    first?.focus();
  },
} satisfies BoardInteraction<RingBoard>;
