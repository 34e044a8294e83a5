import type { ReactNode } from 'react';
import type { Sight } from '../plan/sight.ts';
import css from './field.module.css';
import { outline, px, type Sheet, spot } from './sheet.ts';

/** The line the rules found: dashed through cover, dotted if something hides the target; that piece is outlined. */
export function SightLine({ sheet, sight }: { readonly sheet: Sheet; readonly sight: Sight }): ReactNode {
  const { line, kind, blocker } = sight;
  const [a, b] = [
    { x: line.ax, y: line.ay },
    { x: line.bx, y: line.by },
  ];
  const d = `M${spot(sheet, a)}L${spot(sheet, b)}`;
  return (
    <g>
      {blocker === null ? null : (
        <>
          <path d={outline(sheet, blocker.corners)} className={css['blockerBed']} />
          <path d={outline(sheet, blocker.corners)} className={css['blocker']} />
        </>
      )}
      <path d={d} className={css['sightBed']} data-kind={kind} />
      <path d={d} className={css['sight']} data-kind={kind} />
      {blocker === null ? null : <Stopped sheet={sheet} sight={sight} />}
    </g>
  );
}

/** A cross where the line is stopped, halfway across the piece that blocks it. */
function Stopped({ sheet, sight }: { readonly sheet: Sheet; readonly sight: Sight }): ReactNode {
  const { blocker, line } = sight;
  if (blocker === null) return null;
  const [cx, cy] = middleOf(blocker.corners);
  // The point of the line nearest to the middle of the piece lies on the piece.
  const [dx, dy] = [line.bx - line.ax, line.by - line.ay];
  const along = ((cx - line.ax) * dx + (cy - line.ay) * dy) / (dx * dx + dy * dy || 1);
  const { x, y } = sheet.at({ x: line.ax + dx * along, y: line.ay + dy * along });
  return (
    <g transform={`translate(${px(x)} ${px(y)})`} className={css['stopped']}>
      <circle r="7" />
      <path d="M-3 -3L3 3M3 -3L-3 3" />
    </g>
  );
}

function middleOf(corners: readonly (readonly [number, number])[]): readonly [number, number] {
  const [x, y] = corners.reduce(([sx, sy], [cx, cy]) => [sx + cx, sy + cy] as const, [0, 0] as const);
  return [x / corners.length, y / corners.length];
}
