import type { Check } from './check.ts';
import { leakedChance, leakedDeal } from './leaks-chance.ts';
import { leakedFaces } from './leaks-faces.ts';
import { Twins } from './twins.ts';

/** What a viewer may not see shows nowhere. */
export function leaks(): Check {
  const twins = new Twins();
  return {
    name: 'leaks',
    start: leakedDeal,
    position(position, report) {
      twins.compare(position, report);
      if (position.acts.length > 1) leakedChance(position, position.acts, report);
    },
    subject(position, subject, report) {
      leakedFaces(position, twins, subject, report);
      leakedChance(position, [subject], report);
    },
    close(kit, report) {
      if (kit.open !== true && !twins.everDiffered) report('scramble has never changed anything');
    },
  };
}
