import type { Area } from '../../content/map.ts';
import type { Chart } from './chart.ts';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** An area farther to the side than this, relative to its distance ahead, is in another direction. */
const WIDEST = 1.1;
/** How much sideways distance counts, so that areas straight ahead win over closer ones to the side. */
const ASIDE = 1.4;

/** The area an arrow key leads to; null at the edge of the map and for other keys. */
export function areaTowards({ areas }: Chart, from: Area, key: string): Area | null {
  const start = areas[from]?.centre;
  const direction = DIRECTIONS[key];
  if (start === undefined || direction === undefined) return null;
  let best: { area: Area; far: number } | null = null;
  for (const { area, centre } of areas) {
    const [x, y] = [centre[0] - start[0], centre[1] - start[1]];
    const ahead = x * direction[0] + y * direction[1];
    const aside = Math.abs(x * direction[1]) + Math.abs(y * direction[0]);
    if (ahead <= 0 || aside > ahead * WIDEST) continue;
    const far = ahead + aside * ASIDE;
    if (best === null || far < best.far) best = { area, far };
  }
  return best?.area ?? null;
}
