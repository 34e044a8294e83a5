import { type Locale, phrasebook } from '@sanguine/kernel';
import { areaNames, groupName, join, kindName, percent } from '../../text/words.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };
import type { Warning } from './warning.ts';

const say = phrasebook({ en, ja });

/** What a warning says: what would be lost or wasted, in one sentence. */
export function warningLine(locale: Locale, { code, areas, kinds, facts }: Warning): string {
  return say(locale, `warning.${code}`, {
    ...facts,
    place: areaNames(locale, areas),
    what: groupName(locale, kinds),
    each: join(
      locale,
      kinds.map((kind) => kindName(locale, kind)),
    ),
    chance: percent(locale, facts['chance'] ?? 0),
  });
}

/** The head of the question, and its two answers. */
export function warningQuestion(locale: Locale): { title: string; go: string; back: string } {
  return {
    title: say(locale, 'warning.title'),
    go: say(locale, 'warning.go'),
    back: say(locale, 'warning.back'),
  };
}
