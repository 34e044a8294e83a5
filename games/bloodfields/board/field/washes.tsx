import { Momentary } from '@sanguine/ui/viewport/sheet.tsx';
import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import { memo, type ReactNode, useId } from 'react';
import type { ReachShape } from '../../rules/geometry/reach-stars.ts';
import type { State, UnitId } from '../../rules/state.ts';
import type { GroundHold } from '../interaction/ground.ts';
import { groundFor, type Marks } from '../interaction/marks.ts';
import { unitAt } from '../plan/targets.ts';
import { At } from './ground.tsx';
import css from './field.module.css';
import { lineThrough, outline, pixels, RIM, type Sheet } from './sheet.ts';

/** The ground within reach of the last corner, including a corner set during a drag. */
export function ReachedNow({ sheet, view, hold, reach }: ReachedNowProps): ReactNode {
  const dragged = useObservable(hold.dragged);
  const task = dragged?.choices.task ?? null;
  const shape = dragged === null || task === null ? reach : groundFor(view, dragged.selection, task).reach;
  return shape === null ? null : <Reached sheet={sheet} shape={shape} />;
}

interface ReachedNowProps {
  readonly sheet: Sheet;
  readonly view: State;
  readonly hold: GroundHold;
  /** What the selected unit can reach. */
  readonly reach: ReachShape | null;
}

/** Reachable ground: all stars together, minus the places where nobody may stand. */
const Reached = memo(function Reached({
  sheet,
  shape,
}: {
  readonly sheet: Sheet;
  readonly shape: ReachShape;
}): ReactNode {
  const id = useId();
  const { stars, circles, polygons, r } = shape;
  const d = stars.map((star) => `${lineThrough(sheet, star)}Z`).join('');
  const table = { x: RIM, y: RIM, width: sheet.width - 2 * RIM, height: sheet.height - 2 * RIM };
  return (
    <g>
      <mask id={id} maskUnits="userSpaceOnUse" {...table}>
        <rect {...table} fill="#fff" />
        {circles.map((circle) => {
          const { x, y } = sheet.at(circle);
          return <circle key={`${circle.x} ${circle.y}`} cx={x} cy={y} r={pixels(circle.s)} fill="#000" />;
        })}
        {polygons.map((polygon, at) => (
          <path
            key={at}
            d={outline(
              sheet,
              polygon.sides.map(({ x, y }) => [x, y] as const),
            )}
            fill="#000"
            stroke="#000"
            strokeWidth={pixels(2 * r)}
            strokeLinejoin="round"
          />
        ))}
      </mask>
      {/* The edge is what the inside leaves visible of a line drawn around all stars at once. */}
      <g mask={`url(#${id})`} className={css['reach']}>
        <path d={d} className={css['reachEdge']} />
        <path d={d} className={css['reachInside']} fillRule="nonzero" />
      </g>
    </g>
  );
});

/** Rings around units: selected, lit, aimed at or pointed out. */
export function Rings({
  sheet,
  view,
  marks,
  aim,
}: {
  readonly sheet: Sheet;
  readonly view: State;
  readonly marks: Marks;
  readonly aim: UnitId | null;
}): ReactNode {
  const { lit, chosen, target, shown } = marks;
  const ring = (unit: UnitId | null, name: string, wider: number): ReactNode => {
    const one = unit === null ? undefined : view.units[unit];
    if (one?.state !== 'board') return null;
    return (
      <At key={`${name} ${unit}`} sheet={sheet} x={one.x} y={one.y}>
        <circle r={pixels(one.r) + wider} className={css[name]} />
      </At>
    );
  };
  const pointed = shown === null ? null : unitAt(shown.place);
  return (
    <g>
      {[...lit].map(([unit, kind]) => ring(unit, kind, 3.5))}
      {ring(aim, 'aimed', 6)}
      {ring(target, 'target', 6)}
      {ring(chosen, 'chosen', 5)}
      {shown === null || pointed === null ? null : (
        <Momentary asked={shown}>{ring(pointed, 'chosen', 9)}</Momentary>
      )}
    </g>
  );
}
