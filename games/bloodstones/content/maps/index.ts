import * as v from 'valibot';
import { type GameMap, GameMapSchema } from '../map.ts';
import { readMap } from './made.ts';
import brokenAnvil from './broken-anvil/graph.json' with { type: 'json' };
import cairnOfKings from './cairn-of-kings/graph.json' with { type: 'json' };
import crowfeast from './crowfeast/graph.json' with { type: 'json' };
import redTides from './red-tides/graph.json' with { type: 'json' };
import tyrantsLament from './tyrants-lament/graph.json' with { type: 'json' };
import widowsSound from './widows-sound/graph.json' with { type: 'json' };

/** All maps: the printed Map 1 first, then our own by size. Parsing gives the plain JSON its exact types. */
export const MAPS: readonly GameMap[] = v.parse(v.array(GameMapSchema), [
  tyrantsLament,
  widowsSound,
  brokenAnvil,
  crowfeast,
  cairnOfKings,
  redTides,
]);

/** The one that was published; the others are ours. */
export const PUBLISHED_MAP = 'tyrants-lament';

/** A map by its id, or one written out in full. */
export const findMap = (id: string): GameMap | undefined => MAPS.find((map) => map.id === id) ?? readMap(id);
