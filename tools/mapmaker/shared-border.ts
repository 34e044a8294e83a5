import type { Area, MapShape } from '@sanguine/bloodstones/content/map.ts';
import type { Point } from '@sanguine/bloodstones/content/maps/segment.ts';

/** The border two areas share, in the order of the first one's ring. Neighbours have identical points. */
export function sharedBorder(shape: MapShape, a: Area, b: Area): Point[] {
  const ring = shape.areas[a]?.ring ?? [];
  const others = new Set((shape.areas[b]?.ring ?? []).map((point) => point.join()));
  const shared = ring.map((point) => others.has(point.join()));
  // Starts after a point that is not shared, so that a border across the ring's start stays in one piece.
  const start = Math.max(0, shared.indexOf(false));
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  return turned.filter((point) => others.has(point.join()));
}
