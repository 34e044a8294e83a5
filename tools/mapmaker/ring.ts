import { depth, type Point, type Ring } from '@sanguine/bloodstones/content/maps/segment.ts';
import type { DrawnBorder } from './border.ts';
import { snap } from './curve.ts';
import { around, best } from './list.ts';
import type { Junction, Mesh } from './mesh.ts';

/** The outline of each area along its drawn borders, clockwise, without repeating the first point. */
export function ringsOf(mesh: Mesh, borders: readonly DrawnBorder[]): Ring[] {
  return mesh.outlines.map((outline, area) => {
    const own = borders.filter(({ a, b }) => a === area || b === area);
    return outline.flatMap((from, index) => stretchOf(own, from, around(outline, index + 1)));
  });
}

/** From one junction to just before the next: along their border or straight along the frame. */
function stretchOf(borders: readonly DrawnBorder[], from: Junction, to: Junction): readonly Point[] {
  for (const border of borders) {
    if (border.from === from && border.to === to) return border.line.slice(0, -1);
    if (border.from === to && border.to === from) return border.line.toReversed().slice(0, -1);
  }
  return [[snap(from.x), snap(from.y)]];
}

/** The grid point farthest from a ring's sides, and its distance. */
export function labelOf(ring: Ring): { label: Point; radius: number } {
  const [left, right] = [Math.min(...ring.map(([x]) => x)), Math.max(...ring.map(([x]) => x))];
  const [top, bottom] = [Math.min(...ring.map(([, y]) => y)), Math.max(...ring.map(([, y]) => y))];
  let step = Math.max(4, Math.min(right - left, bottom - top) / 12);
  const grid: Point[] = [];
  for (let x = left; x <= right; x += step) for (let y = top; y <= bottom; y += step) grid.push([x, y]);
  let spot = best(grid, (point) => depth(ring, point)) ?? [left, top];
  for (; step > 0.3; step /= 2) {
    const [x, y] = spot;
    const near = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy): Point => [x + dx * step, y + dy * step]));
    spot = best(near, (point) => depth(ring, point)) ?? spot;
  }
  const label: Point = [snap(spot[0]), snap(spot[1])];
  return { label, radius: Math.floor(depth(ring, label) * 2) / 2 };
}
