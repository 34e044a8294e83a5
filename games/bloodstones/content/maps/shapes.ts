import * as v from 'valibot';
import { type MapShape, MapShapeSchema } from '../map.ts';

/** The drawings are large, so each is imported only when needed. */
const SHAPES = new Map<string, () => Promise<{ default: unknown }>>([
  ['tyrants-lament', () => import('./tyrants-lament/shape.json', { with: { type: 'json' } })],
  ['widows-sound', () => import('./widows-sound/shape.json', { with: { type: 'json' } })],
  ['broken-anvil', () => import('./broken-anvil/shape.json', { with: { type: 'json' } })],
  ['crowfeast', () => import('./crowfeast/shape.json', { with: { type: 'json' } })],
  ['cairn-of-kings', () => import('./cairn-of-kings/shape.json', { with: { type: 'json' } })],
  ['red-tides', () => import('./red-tides/shape.json', { with: { type: 'json' } })],
]);

export async function loadShape(id: string): Promise<MapShape | undefined> {
  const shape = await SHAPES.get(id)?.();
  return shape && v.parse(MapShapeSchema, shape.default);
}
