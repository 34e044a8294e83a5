import { bloodRage } from '@sanguine/blood-rage';
import { DEFAULT_OPTIONS } from '@sanguine/blood-rage/content/options.ts';
import { rules } from '@sanguine/blood-rage/rules/rules.ts';
import type { Setup } from '@sanguine/blood-rage/rules/state.ts';
import { perft } from '@sanguine/blood-rage/test/kit/perft.ts';
import { play, type Written } from './play.ts';
import { recount, type Recounted } from './recount.ts';

const SETUPS: readonly Setup[] = [
  { seats: 2, options: { ...DEFAULT_OPTIONS, ageOneDraft: 'dealt', passerMayReturn: 'yes' } },
  { seats: 3, options: { ...DEFAULT_OPTIONS, clans: 'picked', discardsOpen: 'yes' } },
  { seats: 4, options: DEFAULT_OPTIONS },
];

/** One game per player count. */
export const playBloodRage = (): Written[] =>
  play({
    engine: bloodRage,
    games: SETUPS.map((setup) => ({
      file: `${setup.seats}-players.json`,
      name: `${setup.seats} players`,
      setup,
    })),
  });

export const countBloodRage = (): Recounted[] => perft.map((position) => recount(rules, position));
