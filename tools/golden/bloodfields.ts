import { bloodfields } from '@sanguine/bloodfields';
import { DEFAULT_OPTIONS } from '@sanguine/bloodfields/content/options.ts';
import { rules } from '@sanguine/bloodfields/rules/rules.ts';
import type { Setup } from '@sanguine/bloodfields/rules/state.ts';
import { perft } from '@sanguine/bloodfields/test/kit/perft.ts';
import { play, type Written } from './play.ts';
import { recount, type Recounted } from './recount.ts';

const SETUPS: readonly (readonly [points: number, setup: Setup])[] = [
  [60, { seats: 2, layout: 'pit', options: { ...DEFAULT_OPTIONS, scenario: 'pit' } }],
  [
    100,
    {
      seats: 2,
      layout: 'ford',
      options: { ...DEFAULT_OPTIONS, scenario: 'breakthrough', terrain: 'placed' },
    },
  ],
  [200, { seats: 2, layout: 'crossing', options: DEFAULT_OPTIONS }],
];

/** One game per size of battle. */
export const playBloodfields = (): Written[] =>
  play({
    engine: bloodfields,
    games: SETUPS.map(([points, setup]) => ({
      file: `${points}-points.json`,
      name: `${points} points`,
      setup,
    })),
  });

export const countBloodfields = (): Recounted[] => perft.map((position) => recount(rules, position));
