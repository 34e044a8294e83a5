import type { ReactNode } from 'react';
import { type Counter, COUNTERS } from './counters.ts';
import { Mark } from './mark.tsx';
import { BLACK, BONE, CARD, INK } from './paint.ts';

const CORNERED = 'M-.62-.96H.62L.96-.62V.62L.62.96H-.62L-.96.62V-.62Z';

/** A counter of radius 1 around the origin, with a number if there are several. */
export function CounterPiece({ kind, count }: { readonly kind: Counter; readonly count: number }): ReactNode {
  const { glyph, ground, on, shape } = COUNTERS[kind];
  const edge = { fill: ground, stroke: INK, strokeWidth: 0.14 };
  return (
    <g>
      {shape === 'round' ? (
        <>
          <circle r="1" cy="0.14" fill={BLACK} />
          <circle r="0.98" {...edge} />
        </>
      ) : (
        <>
          <path d={CORNERED} transform="translate(0 .14)" fill={BLACK} />
          <path d={CORNERED} {...edge} strokeLinejoin="round" />
        </>
      )}
      <Mark name={glyph} size={1.5} fill={on} />
      {count > 1 ? (
        <g transform="translate(.72 .66)">
          <circle r="0.58" fill={INK} stroke={CARD} strokeWidth="0.1" />
          <text y="0.3" textAnchor="middle" fill={BONE} style={{ font: '800 0.88px var(--ui)' }}>
            {count}
          </text>
        </g>
      ) : null}
    </g>
  );
}

/** A counter as a separate picture. */
export function CounterPicture({
  kind,
  count = 1,
  size,
}: {
  readonly kind: Counter;
  readonly count?: number;
  readonly size: number;
}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-1.3 -1.2 2.7 2.7" aria-hidden="true" focusable="false">
      <CounterPiece kind={kind} count={count} />
    </svg>
  );
}
