import type { ReactNode } from 'react';
import { useWeave } from '../glyph/weave.tsx';
import { at } from '../shelf/engraving.ts';
import css from './result.module.css';
import type { SideLook } from './side-look.ts';

const INK = '#140d0a';
const BONE = '#f3e6cb';
const SHIELD = 'M-66-70H66V8C66 52 30 74 0 92C-30 74-66 52-66 8Z';
const LEAF =
  'M-14-10C2-30 30-30 44-14C30-18 22-12 22-4C36-8 46 2 46 14C36 4 26 6 20 12C30 18 30 30 22 36C22 24 12 20 2 20C-8 16-16 4-14-10Z';
const VEINS = 'M-8-4C6-16 20-20 34-18M-4 4C8-2 22-2 36 4M0 12C8 12 16 18 20 26';
const LEAVES = [
  [64, -66, 1.1],
  [88, -28, 1.25],
  [92, 22, 1.2],
  [78, 66, 1],
] as const;

/** A side's arms: the crowned shield with its emblem, mantling, two spears with pennants, and its name on a ribbon. */
export function Arms({ look }: { readonly look: SideLook }): ReactNode {
  const { colour, on, side, emblem, weave } = look;
  const cloth = useWeave(side, weave);
  return (
    <svg viewBox="-200 -140 400 280" className={css['arms']} aria-hidden="true">
      {cloth.weave}
      {[1, -1].map((hand) => (
        <g key={hand} transform={`scale(${hand} 1)`}>
          <path d="M152 112V-84" stroke={INK} strokeWidth="6" />
          <path d="M152 112V-84" stroke="#c9a467" strokeWidth="2.8" />
          <path d="M152-112l9 20l-9 12l-9-12z" fill={BONE} stroke={INK} strokeWidth="1.8" />
          <path
            d="M153-76C168-86 178-66 196-74L188-56L197-40C180-32 168-52 153-42Z"
            fill={colour}
            stroke={BONE}
            strokeWidth="2"
          />
          {LEAVES.map(([x, y, scale]) => (
            <g key={y} transform={`translate(${x} ${y}) scale(${scale})`}>
              <path d={LEAF} fill={colour} stroke={INK} strokeWidth="1.8" />
              <path d={LEAF} fill="#000" opacity="0.4" />
              <path d={VEINS} stroke={BONE} strokeWidth="1.3" fill="none" />
            </g>
          ))}
        </g>
      ))}
      <path d={SHIELD} fill={INK} transform="scale(1.1) translate(0 -1)" />
      <path d={SHIELD} fill={BONE} transform="scale(1.055)" />
      <path d={SHIELD} fill={colour} />
      <path d={SHIELD} fill={cloth.fill} stroke={INK} strokeWidth="2.4" />
      <path d={emblem} fill={on} transform={`translate(-48 -60) scale(${96 / 512})`} />
      <g transform="translate(0 -96)" stroke={INK} strokeLinejoin="round">
        <path d="M-34 16L-40-14L-22-2L-12-24L0-4L12-24L22-2L40-14L34 16Z" fill="#f2c24b" strokeWidth="2.4" />
        <path d="M-33 10H33" strokeWidth="1.6" />
        {[-40, -12, 12, 40].map((x) => (
          <circle key={x} cx={x} cy={Math.abs(x) > 20 ? -16 : -26} r="4.2" fill={BONE} strokeWidth="1.6" />
        ))}
      </g>
      <g stroke={INK} strokeWidth="2" strokeLinejoin="round">
        <path
          d="M-138 98L-168 86L-158 106L-168 128L-132 122ZM138 98L168 86L158 106L168 128L132 122Z"
          fill="#c9b68c"
        />
        <path d="M-142 92C-90 108 90 108 142 92V120C90 136-90 136-142 120Z" fill={BONE} />
      </g>
      <text y={at(124)} textAnchor="middle" className={css['ribbon']}>
        {side}
      </text>
    </svg>
  );
}

/** Rays from behind the arms across the whole plate, in a darker tone of its colour. */
export function Rays(): ReactNode {
  const rays = Array.from({ length: 120 }, (_, ray) => {
    const angle = (ray / 120) * Math.PI * 2;
    const wide = 0.008 + (ray % 2) * 0.003;
    const spot = (turn: number, far: number): string =>
      `${at(260 + Math.cos(turn) * far)} ${at(140 + Math.sin(turn) * far)}`;
    return `M${spot(angle, 150 + (ray % 3) * 26)}L${spot(angle - wide, 2600)}L${spot(angle + wide, 2600)}Z`;
  });
  return (
    <svg
      className={css['rays']}
      viewBox="0 0 1440 280"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
    >
      <path d={rays.join('')} fill="#000" opacity="0.24" />
    </svg>
  );
}
