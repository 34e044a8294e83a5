import { copy } from '../../plain.ts';
import { swiftStreams } from '../../random/swift.ts';
import { RowTable } from '../../table.ts';
import { difference, shared, text } from '../data.ts';
import { nameOf, run, viewersOf } from '../spot.ts';
import type { Check } from './check.ts';

/** Nobody holds a piece of somebody else's state. */
export function isolation(): Check {
  return {
    name: 'isolation',
    start({ kit, entry, seed, state }, note) {
      const streams = swiftStreams(`${entry.name}|${seed}`);
      const again: unknown = kit.rules.start(copy(entry.setup), new RowTable(streams, 0));
      const common = shared(state, again);
      if (common !== null) note(`two starts share ${common}`);
    },
    spot({ kit, seats, state, text: before }, note) {
      const { rules } = kit;
      const clone: unknown = rules.clone(state);
      if (text(clone) !== before) note(`a clone differs: ${difference(before, text(clone))}`);
      const copies: [string, unknown][] = [
        ['the original', state],
        ['a clone', clone],
        ['another clone', rules.clone(state)],
      ];
      for (const viewer of viewersOf(seats))
        copies.push([`${nameOf(viewer)}'s mask`, rules.mask(state, viewer)]);
      const [, , , mask] = copies;
      if (mask !== undefined) copies.push(['a clone of a mask', rules.clone(mask[1])]);
      for (const [at, [name, data]] of copies.entries()) {
        for (const [other, otherData] of copies.slice(at + 1)) {
          const common = shared(data, otherData);
          if (common !== null) note(`${name} and ${other} share ${common}`);
        }
      }
    },
    subject(spot, { seat, move, verb }, note) {
      const { kit, state, streams, row } = spot;
      const original: unknown = copy(state);
      const clone: unknown = kit.rules.clone(original);
      const table = new RowTable<unknown>(streams, row);
      kit.rules.play(clone, seat, copy(move), table);
      if (text(original) !== spot.text) {
        note(`a play on a clone changes the original: ${difference(spot.text, text(original))}`, verb);
      }
      const made = copy(move);
      const ran = run(kit, state, [{ seat, move: made }], streams, row);
      const inMove = shared(made, ran.state);
      if (inMove !== null) note(`the state keeps ${inMove} of the move itself`, verb);
      const inEvents = shared(ran.table.events, ran.state);
      if (inEvents !== null) note(`the state shares ${inEvents} with an event`, verb);
    },
  };
}
