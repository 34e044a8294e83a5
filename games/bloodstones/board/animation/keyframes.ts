import type { Area } from '../../content/map.ts';
import type { Movement } from './movement.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where things are on the surface that plays a motion. */
export interface Places {
  readonly area: (area: Area) => Point;
  /** Where a player's points are shown; null if not on screen. */
  readonly plate: (seat: number) => Point | null;
}

/** The arguments of `element.animate`. */
interface Film {
  readonly frames: readonly (Partial<Record<'transform' | 'opacity' | 'outlineColor', string>> & {
    readonly offset?: number;
  })[];
  readonly timing: {
    readonly delay: number;
    readonly duration: number;
    readonly easing: string;
    readonly fill: 'both';
  };
}

const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
/** How far a piece drops or rises as it appears. */
const DROP = 14;

/** The keyframes of a motion for an element drawn at the origin. */
export function filmOf(motion: Movement, places: Places): Film {
  return {
    frames: framesOf(motion, places),
    timing: { delay: motion.at, duration: motion.ms, easing: EASE, fill: 'both' },
  };
}

function framesOf(motion: Movement, { area, plate }: Places): Film['frames'] {
  switch (motion.kind) {
    case 'march':
      return [{ transform: at(area(motion.from)) }, { transform: at(area(motion.to)) }];
    case 'unit.in':
    case 'village.in': {
      const { x, y } = area(motion.area);
      return [
        { transform: at({ x, y: y - DROP }), opacity: '0' },
        { transform: at({ x, y }), opacity: '1' },
      ];
    }
    case 'unit.out': {
      const { x, y } = area(motion.area);
      return [
        { transform: at({ x, y }), opacity: '1' },
        { transform: at({ x, y: y + DROP }), opacity: '0' },
      ];
    }
    case 'village.out':
    case 'points': {
      const end = plate(motion.seat);
      const start = motion.area === null ? end : area(motion.area);
      if (start === null) return [];
      const home = end ?? { x: start.x, y: start.y - 3 * DROP };
      return [
        { transform: at(start), opacity: '1' },
        { transform: at(home), opacity: '1', offset: 0.85 },
        { transform: at(home), opacity: '0' },
      ];
    }
    case 'mark':
      return [{ opacity: '1' }, { opacity: '1', offset: 0.8 }, { opacity: '0' }];
  }
}

function at({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}
