import type { AnyGame, Locale } from '@sanguine/kernel';
import type { SayPhrase } from '../../text/say.ts';
import type { Draft } from '../draft.ts';
import { nameProblem } from '../people.ts';
import { choicesOf } from '../plan.ts';
import { levelName } from '../words.ts';

/** Why the game cannot be set up like this, in one sentence; null: it can. */
export function setupProblem(game: AnyGame, locale: Locale, draft: Draft): string | null {
  const refusal = game.engine.refuseSetup(game.setup(draft.seats.length, choicesOf(draft)));
  return refusal === null ? null : game.speech.refusal(locale, refusal);
}

/** Why those at this screen cannot be called so, in one sentence; null: they can. */
export function peopleProblem(
  say: SayPhrase,
  people: readonly string[],
  levels: readonly string[],
): string | null {
  const found = nameProblem(people, [...levels, ...levels.map((level) => levelName(say, level))]);
  return found === null ? null : say(`new.names.${found.problem}`, { name: found.name });
}
