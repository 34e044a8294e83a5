import { burin } from '@sanguine/ui/shelf/engraving.ts';
import { Life } from '@sanguine/ui/shelf/life.tsx';
import type { ReactNode } from 'react';
import glyphs from './glyph-outlines.json' with { type: 'json' };

const INK = '#1e1f1a';

const CLOTH =
  'M4 34C40 18 66 44 104 28C124 20 138 28 150 30L146 150L128 134L112 160L92 140L74 166L54 144L34 164L6 148C10 110 -2 74 4 34Z';

interface PoleProps {
  readonly x: number;
  /** True if it is mirrored, to stand on the right. */
  readonly turned?: boolean;
}

const placed = ({ x, turned = false }: PoleProps): string =>
  `translate(${x} 0) scale(${turned ? -1 : 1} 1) rotate(3)`;

/** The pole of a standard, with its crossbar and point. */
export function Pole(props: PoleProps): ReactNode {
  return (
    <g transform={placed(props)} strokeLinecap="round">
      <path d="M-4 396L2 14" stroke={INK} strokeWidth="8" />
      <path d="M-4 396L2 14" stroke="#8a6a3c" strokeWidth="4.4" />
      <path d="M-8 30L158 24" stroke={INK} strokeWidth="7" />
      <path d="M-8 30L158 24" stroke="#b48a50" strokeWidth="3.6" />
      <path d="M2-8L9 6L2 18L-5 6Z" fill="#e6dcbf" stroke={INK} strokeWidth="1.6" />
    </g>
  );
}

interface StandardProps extends PoleProps {
  readonly colour: string;
  readonly on: string;
  readonly emblem: keyof typeof glyphs;
}

/** The cloth hanging from the pole, torn at the hem and stirring in the wind. */
export function Standard({ colour, on, emblem, turned = false, x }: StandardProps): ReactNode {
  return (
    <g transform={placed({ x, turned })}>
      <Life as="flag" ahead={turned ? 2 : 0}>
        <path d={CLOTH} fill={colour} stroke={INK} strokeWidth="2.4" strokeLinejoin="round" />
        <path
          d="M14 44C46 30 68 54 104 40C120 34 130 38 139 40L136 124M14 44C18 80 8 110 16 140"
          stroke={on}
          strokeWidth="1.6"
        />
        <path d={folds()} fill={on} opacity="0.38" />
        <g transform={`translate(76 86) scale(${turned ? -1 : 1} 1)`}>
          <circle r="37" fill={on} stroke={INK} strokeWidth="1.6" />
          <circle r="32" stroke={colour} strokeWidth="1.6" strokeDasharray={turned ? '6 5' : undefined} />
          <path d={glyphs[emblem]} fill={colour} transform={`translate(-24 -24) scale(${48 / 512})`} />
        </g>
      </Life>
    </g>
  );
}

function folds(): string {
  return [30, 58, 86, 116]
    .flatMap((x) =>
      [0, 1, 2, 3, 4].map((fold) =>
        burin(x + fold * 3.4, 40 + fold * 4, x + 4 + fold * 3.4, 120 - fold * 7, 2),
      ),
    )
    .join('');
}
