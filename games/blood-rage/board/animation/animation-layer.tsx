import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import { TOKEN_GLYPHS } from '../look/glyphs.ts';
import { LIVERIES } from '../look/livery.ts';
import { Token } from '../look/token.tsx';
import type { Ring } from '../ring/ring.ts';
import { middleOf, spotOf } from '../ring/spots.ts';
import { Outline } from '../ring/washes.tsx';
import css from './happening.module.css';
import type { Animation } from './animation.ts';

interface HappeningProps {
  readonly ring: Ring;
  readonly view: State;
  readonly scene: Animation | null;
}

/** Drawn over the pieces: fallen figures rise to Valhalla, gains float up, the doomed province flares. */
export function AnimationLayer({ ring, view, scene }: HappeningProps): ReactNode {
  if (scene === null) return null;
  const sideOf = (seat: number): keyof typeof LIVERIES => view.clans[seat]?.name ?? 'none';
  return (
    <g key={scene.row}>
      {scene.burnt === null ? null : <Outline ring={ring} place={scene.burnt} className={css['flare']} />}
      {scene.ghosts.map(({ id, seat, figure, at, slot }) => {
        const { x, y } = spotOf(ring, at, slot);
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <g className={css['ghost']}>
              <Token side={sideOf(seat)} figure={figure} />
            </g>
          </g>
        );
      })}
      {scene.floats.map(({ place, seat, what, by }, at) => {
        const { x, y } = middleOf(ring, place);
        return (
          <g key={at} transform={`translate(${x} ${y - 10 - at * 30})`}>
            <g className={css['float']} style={{ animationDelay: `calc(${at * 180}ms * var(--stay))` }}>
              <rect x="-46" y="-15" width="92" height="30" stroke={LIVERIES[sideOf(seat)].colour} />
              <circle cx="-30" r="11" fill={LIVERIES[sideOf(seat)].colour} />
              <GlyphPath
                name={LIVERIES[sideOf(seat)].emblem}
                x={-38}
                y={-8}
                size={16}
                fill={LIVERIES[sideOf(seat)].on}
              />
              <text x="0" y="6">{`+${by}`}</text>
              <GlyphPath name={TOKEN_GLYPHS[what]} x={20} y={-10} size={20} fill="#f2c24b" />
            </g>
          </g>
        );
      })}
    </g>
  );
}
