import { bloodRage } from '@sanguine/blood-rage';
import { DEFAULT_OPTIONS } from '@sanguine/blood-rage/content/options.ts';
import type { Setup } from '@sanguine/blood-rage/rules/state.ts';
import { play, type Written } from './play.ts';

const SETUPS: readonly Setup[] = [
  { seats: 2, options: { ...DEFAULT_OPTIONS, ageOneDraft: 'dealt', passerMayReturn: 'yes' } },
  { seats: 3, options: { ...DEFAULT_OPTIONS, clans: 'picked', discardsOpen: 'yes' } },
  { seats: 4, options: DEFAULT_OPTIONS },
];

/** One game a player count. */
export const playBloodRage = (): Written[] =>
  play({
    engine: bloodRage,
    games: SETUPS.map((setup) => ({
      file: `${setup.seats}-players.json`,
      name: `${setup.seats} players`,
      setup,
    })),
  });
