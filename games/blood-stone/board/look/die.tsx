import type { ReactNode } from 'react';

/** A d4 or d6 with a label on its face. */
export function Die({
  sides,
  face,
  size,
  className,
}: {
  readonly sides: 4 | 6;
  readonly face: string;
  readonly size: number;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 62 62" aria-hidden="true">
      {sides === 4 ? (
        <>
          <path d="M31 4L59 56H3Z" fill="#c3162b" stroke="#ffe9e2" strokeWidth="2" />
          <path d="M31 4L38 56M31 4L20 56" stroke="#ffe9e2" strokeOpacity="0.35" />
        </>
      ) : (
        <>
          <path d="M8 14L50 8L56 50L14 56Z" fill="#c3162b" stroke="#ffe9e2" strokeWidth="2" />
          <path d="M13 18L46 13L51 46L18 51Z" fill="none" stroke="#ffe9e2" strokeOpacity="0.35" />
        </>
      )}
      <text
        x={sides === 4 ? 31 : 32}
        y={sides === 4 ? 47 : 40}
        textAnchor="middle"
        fill="#fff"
        style={{ font: '800 24px var(--ui)' }}
      >
        {face}
      </text>
    </svg>
  );
}
