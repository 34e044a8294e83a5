import { memo, type ReactNode, useId } from 'react';
import { FJORDS, OUTER, OUTER_PROVINCES, type Region } from '../../content/provinces.ts';
import type { Ring } from './ring.ts';
import { WorldTree } from './tree.tsx';

const TINTS: Readonly<Record<Region, string>> = {
  manheim: '#6e4a1e',
  jotunheim: '#33424b',
  alfheim: '#5a5148',
};
const GRAIN = [5, 12, 17, 25, 31, 38, 43];

/** The static background: land, grooves and the tree. */
export const RingGround = memo(function Ground({ ring }: { readonly ring: Ring }): ReactNode {
  const grain = useId();
  const { width, height, centre, inner } = ring.shape;
  return (
    <g>
      <defs>
        <pattern id={grain} width="220" height="46" patternUnits="userSpaceOnUse">
          {GRAIN.map((y, at) => (
            <path
              key={y}
              d={`M0 ${y}C50 ${y - 3 - (at % 3) * 2} 80 ${y + 4} 110 ${y}S180 ${y + 3 - (at % 2) * 6} 220 ${y}`}
              fill="none"
              stroke="#000"
              strokeOpacity={0.16 + 0.07 * (at % 3)}
              strokeWidth={0.8 + (at % 2) * 0.6}
            />
          ))}
        </pattern>
      </defs>
      {/* The oak extends beyond the sheet, so that windows of other proportions are filled. */}
      <rect x={-width} y={-height} width={3 * width} height={3 * height} fill="#2a1b10" />
      <rect x={-width} y={-height} width={3 * width} height={3 * height} fill={`url(#${grain})`} />
      <path d={knots(width, height)} fill="none" stroke="#8c6b45" strokeWidth="2" />
      <path d={ring.rim} fill="#120b06" stroke="#8c6b45" strokeWidth="1.5" />
      {OUTER.map((outer) => {
        const { d } = ring.provinces[outer];
        return (
          <g key={outer}>
            <path d={d} fill={TINTS[OUTER_PROVINCES[outer].region]} />
            <path d={d} fill={`url(#${grain})`} />
            <path d={d} fill="none" stroke="#0a0604" strokeWidth="5" strokeLinejoin="round" />
            <path d={d} fill="none" stroke="#b48a55" strokeWidth="1.3" transform="translate(1 1.8)" />
          </g>
        );
      })}
      <ellipse
        cx={centre.x}
        cy={centre.y}
        rx={inner.x - 6}
        ry={inner.y - 4}
        fill="#20150c"
        stroke="#0a0604"
        strokeWidth="6"
      />
      <ellipse
        cx={centre.x}
        cy={centre.y}
        rx={inner.x - 12}
        ry={inner.y - 9}
        fill="none"
        stroke="#c9a35e"
        strokeWidth="1.3"
      />
      <WorldTree ring={ring} />
    </g>
  );
});

/** The fjords, drawn over the effects on the land. */
export const Waters = memo(function Waters({ ring }: { readonly ring: Ring }): ReactNode {
  return (
    <g>
      {FJORDS.map((fjord) => {
        const { d, waves } = ring.fjords[fjord];
        return (
          <g key={fjord}>
            <path d={d} fill="#16303a" stroke="#0a0604" strokeWidth="4" />
            <path d={d} fill="none" stroke="#5f93a0" strokeWidth="1.2" />
            <path
              d={waves.map(({ x, y }) => `M${x - 14} ${y}q7-5 14 0t14 0`).join('')}
              fill="none"
              stroke="#5f93a0"
              strokeWidth="1.2"
            />
          </g>
        );
      })}
    </g>
  );
});

/** The knot band above and below. */
function knots(width: number, height: number): string {
  let d = '';
  for (const y of [9, height - 9]) {
    for (let x = -28 * 40; x < width + 28 * 40; x += 28) {
      d += `M${x} ${y - 4}C${x + 9} ${y - 4} ${x + 19} ${y + 4} ${x + 28} ${y + 4}`;
      d += `M${x} ${y + 4}C${x + 9} ${y + 4} ${x + 19} ${y - 4} ${x + 28} ${y - 4}`;
    }
  }
  return d;
}
