import { preview } from '../../rules/preview.ts';
import { difference, text } from '../data.ts';
import { eventsFor, run } from '../checked-position.ts';
import type { Check } from './check.ts';

/**
 * A play that draws and reveals nothing gives the same result on the mover's mask as the mover sees of the full play; any
 * other play stops a preview. This finds a forgotten `reveal`, because the mask does not contain what came to light.
 */
export function commute(): Check {
  return {
    name: 'commute',
    subject(position, subject, report) {
      const { kit } = position;
      const { rules } = kit;
      const { seat, move, verb } = subject;
      const ran = run(kit, position.state, [subject], position.streams, position.row);
      const dry = preview(rules, rules.mask(position.state, seat), seat, move);
      if (ran.table.closesUndo) {
        if (dry.stopped === null) report('it draws or reveals, and its preview does not stop', verb);
        return;
      }
      if (dry.stopped !== null)
        return report(`it neither draws nor reveals, and its preview stops at ${dry.stopped}`, verb);
      const pairs = [
        ['table', rules.mask(ran.state, seat), dry.state],
        ['events', eventsFor(kit, ran.table.events, seat), eventsFor(kit, dry.events, seat)],
      ] as const;
      for (const [what, full, masked] of pairs) {
        const [wanted, got] = [text(full), text(masked)];
        if (wanted !== got)
          report(`on the mover's mask the ${what} come out otherwise: ${difference(wanted, got)}`, verb);
      }
    },
  };
}
