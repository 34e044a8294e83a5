import type { Random } from '../../random/random.ts';
import { RolloutContext } from '../../rules/play-context.ts';
import { copyTable, difference, freeze, shared, text } from '../data.ts';
import type { AnyKit } from '../kit.ts';
import { anyLegal, chanceOf, nameOf, some, viewersOf } from '../checked-position.ts';
import type { Check } from './check.ts';

const PLIES = 4;
const VIEWERS = 2;

/** An imagined table is sound and full, and looks to the viewer like the real one. */
export function imagine(): Check {
  return {
    name: 'imagine',
    position(position, report) {
      const { kit } = position;
      const { rules } = kit;
      for (const viewer of some(viewersOf(position.seats), VIEWERS, chanceOf(position, 'imagine'))) {
        const who = nameOf(viewer);
        const mask: unknown = rules.mask(position.state, viewer);
        const before = text(mask);
        const random = chanceOf(position, `imagine ${who}`);
        const table: unknown = rules.imagine(freeze(copyTable(mask)), viewer, random);
        const after = text(rules.mask(table, viewer));
        if (before !== after) report(`what ${who} imagines looks different: ${difference(before, after)}`);
        if (text(rules.deciders(table)) !== text(position.deciders)) report(`${who} imagines other deciders`);
        for (const problem of kit.invariants(table)) report(`${who} imagines the impossible: ${problem}`);
        const common = shared(
          ['the mask', mask],
          [`what ${who} imagines`, rules.imagine(mask, viewer, random)],
        );
        if (common !== null) report(common);
        const stuck = rollout(kit, table, random);
        if (stuck !== null) report(`what ${who} imagines cannot be played on: ${stuck}`);
      }
    },
  };
}

/** A few random plays, which would expose anything hidden that is left in the table. */
function rollout(kit: AnyKit, state: unknown, random: Random): string | null {
  const context = new RolloutContext<unknown>(random);
  for (let ply = 0; ply < PLIES; ply++) {
    const [seat] = kit.rules.deciders(state);
    if (seat === undefined) return null;
    const move = anyLegal(kit, state, seat, random);
    if (move === undefined) return `seat ${seat} has no move`;
    kit.rules.play(state, seat, move, context);
    const [problem] = kit.invariants(state);
    if (problem !== undefined) return problem;
  }
  return null;
}
