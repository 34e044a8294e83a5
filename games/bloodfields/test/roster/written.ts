import type { Roster } from '../../rules/roster/roster.ts';
import { parseRoster } from '../../rules/roster/text.ts';

/** The roster in one line of a test. */
export function roster(text: string): Roster {
  const read = parseRoster(text);
  if ('unread' in read) throw new Error(`no roster: ${read.unread}`);
  return read.roster;
}
