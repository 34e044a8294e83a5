import { at, hatch, outline, type Spot } from '@sanguine/ui/shelf/engraving.ts';
import { Life } from '@sanguine/ui/shelf/life.tsx';
import type { ReactNode } from 'react';
import type { Faction } from '../../content/factions.ts';
import { useCloth } from '../pieces/cloth.tsx';
import { LIVERIES } from '../pieces/livery.ts';
import glyphs from './glyph-outlines.json' with { type: 'json' };

const INK = '#1c1712';
/** Where the light stands above the tiles: their sides and shadows turn away from it. */
const MIDDLE = 220;

/** A domino that stands like a soldier; its foot's middle is at x, y. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly side: Faction;
  readonly pips: 2 | 3 | 4 | 5;
  /** Null where it stands too far away to show one. */
  readonly glyph: keyof typeof glyphs | null;
}

const PIPS: Readonly<Record<Standing['pips'], readonly Spot[]>> = {
  2: [
    [0.3, 0.3],
    [0.7, 0.7],
  ],
  3: [
    [0.26, 0.26],
    [0.5, 0.5],
    [0.74, 0.74],
  ],
  4: [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
};

/** The spear behind a tile, on the side of the light; the banner hangs from it. */
function spearOf({ x, y, width }: Standing): { readonly x: number; readonly top: number } {
  return { x: x + (x < MIDDLE ? 1 : -1) * width * 0.34, top: y - width * 2 };
}

/** Colour, emblem and pips on its face, a spear behind it, a long shadow before it. */
export function StandingTile({ tile }: { readonly tile: Standing }): ReactNode {
  const { x, y, width, side, pips, glyph } = tile;
  const { colour, on } = LIVERIES[side];
  const cloth = useCloth(side);
  const [left, top] = [x - width / 2, y - width * 2];
  const depth = width * 0.24 * (x < MIDDLE ? -1 : 1);
  const lift = width * 0.16;
  const edge = depth > 0 ? left + width : left;
  const far = x + (x - MIDDLE) * 0.85;
  const shadow: Spot[] = [
    [left, y],
    [left + width, y],
    [far + width * 0.95, y + width * 1.44],
    [far - width * 0.95, y + width * 1.44],
  ];
  const flank: Spot[] = [
    [edge, top],
    [edge + depth, top - lift],
    [edge + depth, y - lift],
    [edge, y],
  ];
  const lid: Spot[] = [
    [left, top],
    [left + width, top],
    [left + width + depth, top - lift],
    [left + depth, top - lift],
  ];
  const spear = spearOf(tile);
  return (
    <g stroke={INK} strokeWidth="1.5">
      <path d={outline(shadow)} fill={INK} opacity="0.16" stroke="none" />
      <path d={hatch(shadow, Math.atan2(width * 1.44, far - x), 3.2)} strokeWidth="1" opacity="0.75" />
      <path d={`M${at(spear.x)} ${at(y)}V${at(top - width * 0.95)}`} strokeWidth={at(width * 0.075)} />
      <path
        d={`M${at(spear.x)} ${at(top - width * 1.42)}l${at(width * 0.13)} ${at(width * 0.34)}l${at(-width * 0.13)} ${at(width * 0.16)}l${at(-width * 0.13)} ${at(-width * 0.16)}z`}
        fill="#f6eedc"
        strokeWidth="1.2"
      />
      {glyph === null ? <Cloth tile={tile} /> : null}
      <path d={outline(flank)} fill="#9c845a" />
      <path d={hatch(flank, Math.PI / 2, 2.6)} strokeWidth="0.9" opacity="0.75" />
      <path d={outline(lid)} fill="#fbf3e2" />
      <rect x={at(left)} y={at(top)} width={width} height={width * 2} fill="#f6eedc" />
      <rect x={at(left)} y={at(top)} width={width} height={width} fill={colour} stroke="none" />
      {cloth.weave}
      <rect x={at(left)} y={at(top)} width={width} height={width} fill={cloth.fill} />
      {glyph === null ? null : (
        <path
          d={glyphs[glyph]}
          fill={on}
          stroke="none"
          transform={`translate(${at(left + width * 0.14)} ${at(top + width * 0.13)}) scale(${(width * 0.72) / 512})`}
        />
      )}
      {PIPS[pips].map(([across, down]) => (
        <circle
          key={`${across} ${down}`}
          cx={at(left + across * width)}
          cy={at(top + width * (1.05 + down * 0.92))}
          r={at(width * 0.085)}
          fill={INK}
          stroke="none"
        />
      ))}
      <rect x={at(left)} y={at(top)} width={width} height={width * 2} strokeWidth="1.9" />
    </g>
  );
}

/** The banner of a tile in front, in the wind. */
export function Banner({ tile, ahead }: { readonly tile: Standing; readonly ahead: number }): ReactNode {
  return (
    <Life as="flag" ahead={ahead}>
      <Cloth tile={tile} />
    </Life>
  );
}

function Cloth({ tile }: { readonly tile: Standing }): ReactNode {
  const { width, side } = tile;
  const { x, top } = spearOf(tile);
  const by = (share: number): string => at(width * share);
  const cloth = `M${at(x)} ${at(top - width * 0.86)}c${by(0.24)} ${by(-0.16)} ${by(0.36)} ${by(0.14)} ${by(0.72)} ${by(-0.02)}l${by(-0.16)} ${by(0.2)}l${by(0.14)} ${by(0.2)}c${by(-0.3)} ${by(0.14)} ${by(-0.46)} ${by(-0.14)} ${by(-0.7)} ${by(0.02)}z`;
  return (
    <g strokeLinejoin="round">
      {/* A light edge keeps a banner clear of whatever is behind it. */}
      <path d={cloth} stroke="#f6eedc" strokeWidth="4.5" />
      <path d={cloth} fill={LIVERIES[side].colour} stroke={INK} strokeWidth="1.4" />
    </g>
  );
}

const TOWERS =
  'M-21 18V-8h-3v-8h5v3h4v-3h5v3h3V-27h-3v-8h5v4h5v-4h5v4h5v-4h5v8h-3v14h3v-3h5v3h4v-3h5v8h-3V18z';

/** A stronghold on the horizon. */
export function Keep({
  x,
  y,
  scale,
  side,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly side: Faction;
}): ReactNode {
  const { colour } = LIVERIES[side];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={INK}>
      <path d="M10-34v-14" strokeWidth="1.6" />
      <path d="M10-48h18l-5 5 5 5H10z" fill={colour} strokeWidth="1.2" />
      <path d={TOWERS} fill="#f6eedc" strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M-7 18V6a7 7 0 0 1 14 0V18z" fill={INK} />
      <path d="M-21-7H21V1H-21z" fill={colour} />
      <path d="M-4-22h2v6h-2zM3-22h2v6h-2z" fill={INK} stroke="none" />
      <path d="M12 4h5M13 9h6M12 14h6M-18 6h4M-19 12h6" strokeWidth=".8" />
    </g>
  );
}
