import { legalOffers } from '../../rules/engine.ts';
import type { Refusal } from '../../rules/refusal.ts';
import type { Seat } from '../../rules/seat.ts';
import { difference, text } from '../data.ts';
import { chanceOf, type CheckedPosition, legalAt } from '../checked-position.ts';
import type { Check } from './check.ts';

const SAMPLES = 5;

/**
 * The list of moves is exactly the offers that are not refused, each in one form. `sample` draws from it, also on the
 * seat's mask; if the list is not exhaustive, it draws from all legal moves.
 */
export function moves(): Check {
  return {
    name: 'moves',
    position(position, report) {
      const { rules } = position.kit;
      for (const [seat, list] of position.moves) {
        const keys = new Set<string>();
        for (const move of legalAt(position, seat)) {
          const tidy = rules.tidy(move);
          const twice = rules.tidy(tidy);
          if (text(tidy) !== text(twice)) report(`tidied twice: ${difference(text(tidy), text(twice))}`);
          const refused = rules.refuse(position.state, seat, tidy);
          if (refused !== null) report(`${text(move)} is legal, tidied it is refused: ${refused.code}`);
        }
        for (const move of list) keys.add(text(rules.tidy(move)));
        const offered = new Set(
          legalOffers(rules, position.state, seat).map((move) => text(rules.tidy(move))),
        );
        for (const key of offered) if (!keys.has(key)) report(`${key} is offered and legal, but not listed`);
        for (const key of keys) if (!offered.has(key)) report(`${key} is listed, but not offered`);
        const exhaustive = rules.exhaustive(position.state, seat);
        for (const [key, refused] of samples(position, seat)) {
          if (refused !== null) report(`${key} is sampled and refused: ${refused.code}`);
          else if (exhaustive && !keys.has(key)) report(`${key} is sampled, but not listed`);
        }
      }
    },
  };
}

/** Moves drawn on the table and on the seat's mask, and the table's answer to each. */
function* samples(position: CheckedPosition, seat: Seat): Iterable<readonly [string, Refusal | null]> {
  const { kit, state } = position;
  const { rules } = kit;
  if (rules.sample === undefined) return;
  const random = chanceOf(position, `sample ${seat}`);
  for (const table of [state, rules.mask(state, seat)]) {
    for (let count = 0; count < SAMPLES; count++) {
      const move = rules.tidy(rules.sample(table, seat, random));
      yield [text(move), rules.refuse(state, seat, move)];
    }
  }
}
