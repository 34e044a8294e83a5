import type { Locale } from '@sanguine/kernel';
import { readyRosters } from '../../../content/rosters.ts';
import type { Roster } from '../../../rules/roster/roster.ts';
import type { ListedRoster } from '../../rosters/listed.ts';
import { readAnything } from '../../rosters/share/reading.ts';

/** What one player brings. */
export interface Brought {
  readonly name: string;
  /** `ready:<id>`, `own:<id>` or `typed`. */
  readonly from: string;
  readonly typed: string;
}

/** The roster a player brings and its title; null if it cannot be read. */
export function broughtRoster(
  { from, typed }: Brought,
  points: number,
  own: readonly ListedRoster[],
  locale: Locale,
): { readonly title: string; readonly roster: Roster } | null {
  if (from === 'typed') {
    const read = readAnything(locale, typed);
    return read.ok && read.list.roster.length > 0
      ? { title: read.list.name, roster: read.list.roster }
      : null;
  }
  const ready = readyRosters(points).find(({ id }) => from === `ready:${id}`);
  if (ready !== undefined) return { title: ready.name[locale], roster: ready.units };
  const saved = own.find(({ id }) => from === `own:${id}`);
  return saved === undefined ? null : { title: saved.name, roster: saved.roster };
}
