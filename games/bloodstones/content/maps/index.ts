import * as v from 'valibot';
import { type GameMap, GameMapSchema } from '../map.ts';
import tyrantsLament from './tyrants-lament/graph.json' with { type: 'json' };

/** Every map, the printed Map 1 first. Parsing gives the plain JSON its exact types back. */
export const MAPS: readonly GameMap[] = v.parse(v.array(GameMapSchema), [tyrantsLament]);

export const findMap = (id: string): GameMap | undefined => MAPS.find((map) => map.id === id);
