import type { ReactNode } from 'react';
import { findLayout } from '../../content/layout-text.ts';
import { fieldOf } from '../../rules/geometry/field.ts';
import css from './field.module.css';
import { worldOf } from './scale.ts';
import { Terrain } from './terrain.tsx';

/** A small picture of a table, for choosing one. */
export function FieldPreview({ board }: { readonly board: string }): ReactNode {
  const layout = findLayout(board);
  if (layout === undefined) return null;
  const field = fieldOf(layout.width, layout.height, layout.pieces);
  const { width, height } = worldOf(field);
  return (
    <svg className={css['preview']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Terrain field={field} locale={null} />
    </svg>
  );
}
