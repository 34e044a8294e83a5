import type { Golden } from '@sanguine/kernel/conformance';
import five from '../golden/5-players.json' with { type: 'json' };
import four from '../golden/4-players.json' with { type: 'json' };
import six from '../golden/6-players.json' with { type: 'json' };
import three from '../golden/3-players.json' with { type: 'json' };
import two from '../golden/2-players.json' with { type: 'json' };

/** Recorded games whose results must never change (written by `npm run golden`). */
export const golden: readonly Golden[] = [two, three, four, five, six].map(({ name, digest, record }) => ({
  name,
  digest,
  record: JSON.stringify(record),
}));
