import { handFor } from '@sanguine/ui/drawing/hand.ts';
import { round } from '@sanguine/ui/drawing/round.ts';
import { memo, type ReactNode } from 'react';
import css from './glade.module.css';
import type { Point } from './layout.ts';

const DEPTH = 520;
const ROOM = 28;
/** How far it extends above and below. */
const BAND = 260;
/** The least distance between trees. */
const APART = 27;
/** Small and close enough to be seen whole beside a glade as high as the window. */
const MOON = { x: 31, y: 62, r: 25 };

/** The wood around a glade of this size, and the moon; a glade wider than tall leaves no room for the moon. */
export const Grove = memo(function Grove({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): ReactNode {
  const moon = width > height ? null : { x: width + MOON.x, y: MOON.y };
  return (
    <g>
      {trees(width, height, moon).map(({ x, y, r }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r={r} fill="#0f2529" stroke="#2e5355" strokeWidth="1.2" />
          <path d={crown(r)} stroke="#37605f" fill="none" />
        </g>
      ))}
      {moon === null ? null : <Moon {...moon} />}
    </g>
  );
});

function Moon({ x, y }: Point): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className={css['moon']}>
      <circle r={MOON.r} fill="#e9f0ec" />
      <path d="M-13-11q9 6 5 14M5 6q8 1 9 9" stroke="#a9bec6" strokeWidth="1.2" fill="none" />
    </g>
  );
}

interface Tree extends Point {
  readonly r: number;
}

function trees(width: number, height: number, moon: Point | null): Tree[] {
  const hand = handFor(`grove ${width} ${height}`);
  const found: Tree[] = [];
  const plant = (x: number, y: number): void => {
    const free = x <= -ROOM + 8 || x >= width + ROOM - 12 || y <= -ROOM || y >= height + ROOM;
    if (!free || (moon !== null && Math.hypot(moon.x - x, moon.y - y) < 66)) return;
    // Squared, because a root for every pair of trees would take longer than all other drawing here.
    if (found.every((tree) => (tree.x - x) ** 2 + (tree.y - y) ** 2 > APART ** 2))
      found.push({ x, y, r: round(hand(14, 23)) });
  };
  for (let tried = 0; tried < 2600; tried++)
    plant(round(hand(-DEPTH, width + DEPTH)), round(hand(-ROOM, height + ROOM)));
  // Above and below, for screens that are taller than the glade.
  for (let tried = 0; tried < 900; tried++) {
    const depth = hand(ROOM, BAND);
    plant(round(hand(-2 * ROOM, width + 2 * ROOM)), round(tried % 2 === 0 ? -depth : height + depth));
  }
  return found;
}

function crown(r: number): string {
  return [0, 1, 2]
    .map(
      (row) =>
        `M${round(-r * 0.6 + row * 3)} ${round(-r * 0.35 + row * r * 0.4)}q${round(r * 0.5)} ${round(-r * 0.35)} ${round(r * 0.95)} 0`,
    )
    .join('');
}
