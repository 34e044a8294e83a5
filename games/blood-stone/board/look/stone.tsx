import type { ReactNode } from 'react';

const OUTLINE = 'M0-9L7-3L5 7L-5 7L-7-3Z';
const FACETS: readonly (readonly [d: string, fill: string])[] = [
  [OUTLINE, '#c3162b'],
  ['M0-9L7-3L1-1Z', '#f0606b'],
  ['M0-9L1-1L-7-3Z', '#e03a4b'],
  ['M1-1L7-3L5 7Z', '#8e0f20'],
  ['M1-1L5 7L-5 7Z', '#a71226'],
];

/** Above this size, which no card uses, the outline does not grow with the stone. */
const LARGE = 12;

/** A blood stone centred on x, y; a lost one is a dashed outline. */
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
  const transform = `translate(${x} ${y}) scale(${size / 9})`;
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
      {FACETS.map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
      <path d={OUTLINE} fill="none" stroke="#2a0409" strokeWidth={size > LARGE ? 0.6 : 1.4} />
    </g>
  );
}

const PITCH = 19;
/** The most stones that fit a card's row at full spacing. */
const ROOMY = 10;

/** Stones in a row, to be counted one by one; those lost since the start remain as outlines. */
export function Stones({ blood, start }: { readonly blood: number; readonly start: number }): ReactNode {
  const all = Math.max(blood, start);
  const pitch = all > ROOMY ? (PITCH * ROOMY) / all : PITCH;
  const width = Math.ceil((all - 1) * pitch + PITCH + 2);
  return (
    <svg width={width} height="22" viewBox={`0 0 ${width} 22`} aria-hidden="true">
      {Array.from({ length: all }, (_, at) => (
        <Stone key={at} x={10 + at * pitch} y={11} lost={at >= blood} />
      ))}
    </svg>
  );
}
