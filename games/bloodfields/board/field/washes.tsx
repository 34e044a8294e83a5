import { percent, type Locale } from '@sanguine/kernel';
import { Momentary } from '@sanguine/ui/viewport/sheet.tsx';
import { memo, type ReactNode, useId } from 'react';
import type { ReachShape } from '../../rules/geometry/reach-stars.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { chargeName } from '../../text/words.ts';
import type { Marks } from '../interaction/marks.ts';
import type { Lane } from '../plan/lane.ts';
import { unitAt } from '../plan/targets.ts';
import { At } from './ground.tsx';
import css from './field.module.css';
import { lineThrough, outline, pixels, px, RIM, type Sheet } from './sheet.ts';

/** Ground that can be reached: all stars together, less what nobody may stand on or beside. */
export const Reached = memo(function Reached({
  sheet,
  shape,
}: {
  readonly sheet: Sheet;
  readonly shape: ReachShape;
}): ReactNode {
  const id = useId();
  const { stars, circles, polygons, r } = shape;
  const d = stars.map((star) => `${lineThrough(sheet, star)}Z`).join('');
  return (
    <g>
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width={sheet.width} height={sheet.height}>
        <path d={d} fill="#fff" fillRule="nonzero" />
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
      <rect
        x={RIM}
        y={RIM}
        width={sheet.width - 2 * RIM}
        height={sheet.height - 2 * RIM}
        className={css['reach']}
        mask={`url(#${id})`}
      />
    </g>
  );
});

/** A charge as wide as its base, to where it would end. */
export function ChargeLane({ sheet, lane }: { readonly sheet: Sheet; readonly lane: Lane }): ReactNode {
  const { from, to } = lane;
  const end = sheet.at(to);
  return (
    <g>
      <path d={lineThrough(sheet, [from, to])} className={css['lane']} strokeWidth={pixels(2 * from.r)} />
      <path d={lineThrough(sheet, [from, to])} className={css['spine']} />
      <circle cx={end.x} cy={end.y} r={pixels(from.r)} className={css['arrival']} />
    </g>
  );
}

/** Kind and chance of a charge, on a plate above its target. */
export function ChargeChance({
  sheet,
  lane,
  locale,
}: {
  readonly sheet: Sheet;
  readonly lane: Lane;
  readonly locale: Locale;
}): ReactNode {
  const { target, kind, chance } = lane;
  const { x, y } = sheet.at(target);
  const words = `${percent(locale, chance)} ${chargeName(locale, kind)}`;
  const wide = 14 + words.length * (locale === 'ja' ? 9 : 6.2);
  return (
    <g transform={`translate(${px(x)} ${px(y - pixels(target.r) - 8)})`}>
      <g className={css['chance']}>
        <rect x={-wide / 2} y="-20" width={wide} height="19" />
        <text y="-6">{words}</text>
      </g>
    </g>
  );
}

/** Rings round units: in hand, lit, aimed at, pointed out. */
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
