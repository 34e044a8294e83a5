import type { Golden } from '@sanguine/kernel/conformance';
import bonewood from '../golden/bonewood.json' with { type: 'json' };
import crookedMile from '../golden/crooked-mile.json' with { type: 'json' };
import drownedRing from '../golden/drowned-ring.json' with { type: 'json' };
import hollowGlade from '../golden/hollow-glade.json' with { type: 'json' };

/** Recorded games whose results must never change (written by `npm run golden`). */
export const golden: readonly Golden[] = [hollowGlade, bonewood, drownedRing, crookedMile].map(
  ({ name, digest, record }) => ({ name, digest, record: JSON.stringify(record) }),
);
