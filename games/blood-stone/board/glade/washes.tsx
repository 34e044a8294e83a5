import { Momentary } from '@sanguine/ui/viewport/sheet.tsx';
import type { ReactNode } from 'react';
import type { Space } from '../../content/glade.ts';
import type { GladeGraph } from '../../rules/ground.ts';
import css from './glade.module.css';
import { CELL, middle } from './layout.ts';
import type { Marks } from './marks.ts';

interface WashesProps {
  readonly ground: GladeGraph;
  readonly marks: Marks;
  readonly aim: Space | null;
}

/** The highlights of spaces: targets, struck spaces, range. They differ in shape, not in hue. */
export function Washes({ ground, marks, aim }: WashesProps): ReactNode {
  const { targets, reach, threat, forecast, chosen, target, shown } = marks;
  const lit = [...targets.values()];
  return (
    <g>
      {reach.map((space) => (
        <Dot key={space} ground={ground} space={space} />
      ))}
      {threat.map((space) => (
        <Dot key={space} ground={ground} space={space} hollow />
      ))}
      {forecast.struck.map((space) => (
        <Cell key={space} ground={ground} space={space} className={css['struck']} />
      ))}
      {lit.map(({ space, kind }) => (
        <Cell key={space} ground={ground} space={space} className={css[kind]} />
      ))}
      {aim === null ? null : (
        <Cell ground={ground} space={aim} className={targets.has(aim) ? css['aimed'] : css['looked']} />
      )}
      {target === null ? null : <Cell ground={ground} space={target} className={css['chosen']} />}
      {chosen === null ? null : <Cell ground={ground} space={chosen} className={css['chosen']} />}
      {shown === null ? null : (
        <Momentary asked={shown}>
          <Cell ground={ground} space={shown.place} className={css['chosen']} />
        </Momentary>
      )}
    </g>
  );
}

function Cell({
  ground,
  space,
  className,
}: {
  readonly ground: GladeGraph;
  readonly space: Space;
  readonly className: string | undefined;
}): ReactNode {
  const { x, y } = middle(ground, space);
  const side = CELL - 5;
  return <rect className={className} x={x - side / 2} y={y - side / 2} width={side} height={side} />;
}

interface DotProps {
  readonly ground: GladeGraph;
  readonly space: Space;
  readonly hollow?: boolean;
}

function Dot({ ground, space, hollow = false }: DotProps): ReactNode {
  const { x, y } = middle(ground, space);
  return <circle className={css[hollow ? 'hollow' : 'dot']} cx={x} cy={y} r={hollow ? 5 : 3.2} />;
}
