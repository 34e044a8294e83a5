import type { Locale, Seat } from '@sanguine/kernel';
import type { Area } from '../content/map.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { contactNote } from './notes.ts';
import { join, placeName, say } from './words.ts';

/** What moves of one verb have in common: `March from area 12 (plains)`. */
export function groupLine(locale: Locale, view: State, seat: Seat, moves: readonly Move[]): string {
  const [first] = moves;
  if (first === undefined) return '';
  const verb = say(locale, `group.${first.do}`);
  const from = shared(moves, (move) => ('from' in move ? move.from : null));
  const to = shared(moves, (move) => ('to' in move ? move.to : null));
  const area = shared(moves, (move) => ('area' in move ? move.area : null));
  const place = (where: Area): string => placeName(locale, view, where);
  if (area !== null) return say(locale, 'group.at', { verb, place: place(area) });
  if (from === null) return verb;
  if (to === null) return say(locale, 'group.from', { verb, place: place(from) });
  const line = say(locale, 'group.way', { verb, from: place(from), to: place(to) });
  const notes = contactNote(locale, view, seat, to);
  return notes.length === 0 ? line : say(locale, 'move.line', { move: line, notes: join(locale, notes) });
}

/** The area that all have in common, if any. */
function shared(moves: readonly Move[], areaOf: (move: Move) => Area | null): Area | null {
  const areas = new Set(moves.map(areaOf));
  const [area = null] = areas;
  return areas.size === 1 ? area : null;
}
