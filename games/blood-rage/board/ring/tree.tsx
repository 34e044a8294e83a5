import { handFor } from '@sanguine/ui/drawing/hand.ts';
import { round } from '@sanguine/ui/drawing/round.ts';
import { memo, type ReactNode } from 'react';
import type { Ring } from './ring.ts';
import type { Point } from './shape.ts';

interface Branch {
  readonly d: string;
  readonly width: number;
}

/** Grows a branch from a point in a direction; each end forks until it is too short. */
function grow(
  found: Branch[],
  from: Point,
  angle: number,
  length: number,
  width: number,
  hand: ReturnType<typeof handFor>,
  spread: number,
): void {
  if (length < 7) return;
  const to = { x: from.x + Math.cos(angle) * length * spread, y: from.y + Math.sin(angle) * length * 0.62 };
  const bend = { x: (from.x + to.x) / 2 + hand(-4.5, 4.5), y: (from.y + to.y) / 2 + hand(-3, 3) };
  found.push({
    d: `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`,
    width: round(width),
  });
  const forks = length > 26 ? 3 : 2;
  for (let fork = 0; fork < forks; fork++) {
    const turn = (fork - (forks - 1) / 2) * 0.72 + hand(-0.15, 0.15);
    grow(found, to, angle + turn, length * 0.7, width * 0.64, hand, spread);
  }
}

/** Yggdrasil: crown above, roots below, inlaid in bone. */
export const WorldTree = memo(function WorldTree({ ring }: { readonly ring: Ring }): ReactNode {
  const { centre, inner } = ring.shape;
  const hand = handFor('yggdrasil');
  const branches: Branch[] = [];
  const spread = (inner.x / inner.y) * 0.79;
  const trunk = { x: centre.x, y: centre.y + 8 };
  grow(branches, trunk, -Math.PI / 2, 38, 12, hand, spread);
  grow(branches, trunk, -2.5, 30, 7, hand, spread);
  grow(branches, trunk, -0.64, 30, 7, hand, spread);
  for (const root of [2.6, 1.9, 1.25, 0.54])
    grow(branches, { x: centre.x, y: centre.y + 12 }, root, 25, 7, hand, spread);
  // Branches of one width share a path, to draw fewer elements.
  const widths = [...new Set(branches.map(({ width }) => width))];
  const strokes = widths.map((width) => (
    <path
      key={width}
      d={branches.flatMap((branch) => (branch.width === width ? [branch.d] : [])).join('')}
      strokeWidth={width}
    />
  ));
  return (
    <g fill="none" strokeLinecap="round">
      <g stroke="#0e0906" transform="translate(1.5 2)">
        {strokes}
      </g>
      <g stroke="#d9bf8c">{strokes}</g>
    </g>
  );
});
