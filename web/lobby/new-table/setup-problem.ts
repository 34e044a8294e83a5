import type { AnyGame, Locale } from '@sanguine/kernel';
import type { Draft } from '../draft.ts';

/** Why the game cannot be set up like this, in one sentence; null: it can. */
export function setupProblem(game: AnyGame, locale: Locale, draft: Draft): string | null {
  const { seats, board, options } = draft;
  const refusal = game.engine.refuseSetup(
    game.setup(seats.length, { options, ...(board !== '' && { board }) }),
  );
  return refusal === null ? null : game.speech.refusal(locale, refusal);
}
