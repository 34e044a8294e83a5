import { type ReactNode, useMemo } from 'react';
import { LAYOUTS } from '../../content/layouts.ts';
import css from './field.module.css';
import { TableGround } from './ground.tsx';
import { sheetOf } from './sheet.ts';
import { Terrain } from './terrain.tsx';

/** A small picture of a layout, for choosing one. */
export function LayoutPreview({ board }: { readonly board: string }): ReactNode {
  const layout = LAYOUTS.find(({ id }) => id === board);
  const sheet = useMemo(() => (layout === undefined ? null : sheetOf(layout, false)), [layout]);
  if (layout === undefined || sheet === null) return null;
  return (
    <svg className={css['preview']} viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
      <TableGround sheet={sheet} />
      <Terrain sheet={sheet} pieces={layout.pieces} />
    </svg>
  );
}
