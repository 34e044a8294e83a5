import { type Locale, nearest, type RosterAnswer } from '@sanguine/kernel';
import { ITEM_IDS } from '../../content/items.ts';
import { UNIT_KINDS } from '../../content/units/kinds.ts';
import { MOST_ITEMS } from '../../rules/roster/faults.ts';
import type { Roster } from '../../rules/roster/roster.ts';
import { MOST_MUSTERED, parseRoster } from '../../rules/roster/text.ts';
import { say } from '../phrases.ts';

/** Reads a roster in notation, with or without the word a player types before it. */
export function readRoster(locale: Locale, text: string): RosterAnswer<Roster> {
  const read = parseRoster(text.trim().replace(/^muster(?:\s+|$)/, ''));
  return 'roster' in read
    ? { ok: true, answer: read.roster }
    : { ok: false, problem: unreadText(locale, read.unread) };
}

/** Why a word names no unit of a roster, with the name that was probably meant. */
function unreadText(locale: Locale, word: string): string {
  const [, kind = '', items = '', count] = /^([^+*]*)((?:\+[^+*]*)*)(?:\*(.*))?$/.exec(word) ?? [];
  const named = items.split('+').slice(1);
  const strange = named.find((name) => !ITEM_IDS.some((item) => item === name));
  if (!UNIT_KINDS.some((one) => one === kind)) return strangeText(locale, 'unit', kind, word, UNIT_KINDS);
  if (strange !== undefined) return strangeText(locale, 'item', strange, word, ITEM_IDS);
  if (named.length > MOST_ITEMS) return say(locale, 'roster.unread.items', { word, most: MOST_ITEMS });
  return count === undefined || /^[1-9]\d?$/.test(count)
    ? say(locale, 'roster.unread.many', { word, most: MOST_MUSTERED })
    : say(locale, 'roster.unread.count', { word, example: 'pike*3' });
}

function strangeText(
  locale: Locale,
  what: 'unit' | 'item',
  name: string,
  word: string,
  known: readonly string[],
): string {
  const meant = nearest(name.toLowerCase(), known);
  return meant === undefined
    ? say(locale, `roster.unread.${what}`, { word, name })
    : say(locale, `roster.unread.${what}.meant`, { word, name, meant });
}
