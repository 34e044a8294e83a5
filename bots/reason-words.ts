import { type AnyGame, type Locale, type Masked, phrasebook, type Thought } from '@sanguine/kernel';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const say = phrasebook({ en, ja });

/** What a bot says about its choice, in one sentence: what it wanted, how a search rates it, and what came second. */
export function reasonWords(
  speech: Pick<AnyGame['speech'], 'reason'>,
  locale: Locale,
  thought: Thought,
  view: Masked<unknown>,
): string {
  const { search, next } = thought;
  const parts = [wanted(speech, locale, thought, view)];
  if (search !== undefined) parts.push(say(locale, 'searched', { ...search }));
  if (next !== undefined) parts.push(runnerUpWords(locale, next));
  return say(locale, 'sentence', {
    text: parts.reduce((first, more) => say(locale, 'join', { first, more })),
  });
}

/** Records may come from files, so a phrase may ask for values that this one does not have. */
function wanted(
  speech: Pick<AnyGame['speech'], 'reason'>,
  locale: Locale,
  thought: Thought,
  view: Masked<unknown>,
): string {
  try {
    return speech.reason(locale, thought, view);
  } catch {
    return say(locale, 'unreadable');
  }
}

function runnerUpWords(locale: Locale, { move, behind, measure }: NonNullable<Thought['next']>): string {
  const values = { move: move[locale], points: Math.abs(behind) };
  if (behind === 0 && measure !== 'urgency') return say(locale, 'even', values);
  return say(locale, `${behind < 0 ? 'better' : 'worse'}.${measure}`, values);
}
