import type { ReactNode } from 'react';
import { GLADES } from '../../content/glades/index.ts';
import { groundOf } from '../../rules/ground.ts';
import css from './glade.module.css';
import { GladeGround } from './ground.tsx';
import { sheetOf } from './layout.ts';

/** A small picture of a glade, for choosing one. */
export function GladePreview({ board }: { readonly board: string }): ReactNode {
  const glade = GLADES.find(({ id }) => id === board);
  if (glade === undefined) return null;
  const { width, height } = sheetOf(groundOf({ glade: glade.id }));
  return (
    <svg className={css['preview']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <GladeGround glade={glade.id} />
    </svg>
  );
}
