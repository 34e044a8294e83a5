import { text } from '../data.ts';
import { legalAt, nameOf, viewersOf } from '../checked-position.ts';
import type { Check } from './check.ts';

/** An answer ordered beforehand is the only legal move, and all viewers know how long an answer waits. */
export function orders(): Check {
  return {
    name: 'orders',
    start({ kit: { rules }, state }, report) {
      const seconds = rules.leastTime?.(state) ?? 0;
      if (seconds !== 0) report(`answers wait ${seconds} seconds at the very start`);
    },
    position(position, report) {
      const { seats, state, deciders } = position;
      const { rules } = position.kit;
      const seconds = rules.leastTime?.(state) ?? 0;
      if (!Number.isFinite(seconds) || seconds < 0) report(`answers wait ${seconds} seconds`);
      if (seconds > 0 && deciders.length !== 1) report(`answers wait where ${deciders.length} seats decide`);
      for (const viewer of viewersOf(seats)) {
        const told = rules.leastTime?.(rules.mask(state, viewer)) ?? 0;
        if (told !== seconds) report(`answers wait ${seconds} seconds, to ${nameOf(viewer)} ${told}`);
      }
      for (const seat of deciders) {
        const ordered = rules.ordered?.(state, seat) ?? null;
        const known = rules.ordered?.(rules.mask(state, seat), seat) ?? null;
        const [wanted, got] = [text(ordered), text(known)];
        if (wanted !== got) report(`seat ${seat} has ordered ${wanted}, on its mask ${got}`);
        if (ordered === null) continue;
        const refused = rules.refuse(state, seat, ordered);
        if (refused !== null) report(`${wanted} is ordered and refused: ${refused.code}`);
        const legal = legalAt(position, seat).map((move) => text(rules.tidy(move)));
        if (legal.length !== 1 || legal[0] !== text(rules.tidy(ordered)))
          report(`${wanted} is ordered, and legal are ${legal.join(', ')}`);
      }
    },
  };
}
