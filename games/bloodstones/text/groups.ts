import { inCommon, type Locale, type Seat } from '@sanguine/kernel';
import type { Area } from '../content/map.ts';
import { isWasteful } from '../rules/due.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { contactNote } from './notes.ts';
import { noted, placeName, say } from './words.ts';

/** A heading for moves of one verb: `March from area 12 (plains)`. */
export function groupLine(locale: Locale, view: State, seat: Seat, moves: readonly Move[]): string {
  const [first] = moves;
  if (first === undefined) return '';
  const wasteful = moves.every((move) => move.do === 'pay' && isWasteful(view, seat, move.tiles));
  if (wasteful) return say(locale, 'group.pay.more');
  const verb = say(locale, `group.${first.do}`);
  const from = inCommon(moves, (move) => ('from' in move ? move.from : null));
  const to = inCommon(moves, (move) => ('to' in move ? move.to : null));
  const area = inCommon(moves, (move) => ('area' in move ? move.area : null));
  const place = (where: Area): string => placeName(locale, view, where);
  if (area !== null) return say(locale, 'group.at', { verb, place: place(area) });
  if (from === null) return verb;
  if (to === null) return say(locale, 'group.from', { verb, place: place(from) });
  const line = say(locale, 'group.way', { verb, from: place(from), to: place(to) });
  return noted(locale, line, contactNote(locale, view, seat, to));
}
