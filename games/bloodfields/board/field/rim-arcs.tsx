import type { ReactNode } from 'react';
import type { Disc } from '../../rules/geometry/disc.ts';
import type { Arc } from '../plan/rim.ts';
import css from './field.module.css';
import { lineThrough, type Sheet } from './sheet.ts';

const STEP = 6;
/** How far outside the base, so that nothing on it hides the arc. */
const BESIDE = 160;

/** Highlights the parts of a rim where another base may be set down; an easy charge chooses among them. */
export function RimArcs({
  sheet,
  about,
  arcs,
}: {
  readonly sheet: Sheet;
  readonly about: Disc;
  readonly arcs: readonly Arc[];
}): ReactNode {
  const on = (degrees: number): { readonly x: number; readonly y: number } => {
    const turn = (degrees * Math.PI) / 180;
    const far = about.r + BESIDE;
    return { x: about.x + Math.cos(turn) * far, y: about.y + Math.sin(turn) * far };
  };
  return arcs.map(({ from, to }) => {
    const points = Array.from({ length: Math.ceil((to - from) / STEP) }, (_, at) => on(from + at * STEP));
    const d = lineThrough(sheet, [...points, on(to)]);
    return (
      <g key={from}>
        <path d={d} className={css['rimBed']} />
        <path d={d} className={css['rim']} />
      </g>
    );
  });
}
