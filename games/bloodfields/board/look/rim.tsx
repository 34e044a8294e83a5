import type { ReactNode } from 'react';
import type { Livery } from './livery.ts';

/** The rim's width and the radius of its middle, for a base of radius 1. */
export const RIM = { broad: 0.28, middle: 0.835 };

const TURN = 2 * Math.PI * RIM.middle;
const TEETH = 16;

const spot = (radius: number, share: number): string => {
  const angle = 2 * Math.PI * share;
  return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
};

const toothed = Array.from({ length: TEETH }, (_, nth) => {
  const [from, tip, to] = [nth / TEETH, (nth + 0.5) / TEETH, (nth + 1) / TEETH];
  return `M${spot(0.69, from)}L${spot(0.965, tip)}L${spot(0.69, to)}Z`;
}).join('');

const roped = Array.from(
  { length: 20 },
  (_, nth) => `M${spot(0.7, nth / 20)}L${spot(0.97, (nth + 0.9) / 20)}`,
).join('');

const dashes = (count: number, share: number): string =>
  `${((TURN / count) * share).toFixed(4)} ${((TURN / count) * (1 - share)).toFixed(4)}`;

/** The pattern painted on the rim. */
function Pattern({ rim, dark }: Livery): ReactNode {
  const ring = { r: RIM.middle, fill: 'none', stroke: dark };
  switch (rim) {
    case 'lined':
      return <circle {...ring} strokeWidth="0.065" />;
    case 'beaded':
      return (
        <circle {...ring} strokeWidth="0.15" strokeDasharray={dashes(18, 0.001)} strokeLinecap="round" />
      );
    case 'blocked':
      return <circle {...ring} strokeWidth={RIM.broad} strokeDasharray={dashes(18, 0.42)} />;
    case 'toothed':
      return <path d={toothed} fill={dark} />;
    case 'roped':
      return <path d={roped} stroke={dark} strokeWidth="0.085" fill="none" />;
  }
}

/**
 * The painted rim of a base of radius 1: the colour and pattern of its side, and a notch, which is in the north before the
 * unit's turn and in the east after it.
 */
export function Rim({ livery, acted }: { readonly livery: Livery; readonly acted: boolean }): ReactNode {
  return (
    <g transform={acted ? 'rotate(90)' : undefined}>
      <circle r={RIM.middle} fill="none" stroke={livery.colour} strokeWidth={RIM.broad} />
      <Pattern {...livery} />
      <path d="M-.2-1.02L0-.66L.2-1.02Z" fill="#1b130c" />
    </g>
  );
}
