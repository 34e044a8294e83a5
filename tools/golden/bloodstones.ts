import { bloodstones, DEFAULT_OPTIONS, type Setup } from '@sanguine/bloodstones';
import { rules } from '@sanguine/bloodstones/rules/rules.ts';
import { perft } from '@sanguine/bloodstones/test/kit/perft.ts';
import { play, type Written } from './play.ts';
import { recount, type Recounted } from './recount.ts';

const SETUPS: readonly Setup[] = [
  { seats: 2, map: 'widows-sound', options: DEFAULT_OPTIONS },
  { seats: 3, map: 'tyrants-lament', options: { ...DEFAULT_OPTIONS, swapVisibility: 'secret' } },
  { seats: 4, map: 'tyrants-lament', options: { ...DEFAULT_OPTIONS, openingBuild: 'simultaneous' } },
  { seats: 5, map: 'crowfeast', options: { ...DEFAULT_OPTIONS, cutiecorn: 'on' } },
  { seats: 6, map: 'cairn-of-kings', options: { ...DEFAULT_OPTIONS, factionPick: 'random' } },
];

/** One game per player count. */
export const playBloodstones = (): Written[] =>
  play({
    engine: bloodstones,
    games: SETUPS.map((setup) => ({
      file: `${setup.seats}-players.json`,
      name: `${setup.seats} players on ${setup.map}`,
      setup,
    })),
  });

export const countBloodstones = (): Recounted[] => perft.map((position) => recount(rules, position));
