import { copy } from '../../rules/plain.ts';
import { swiftStreams } from '../../random/swift.ts';
import { RowContext } from '../../rules/play-context.ts';
import { copyTable, difference, type NamedData, shared, text } from '../data.ts';
import { chanceSeed, nameOf, viewersOf } from '../checked-position.ts';
import type { ReportViolation } from '../violation.ts';
import type { Check } from './check.ts';

/** No state shares a part with another. */
export function isolation(): Check {
  return {
    name: 'isolation',
    start({ kit, entry, seed, state }, report) {
      const streams = swiftStreams(chanceSeed(entry.name, seed));
      const again: unknown = kit.rules.start(copy(entry.setup), new RowContext(streams, 0));
      apart(report, ['a start', state], ['another start', again]);
    },
    position({ kit, seats, state, text: before }, report) {
      const { rules } = kit;
      const clone: unknown = rules.clone(state);
      if (text(clone) !== before) report(`a clone differs: ${difference(before, text(clone))}`);
      const mask: unknown = rules.mask(state, null);
      apart(
        report,
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
    subject(position, { seat, move, verb }, report) {
      const { kit, state, streams, row } = position;
      const original: unknown = copyTable(state);
      const clone: unknown = kit.rules.clone(original);
      const made = copy(move);
      const context = new RowContext<unknown>(streams, row);
      kit.rules.play(clone, seat, made, context);
      if (text(original) !== position.text) {
        report(`a play on a clone changes the original: ${difference(position.text, text(original))}`, verb);
      }
      const aloud: ReportViolation = (message) => report(message, verb);
      apart(aloud, ['the move', made], ['the state', clone]);
      apart(aloud, ['an event', context.events], ['the state', clone]);
    },
  };
}

function apart(report: ReportViolation, ...named: readonly NamedData[]): void {
  const problem = shared(...named);
  if (problem !== null) report(problem);
}
