import { type Locale, phrasebook } from '@sanguine/kernel';
import type { Warning as WarningWords } from '@sanguine/ui/interaction/reason.ts';
import type { State } from '../../rules/state.ts';
import { areaNames, groupName, join, kindName, percent } from '../../text/words.ts';
import { linksTo } from '../links.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };
import type { Warning } from './warning.ts';

const say = phrasebook({ en, ja });

/** A warning in one sentence: what would be lost or wasted. */
export function warningLine(locale: Locale, view: State, { code, areas, kinds, facts }: Warning): string {
  return say(locale, `warning.${code}`, {
    ...facts,
    place: areaNames(locale, view, areas),
    what: groupName(locale, kinds),
    each: join(
      locale,
      kinds.map((kind) => kindName(locale, kind)),
    ),
    chance: percent(locale, facts['chance'] ?? 0),
  });
}

/** A warning for the confirmation dialog, with its places and rule. */
export function warningWords(locale: Locale, view: State, warning: Warning): WarningWords {
  return {
    says: warningLine(locale, view, warning),
    rule: warning.rule,
    places: linksTo(locale, view, warning.areas),
  };
}
