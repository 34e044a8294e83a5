import { legalOffers } from '../../rules/engine.ts';
import { difference, text } from '../data.ts';
import { chanceOf } from '../checked-position.ts';
import type { Check } from './check.ts';

const SAMPLES = 5;

/** The list of moves is what it says: the offers not refused, each with one spelling, and all that `sample` draws from. */
export function moves(): Check {
  return {
    name: 'moves',
    position(position, report) {
      const { rules } = position.kit;
      for (const [seat, list] of position.moves) {
        const keys = new Set<string>();
        for (const move of list) {
          const tidy = rules.tidy(move);
          const twice = rules.tidy(tidy);
          if (text(tidy) !== text(twice)) report(`tidied twice: ${difference(text(tidy), text(twice))}`);
          const refused = rules.refuse(position.state, seat, tidy);
          if (refused !== null) report(`${text(move)} is legal, tidied it is refused: ${refused.code}`);
          keys.add(text(tidy));
        }
        const offered = new Set(
          legalOffers(rules, position.state, seat).map((move) => text(rules.tidy(move))),
        );
        for (const key of offered) if (!keys.has(key)) report(`${key} is offered and legal, but not listed`);
        for (const key of keys) if (!offered.has(key)) report(`${key} is listed, but not offered`);
        const random = chanceOf(position, `sample ${seat}`);
        for (let count = 0; count < SAMPLES && rules.sample !== undefined; count++) {
          const key = text(rules.tidy(rules.sample(position.state, seat, random)));
          if (!keys.has(key)) report(`${key} is sampled, but not listed`);
        }
      }
    },
  };
}
