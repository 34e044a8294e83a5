import * as v from 'valibot';
import { type Glade, GladeSchema } from '../glade.ts';
import bonewood from './bonewood.json' with { type: 'json' };
import crookedMile from './crooked-mile.json' with { type: 'json' };
import drownedRing from './drowned-ring.json' with { type: 'json' };
import hollowGlade from './hollow-glade.json' with { type: 'json' };

/** All glades: the specification's first, then our own. */
export const GLADES: readonly Glade[] = v.parse(v.array(GladeSchema), [
  hollowGlade,
  bonewood,
  drownedRing,
  crookedMile,
]);

export const findGlade = (id: string): Glade | undefined => GLADES.find((glade) => glade.id === id);
