import * as v from 'valibot';
import { type MapShape, MapShapeSchema } from '../map.ts';

/** The drawings are large, so each is its own import and comes only when asked for. */
const SHAPES = new Map<string, () => Promise<{ default: unknown }>>([
  ['tyrants-lament', () => import('./tyrants-lament/shape.json', { with: { type: 'json' } })],
]);

export async function loadShape(id: string): Promise<MapShape | undefined> {
  const shape = await SHAPES.get(id)?.();
  return shape && v.parse(MapShapeSchema, shape.default);
}
