import { READY_ROSTERS } from '../../content/rosters.ts';
import type { Locale } from '@sanguine/kernel';
import type { Roster } from '../../rules/roster/roster.ts';
import { parseRoster } from '../../rules/roster/text.ts';
import type { SavedRoster } from './saved/book.ts';

/** A roster to choose, saved or ready-made. */
export interface ListedRoster {
  readonly id: string;
  readonly name: string;
  readonly roster: Roster;
  readonly points: number | null;
}

/** The list of a saved roster; null if this version cannot read it. */
export function savedList({ list }: Pick<SavedRoster, 'list'>): Roster | null {
  const read = parseRoster(list);
  return 'roster' in read ? read.roster : null;
}

export const readyLists = (locale: Locale): ListedRoster[] =>
  READY_ROSTERS.map(({ id, name, units, points }) => ({ id, name: name[locale], roster: units, points }));

export const savedLists = (saved: readonly SavedRoster[]): ListedRoster[] =>
  saved.flatMap((one) => {
    const roster = savedList(one);
    return roster === null ? [] : [{ id: one.id, name: one.name, roster, points: one.points }];
  });
