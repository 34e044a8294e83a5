import { bloodStone } from '@sanguine/blood-stone';
import { rules } from '@sanguine/blood-stone/rules/rules.ts';
import type { Setup } from '@sanguine/blood-stone/rules/state.ts';
import { perft } from '@sanguine/blood-stone/test/kit/perft.ts';
import { play, type Written } from './play.ts';
import { recount, type Recounted } from './recount.ts';

const SETUPS: readonly Setup[] = [
  { seats: 2, glade: 'hollow-glade', options: { sides: 'second' } },
  { seats: 2, glade: 'bonewood', options: { sides: 'first' } },
  { seats: 2, glade: 'drowned-ring', options: { sides: 'coin' } },
  { seats: 2, glade: 'crooked-mile', options: { sides: 'coin' } },
];

/** One game per glade. */
export const playBloodStone = (): Written[] =>
  play({
    engine: bloodStone,
    games: SETUPS.map((setup) => ({ file: `${setup.glade}.json`, name: setup.glade, setup })),
  });

export const countBloodStone = (): Recounted[] => perft.map((position) => recount(rules, position));
