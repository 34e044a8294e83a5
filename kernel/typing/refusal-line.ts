import type { Refusal } from '../rules/refusal.ts';
import { NOTHING_TO_DO, OTHER_STEP } from '../rules/steps.ts';
import type { Locale, Say } from '../words/phrases.ts';
import { say } from './say.ts';

/**
 * The keys of a game's catalogue about typed words: when each verb is possible, what each step asks for, and the names of
 * the kinds of words. `none.<verb>` says what is missing if a verb of the open step has nothing to apply to.
 */
export type TypingKey<Verb extends string, Step extends string, Kind extends string> =
  | `time.${Verb}`
  | `todo.${Step | 'over'}`
  | `kind.${Kind}`;

/** The reason for a verb that belongs to another step or has nothing to apply to; null for any other refusal. */
export function verbRefusalLine(
  sayCode: Say<string>,
  locale: Locale,
  { code, facts: { verb, step } }: Refusal,
): string | null {
  if (code === NOTHING_TO_DO) return sayCode(locale, `none.${verb}`);
  if (code !== OTHER_STEP) return null;
  const todo = sayCode(locale, `todo.${step}`);
  return verb === undefined
    ? todo
    : say(locale, 'sentences', { first: sayCode(locale, `time.${verb}`), next: todo });
}
