import { type ReactNode, useMemo } from 'react';
import { LAYOUTS } from '../../content/layouts.ts';
import { lieOf } from '../ground/lie.ts';
import { PlainGround } from '../ground/plain.tsx';
import { Ruler } from '../ground/ruler.tsx';
import { INCH_PX } from '../plan/grain.ts';
import css from './field.module.css';

/** A small picture of a layout, for choosing one. */
export function LayoutPreview({ board }: { readonly board: string }): ReactNode {
  const layout = LAYOUTS.find(({ id }) => id === board);
  const lie = useMemo(() => (layout === undefined ? null : lieOf(layout, INCH_PX, 0)), [layout]);
  if (layout === undefined || lie === null) return null;
  return (
    <svg className={css['preview']} viewBox={`0 0 ${lie.world.width} ${lie.world.height}`} aria-hidden="true">
      <Ruler lie={lie} />
      <PlainGround country={{ ...layout, grown: [], worn: [] }} lie={lie} />
    </svg>
  );
}
