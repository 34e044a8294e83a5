import type { Seating } from '@sanguine/kernel';
import { DEFAULT_OPTIONS } from '../content/options.ts';

const SIDES = ['witch', 'soldiers'];

/** §2.1: the first or the second seat plays the Witch, or a coin decides. */
export const seating: Seating = {
  sides(_seats, { sides = DEFAULT_OPTIONS.sides }) {
    if (sides === 'coin') return ['drawn', 'drawn'];
    const [witch, soldiers] = [{ side: 'witch' }, { side: 'soldiers' }];
    return sides === 'first' ? [witch, soldiers] : [soldiers, witch];
  },
  given: {
    sides: SIDES,
    option: 'sides',
    value(seat, side) {
      if (side === null) return 'coin';
      return (seat === 0) === (side === 'witch') ? 'first' : 'second';
    },
  },
};
