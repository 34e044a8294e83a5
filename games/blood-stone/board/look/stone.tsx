import type { ReactNode } from 'react';

/** A cut stone some 16 units wide, lit from the north-west like everything on the table. */
const OUTLINE = 'M-1-9.5L6.6-4.6L7.2 3.6L0 9.5L-7.2 3.6L-6.6-4.6Z';
/** Its faces, each as bright as its angle to the light makes it; the table in the middle comes last. */
const FACETS: readonly (readonly [d: string, fill: string])[] = [
  ['M-1-9.5L-6.6-4.6L-3.6-2.6L-.6-4.8Z', '#ff9d9b'],
  ['M-1-9.5L6.6-4.6L3.4-2.4L-.6-4.8Z', '#e0394a'],
  ['M-6.6-4.6L-7.2 3.6L-3.8 2.4L-3.6-2.6Z', '#e8505c'],
  ['M6.6-4.6L7.2 3.6L3.8 2.6L3.4-2.4Z', '#8f0f21'],
  ['M-7.2 3.6L0 9.5L0 4.8L-3.8 2.4Z', '#a71226'],
  ['M7.2 3.6L0 9.5L0 4.8L3.8 2.6Z', '#5f0714'],
  ['M-.6-4.8L3.4-2.4L3.8 2.6L0 4.8L-3.8 2.4L-3.6-2.6Z', '#c3162b'],
];
const EDGE = '#2a0409';

/** Above this size, which no card uses, the outline does not grow with the stone. */
const LARGE = 12;

/** A blood stone centred on x, y, with its shadow to the south-east; a lost one is a dashed outline. */
export function Stone({
  x,
  y,
  size = 9,
  lost = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly lost?: boolean;
}): ReactNode {
  const transform = `translate(${x} ${y}) scale(${size / 9.5})`;
  if (lost)
    return (
      <path
        d={OUTLINE}
        transform={transform}
        fill="none"
        stroke="#8aa4ae"
        strokeWidth="1.2"
        strokeDasharray="2 2"
      />
    );
  return (
    <g transform={transform}>
      <path d={OUTLINE} transform="translate(1.7 2)" fill="#000" opacity="0.5" />
      {FACETS.map(([d, fill]) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <path d="M-2.8-1.8L-.5-3.4L.9-2.6L-1.6-.4Z" fill="#fff3ee" opacity="0.85" />
      <path d={OUTLINE} fill="none" stroke={EDGE} strokeWidth={size > LARGE ? 0.6 : 1.2} />
    </g>
  );
}

/** The stones of a piece on the glade: their number, set into a stone. */
export function StoneCount({
  count,
  className,
}: {
  readonly count: number;
  readonly className: string | undefined;
}): ReactNode {
  return (
    <g>
      <g transform="scale(1.42)">
        <path d={OUTLINE} transform="translate(1 1.4)" fill="#000" opacity="0.5" />
        {FACETS.slice(0, -1).map(([d, fill]) => (
          <path key={fill} d={d} fill={fill} />
        ))}
        <path d="M-.8-7.4L4.9-3.6L5.5 2.9L0 7.3L-5.5 2.9L-5-3.6Z" fill="#4a0713" />
        <path d={OUTLINE} fill="none" stroke="#ffe3dc" strokeWidth="0.9" />
      </g>
      <text y="5" className={className}>
        {count}
      </text>
    </g>
  );
}

const PITCH = 17;
/** The most stones that fit a card's row at full spacing. */
const ROOMY = 11;

/** Stones in a row, to be counted one by one; those lost since the start remain as outlines. */
export function Stones({ blood, start }: { readonly blood: number; readonly start: number }): ReactNode {
  const all = Math.max(blood, start);
  const pitch = all > ROOMY ? (PITCH * ROOMY) / all : PITCH;
  const width = Math.ceil((all - 1) * pitch + PITCH + 2);
  return (
    <svg width={width} height="21" viewBox={`0 0 ${width} 21`} aria-hidden="true">
      {Array.from({ length: all }, (_, at) => (
        <Stone key={at} x={9 + at * pitch} y={10} lost={at >= blood} />
      ))}
    </svg>
  );
}
