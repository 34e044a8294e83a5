import { copy } from '../../plain.ts';
import { swiftStreams } from '../../random/swift.ts';
import { RowTable } from '../../table.ts';
import { copyTable, difference, type Named, shared, text } from '../data.ts';
import { chanceSeed, nameOf, viewersOf } from '../spot.ts';
import type { Note } from '../violation.ts';
import type { Check } from './check.ts';

/** Nobody holds a piece of somebody else's state. */
export function isolation(): Check {
  return {
    name: 'isolation',
    start({ kit, entry, seed, state }, note) {
      const streams = swiftStreams(chanceSeed(entry.name, seed));
      const again: unknown = kit.rules.start(copy(entry.setup), new RowTable(streams, 0));
      apart(note, ['a start', state], ['another start', again]);
    },
    spot({ kit, seats, state, text: before }, note) {
      const { rules } = kit;
      const clone: unknown = rules.clone(state);
      if (text(clone) !== before) note(`a clone differs: ${difference(before, text(clone))}`);
      const mask: unknown = rules.mask(state, null);
      apart(
        note,
        ['the original', state],
        ['a clone', clone],
        ['another clone', rules.clone(state)],
        ['a mask', mask],
        ['a clone of the mask', rules.clone(mask)],
        ...viewersOf(seats).map(
          (viewer) => [`the mask of ${nameOf(viewer)}`, rules.mask(state, viewer)] as const,
        ),
      );
    },
    subject(spot, { seat, move, verb }, note) {
      const { kit, state, streams, row } = spot;
      const original: unknown = copyTable(state);
      const clone: unknown = kit.rules.clone(original);
      const made = copy(move);
      const table = new RowTable<unknown>(streams, row);
      kit.rules.play(clone, seat, made, table);
      if (text(original) !== spot.text) {
        note(`a play on a clone changes the original: ${difference(spot.text, text(original))}`, verb);
      }
      const aloud: Note = (message) => note(message, verb);
      apart(aloud, ['the move', made], ['the state', clone]);
      apart(aloud, ['an event', table.events], ['the state', clone]);
    },
  };
}

function apart(note: Note, ...named: readonly Named[]): void {
  const problem = shared(...named);
  if (problem !== null) note(problem);
}
