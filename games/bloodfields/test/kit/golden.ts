import type { Golden } from '@sanguine/kernel/conformance';
import small from '../golden/60-points.json' with { type: 'json' };
import middling from '../golden/100-points.json' with { type: 'json' };
import large from '../golden/200-points.json' with { type: 'json' };

/** Recorded games whose results must never change (written by `npm run golden`). */
export const golden: readonly Golden[] = [small, middling, large].map(({ name, digest, record }) => ({
  name,
  digest,
  record: JSON.stringify(record),
}));
