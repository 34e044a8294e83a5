import type { GlyphName } from '@sanguine/ui/glyph/glyph.tsx';
import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import { useWeave } from '@sanguine/ui/glyph/weave.tsx';
import type { ReactNode } from 'react';
import css from './field.module.css';
import type { SideLook } from './sides.ts';

interface BaseProps {
  /** In pixels. */
  readonly r: number;
  readonly side: string;
  readonly look: SideLook;
  readonly glyph: GlyphName;
  readonly hp: number;
  readonly damage: number;
  /** Has had its turn: the rim is turned down. */
  readonly acted: boolean;
}

/** A miniature from above: the disc to scale, its rim in the side's colour and pattern, wounds as pips along it. */
export function Base({ r, side, look, glyph, hp, damage, acted }: BaseProps): ReactNode {
  const { fill, weave } = useWeave(side, look.weave);
  const inner = r * 0.76;
  return (
    <g>
      <ellipse cx={r * 0.1} cy={r * 0.2} rx={r * 1.04} ry={r} fill="#000" opacity="0.35" />
      {weave}
      <circle r={r} fill={look.rim} stroke="#1c1207" strokeWidth="1.4" />
      <circle r={r} fill={fill} />
      <circle r={inner} fill={acted ? '#8d8570' : '#f4ead0'} stroke="#1c1207" strokeWidth="1" />
      <GlyphPath
        name={glyph}
        x={-inner * 0.72}
        y={-inner * 0.78}
        size={inner * 1.44}
        fill={acted ? '#3b352a' : '#241a0e'}
      />
      <Pips r={r * 0.88} hp={hp} damage={damage} size={Math.min(2.6, (r * 1.9) / hp)} />
    </g>
  );
}

/** Health along the lower rim: full pips are left, red ones are gone. */
function Pips({
  r,
  hp,
  damage,
  size,
}: {
  readonly r: number;
  readonly hp: number;
  readonly damage: number;
  readonly size: number;
}): ReactNode {
  const step = Math.min(0.36, 2.6 / hp);
  return Array.from({ length: hp }, (_, at) => {
    const turn = Math.PI / 2 + ((hp - 1) / 2 - at) * step;
    return (
      <circle
        key={at}
        cx={Math.cos(turn) * r}
        cy={Math.sin(turn) * r}
        r={size}
        className={css[at < hp - damage ? 'whole' : 'wound']}
      />
    );
  });
}
