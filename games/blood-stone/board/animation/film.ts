import type { GladeGraph } from '../../rules/ground.ts';
import { middle } from '../glade/layout.ts';
import type { Walk } from './animation.ts';

export interface Film {
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

/** A walk space by space, relative to its end. */
export function walkFilm(ground: GladeGraph, { way, at, ms }: Walk): Film {
  const end = middle(ground, way.at(-1) ?? 0);
  const frames = way.map((space): Keyframe => {
    const { x, y } = middle(ground, space);
    return { transform: `translate(${x - end.x}px, ${y - end.y}px)` };
  });
  return {
    frames,
    timing: { delay: at, duration: ms, easing: 'ease-in-out', fill: 'backwards' },
  };
}
