import { type Mark, MARKS, type Verdict } from '@sanguine/bots';
import type { ReactNode } from 'react';

/** Half the width of a mark's triangle, and its colours. */
const SIGNS: Readonly<Record<Mark, { readonly size: number; readonly fill: string; readonly ink: string }>> =
  {
    inaccuracy: { size: 7, fill: '#f6eedc', ink: '#1c1712' },
    mistake: { size: 9.5, fill: '#c9952f', ink: '#1c1712' },
    blunder: { size: 12, fill: '#7a1519', ink: '#fff6e3' },
  };

/** The space a mark takes, in pixels. */
const SIGN = 28;

/** A mark inside a drawing, around the origin. Worse ones are larger and darker; the two worst carry their number. */
export function MarkShape({ mark }: { readonly mark: Mark }): ReactNode {
  const { size, fill, ink } = SIGNS[mark];
  return (
    <>
      <path
        d={`M0 ${size * 0.9}L${-size} ${-size * 0.8}H${size}Z`}
        fill={fill}
        stroke="#1c1712"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      {mark === 'inaccuracy' ? null : (
        <text
          y={mark === 'blunder' ? 2.8 : 2.4}
          textAnchor="middle"
          fill={ink}
          style={{ font: `800 ${mark === 'blunder' ? 12 : 10.5}px/1 var(--ui)`, fill: ink, stroke: 'none' }}
        >
          {MARKS[mark]}
        </text>
      )}
    </>
  );
}

/** The same next to text. */
export function MarkSign({ mark, size = 26 }: { readonly mark: Mark; readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox={`${-SIGN / 2} ${-SIGN / 2} ${SIGN} ${SIGN}`} aria-hidden="true">
      <MarkShape mark={mark} />
    </svg>
  );
}

/** The mark of a decision, if it has one. */
export function VerdictSign({
  verdict,
  size,
}: {
  readonly verdict: Verdict;
  readonly size: number;
}): ReactNode {
  return verdict === null || verdict === 'unclear' ? null : <MarkSign mark={verdict} size={size} />;
}
