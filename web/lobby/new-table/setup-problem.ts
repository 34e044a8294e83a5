import { botsOf, levelsOf } from '@sanguine/bots';
import type { AnyGame, Locale } from '@sanguine/kernel';
import type { SayPhrase } from '../../text/say.ts';
import type { Draft } from '../draft.ts';
import { nameProblem } from '../people.ts';
import { choicesOf } from '../plan.ts';
import { levelName } from '../words.ts';

/** Why the game cannot be set up like this, as a sentence; null if it can. */
export function setupProblem(game: AnyGame, locale: Locale, draft: Draft): string | null {
  const refusal = game.engine.refuseSetup(game.setup(draft.seats.length, choicesOf(draft)));
  return refusal === null ? null : game.speech.refusal(locale, refusal);
}

/** Why the names at this screen are not allowed, as a sentence; null if they are. */
export function peopleProblem(say: SayPhrase, people: readonly string[], game: AnyGame): string | null {
  const found = nameProblem(people, [
    ...botsOf(game),
    ...levelsOf(game).map((level) => levelName(say, level)),
  ]);
  return found === null ? null : say(`new.names.${found.problem}`, { name: found.name });
}
