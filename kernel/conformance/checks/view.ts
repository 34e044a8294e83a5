import { legalMoves } from '../../rules/engine.ts';
import { bag, difference, text } from '../data.ts';
import { chanceOf, some } from '../checked-position.ts';
import type { Check } from './check.ts';

const ASKED = 60;
const MUTANTS = 4;

/** A decider's own mask answers like the full table; any difference would tell what is hidden. */
export function view(): Check {
  return {
    name: 'view',
    position(position, report) {
      const { kit, state } = position;
      const { rules } = kit;
      for (const [seat, moves] of position.moves) {
        const mask: unknown = rules.mask(state, seat);
        const lists = [
          ['moves', moves, legalMoves(kit.rules, mask, seat)],
          ['offers', [...rules.offers(state, seat)], [...rules.offers(mask, seat)]],
        ] as const;
        for (const [name, full, masked] of lists) {
          const [wanted, got] = [text(bag(full)), text(bag(masked))];
          if (wanted !== got)
            report(`${name} of seat ${seat} differ on its mask: ${difference(wanted, got)}`);
        }
        if (rules.exhaustive(state, seat) !== rules.exhaustive(mask, seat)) {
          report(`whether seat ${seat}'s offers are exhaustive differs on its mask`);
        }
        const random = chanceOf(position, `view ${seat}`);
        const asked = some(lists[1][1], ASKED, random);
        for (const move of some(moves, MUTANTS, random)) asked.push(kit.mutate(state, move, random));
        asked.push(...(position.unlisted.get(seat) ?? []));
        for (const move of asked) {
          const [wanted, got] = [text(rules.refuse(state, seat, move)), text(rules.refuse(mask, seat, move))];
          if (wanted !== got)
            report(`${text(move)} of seat ${seat} is answered ${wanted}, on its mask ${got}`);
        }
      }
    },
  };
}
