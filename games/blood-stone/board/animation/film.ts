import type { Space } from '../../content/glade.ts';
import type { GladeGraph } from '../../rules/ground.ts';
import { middle } from '../glade/layout.ts';

const STEP_MS = 160;
const MOST_MS = 500;

export interface Film {
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

/** A walk space by space, relative to its end. */
export function walkFilm(ground: GladeGraph, way: readonly Space[]): Film {
  const end = middle(ground, way.at(-1) ?? 0);
  const frames = way.map((space): Keyframe => {
    const { x, y } = middle(ground, space);
    return { transform: `translate(${x - end.x}px, ${y - end.y}px)` };
  });
  return {
    frames,
    timing: { duration: Math.min(MOST_MS, STEP_MS * (way.length - 1)), easing: 'ease-in-out' },
  };
}
