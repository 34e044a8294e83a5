import type { ReactNode } from 'react';
import type { Point } from '../../rules/geometry/point.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Task } from '../plan/task.ts';
import css from './field.module.css';
import { lineThrough, pixels, px, type Sheet } from './sheet.ts';

/** In pixels: the radius of a mark where no base will stand. */
const SMALL = 14;

/** The points of a move: its way, or the one point it names. */
function wayOf(move: AnyMove): readonly Point[] {
  if (move.do === 'move') return move.path;
  return 'at' in move ? [move.at] : [];
}

/** The way and end of the hinted move: on free ground there is nothing else to point at. */
export function HintedWay({
  sheet,
  task,
  move,
}: {
  readonly sheet: Sheet;
  readonly task: Task | null;
  readonly move: AnyMove | null;
}): ReactNode {
  const way = move === null ? [] : wayOf(move);
  const end = way.at(-1);
  if (end === undefined) return null;
  const mover = task !== null && 'disc' in task ? task.disc : null;
  const r = mover !== null ? pixels(mover.r) : task?.kind === 'place' ? pixels(task.r) : SMALL;
  const { x, y } = sheet.at(end);
  return (
    <g className={css['hinted']}>
      {mover === null ? null : <path d={lineThrough(sheet, [mover, ...way])} />}
      <circle cx={px(x)} cy={px(y)} r={px(r)} data-guide={`spot:${end.x},${end.y}`} />
    </g>
  );
}
