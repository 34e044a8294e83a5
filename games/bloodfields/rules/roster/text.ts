import { ITEM_IDS, type ItemId } from '../../content/items.ts';
import { UNIT_KINDS } from '../../content/units/index.ts';
import { MOST_ITEMS } from './faults.ts';
import { type Mustered, type Roster, tidyRoster } from './roster.ts';

/** Far more units than the points of any battle can pay for. */
export const MOST_MUSTERED = 24;

/** Longer than any roster within the limits. */
const LONGEST_ROSTER = 2000;

/** A roster in one line, for sharing: `orlen+wrath+loaded-die tobren pike*3`. Equal units are counted. */
export function printRoster(roster: Roster): string {
  const words = tidyRoster(roster).map(({ kind, items }) => [kind, ...items].join('+'));
  return [...new Set(words)]
    .map((word) => ({ word, count: words.filter((other) => other === word).length }))
    .map(({ word, count }) => (count === 1 ? word : `${word}*${count}`))
    .join(' ');
}

/** The roster in such a line, tidy; or the first word that does not fit. `faultsOf` says whether it is legal. */
export function parseRoster(text: string): { readonly roster: Roster } | { readonly unread: string } {
  if (text.length > LONGEST_ROSTER) return { unread: text.slice(0, 20) };
  const units: Mustered[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const read = parseUnits(word);
    if (read === undefined || units.length + read.length > MOST_MUSTERED) return { unread: word };
    units.push(...read);
  }
  return { roster: tidyRoster(units) };
}

function parseUnits(word: string): Mustered[] | undefined {
  const [, kindText, itemText = '', count = '1'] =
    /^([a-z-]+)((?:\+[a-z-]+)*)(?:\*([1-9]\d?))?$/.exec(word) ?? [];
  const kind = UNIT_KINDS.find((one) => one === kindText);
  const named = itemText.split('+').slice(1);
  const items = named.flatMap((name): ItemId[] => ITEM_IDS.filter((item) => item === name));
  if (kind === undefined || items.length < named.length || items.length > MOST_ITEMS) return undefined;
  return Array.from({ length: Number(count) }, () => ({ kind, items }));
}
