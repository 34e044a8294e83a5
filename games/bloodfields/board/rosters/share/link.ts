import type { Locale } from '@sanguine/kernel';
import { parseRoster, printRoster } from '../../../rules/roster/text.ts';
import { readRoster } from '../../../text/roster/reading.ts';
import { MOST_NAME } from '../limits.ts';
import { sayRosters } from '../text/say.ts';
import type { ReadList, SharedList } from './shared-list.ts';

/** The word in the address that marks a shared list. */
export const SHARED = 'shared';

/** Notation in characters that an address need not escape: `orlen.loaded-die_pike*3`. */
const toAddress = (list: string): string => list.replaceAll(' ', '_').replaceAll('+', '.');
const fromAddress = (list: string): string => list.replaceAll('_', ' ').replaceAll('.', '+');

/** The part of the address that holds the list: `shared?v=2&p=200&n=Iron+Vigil&r=orlen.loaded-die_pike*3`. */
export function linkOf({ name, roster, points, content }: Omit<SharedList, 'note'>): string {
  const query = new URLSearchParams({ v: String(content) });
  if (points !== null) query.set('p', String(points));
  if (name !== '') query.set('n', name);
  query.set('r', toAddress(printRoster(roster)));
  return `${SHARED}?${query}`;
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** The list in such an address, or in its query alone. */
export function readLink(locale: Locale, at: string): ReadList {
  const query = new URLSearchParams(at.slice(at.indexOf('?') + 1));
  const written = query.get('r');
  const content = wholeNumber(query.get('v'));
  if (written === null || content === null) return { ok: false, problem: sayRosters(locale, 'read.link') };
  const list = fromAddress(written);
  const read = parseRoster(list);
  if (!('roster' in read)) {
    const told = readRoster(locale, list);
    return { ok: false, problem: told.ok ? sayRosters(locale, 'read.link') : told.problem };
  }
  const name = (query.get('n') ?? '').slice(0, MOST_NAME);
  return {
    ok: true,
    list: { name, note: '', roster: read.roster, points: wholeNumber(query.get('p')), content },
  };
}
