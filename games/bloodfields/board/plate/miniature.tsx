import { at } from '@sanguine/ui/shelf/engraving.ts';
import type { ReactNode } from 'react';
import glyphs from './glyph-outlines.json' with { type: 'json' };

const INK = '#1b1a16';

interface MiniatureProps {
  /** The middle of its base. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly paint: { readonly colour: string; readonly figure: string };
}

/** A round base with a painted rim, whole for one side and dashed for the other. */
function Base({ x, y, size, paint, dashed }: MiniatureProps & { readonly dashed: boolean }): ReactNode {
  const [wide, high] = [size * 0.46, size * 0.155];
  return (
    <g stroke={INK} strokeWidth="1.8">
      <ellipse
        cx={x + 5}
        cy={y + 6}
        rx={at(size * 0.5)}
        ry={at(size * 0.17)}
        fill="#000"
        opacity="0.4"
        stroke="none"
      />
      <path
        d={`M${at(x - wide)} ${y}v${at(size * 0.09)}a${at(wide)} ${at(high)} 0 0 0 ${at(wide * 2)} 0v${at(-size * 0.09)}z`}
        fill={INK}
      />
      <ellipse cx={x} cy={y} rx={at(wide)} ry={at(high)} fill={paint.colour} />
      <ellipse
        cx={x}
        cy={y}
        rx={at(size * 0.385)}
        ry={at(size * 0.122)}
        fill="#8a8656"
        strokeWidth="1"
        strokeDasharray={dashed ? '5 4' : undefined}
      />
    </g>
  );
}

/** A painted figure on its base. */
export function Figure({
  glyph,
  turned = false,
  dashed = false,
  ...mini
}: MiniatureProps & {
  readonly glyph: keyof typeof glyphs;
  readonly turned?: boolean;
  readonly dashed?: boolean;
}): ReactNode {
  const { x, y, size, paint } = mini;
  const scale = size / 512;
  return (
    <>
      <Base {...mini} dashed={dashed} />
      <path
        d={glyphs[glyph]}
        fill={paint.figure}
        stroke={INK}
        strokeWidth={at(4.4 / scale)}
        strokeLinejoin="round"
        paintOrder="stroke"
        transform={`translate(${x} ${at(y - size * 0.96)}) scale(${at(turned ? -1 : 1)} 1) scale(${scale}) translate(-256 0)`}
      />
    </>
  );
}

/** The drowned captain: a diving suit with an anchor over the shoulder. */
export function Diver(mini: MiniatureProps): ReactNode {
  const { x, y, size } = mini;
  return (
    <>
      <Base {...mini} dashed />
      <g
        transform={`translate(${x} ${at(y - size * 0.96)}) scale(${size / 116}) translate(0 34)`}
        stroke={INK}
      >
        <path
          d={glyphs.anchor}
          fill="#7c8a86"
          strokeWidth="34"
          strokeLinejoin="round"
          paintOrder="stroke"
          transform={`translate(44 -6) rotate(12) translate(-26 -30) scale(${62 / 512})`}
        />
        <path
          d="M-25 2C-42 8-50 28-50 48C-50 58-38 60-34 52L-30 36L-28 58L-30 82L-2 82L0 62L4 82L30 82L28 58L30 36L38 50C44 54 52 48 50 38C48 22 42 8 25 2Z"
          fill="#7fb2ac"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M-26 40H27M-27 46H28M-16 10V36M14 10V36M-28 74H-2M4 74H30" strokeWidth="1.8" />
        <circle cy="24" r="7" fill="#d8b574" strokeWidth="2" />
        <path d="M-26 6C-28-34 28-34 26 6Z" fill="#b8884a" strokeWidth="3" />
        <circle cy="-12" r="11" fill="#0e2a2c" strokeWidth="2.4" />
        <circle cy="-12" r="7.4" stroke="#8fc3be" strokeWidth="1.6" />
        <path d="M-7.400-12H7.400M0-19V-5" stroke="#8fc3be" strokeWidth="1.4" />
        <path d="M-28 6H28" strokeWidth="5" strokeLinecap="round" />
      </g>
    </>
  );
}
