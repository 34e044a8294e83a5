import type { Point } from '../../content/maps/segment.ts';
import { FIRS } from './firs.ts';
import type { EngravingRandom } from './engraving-random.ts';
import { plant } from './placement.ts';
import type { Scenery, Site } from './site.ts';
import { TREES } from './trees.ts';

/** §1.4 forest: broad trees in clumps, with stands of firs; groups first, then single trees in the remaining room. */
export function forest(site: Site, random: EngravingRandom): Scenery {
  const [phase, slant] = [random.between(0, 6.3), random.between(0, 6.3)];
  const isFir = ([x, y]: Point): boolean => Math.sin(x * 0.045 + phase) * Math.sin(y * 0.05 + slant) > 0.4;
  const uses = plant(site, random, {
    tries: 2600,
    margin: 2.5,
    share: 0.78,
    choose: (spot, stage) => {
      const { lone, grouped } = isFir(spot) ? FIRS : TREES;
      return random.pick(stage < 0.5 ? grouped : lone);
    },
  });
  return { paths: [], uses };
}
