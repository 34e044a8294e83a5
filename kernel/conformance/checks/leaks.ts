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
    spot(spot, note) {
      twins.compare(spot, note);
      if (spot.acts.length > 1) leakedChance(spot, spot.acts, note);
    },
    subject(spot, subject, note) {
      leakedFaces(spot, twins, subject, note);
      leakedChance(spot, [subject], note);
    },
    close(kit, note) {
      if (kit.open !== true && !twins.everDiffered) note('scramble has never changed anything');
    },
  };
}
