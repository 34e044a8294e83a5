import { legalOffers } from '../../engine.ts';
import { difference, text } from '../data.ts';
import { chanceOf } from '../spot.ts';
import type { Check } from './check.ts';

const SAMPLES = 5;

/** The list of moves is what it says: the offers not refused, each with one spelling, and all that `sample` draws from. */
export function moves(): Check {
  return {
    name: 'moves',
    spot(spot, note) {
      const { rules } = spot.kit;
      for (const [seat, list] of spot.moves) {
        const keys = new Set<string>();
        for (const move of list) {
          const tidy = rules.tidy(move);
          const twice = rules.tidy(tidy);
          if (text(tidy) !== text(twice)) note(`tidied twice: ${difference(text(tidy), text(twice))}`);
          const refused = rules.refuse(spot.state, seat, tidy);
          if (refused !== null) note(`${text(move)} is legal, tidied it is refused: ${refused.code}`);
          keys.add(text(tidy));
        }
        const offered = new Set(legalOffers(rules, spot.state, seat).map((move) => text(rules.tidy(move))));
        for (const key of offered) if (!keys.has(key)) note(`${key} is offered and legal, but not listed`);
        for (const key of keys) if (!offered.has(key)) note(`${key} is listed, but not offered`);
        const random = chanceOf(spot, `sample ${seat}`);
        for (let count = 0; count < SAMPLES && rules.sample !== undefined; count++) {
          const key = text(rules.tidy(rules.sample(spot.state, seat, random)));
          if (!keys.has(key)) note(`${key} is sampled, but not listed`);
        }
      }
    },
  };
}
