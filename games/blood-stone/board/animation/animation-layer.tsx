import type { ReactNode } from 'react';
import type { GladeGraph } from '../../rules/ground.ts';
import { middle } from '../glade/layout.ts';
import { Phantom } from '../look/phantom.tsx';
import { Token } from '../look/token.tsx';
import css from './happening.module.css';
import type { Animation } from './animation.ts';
import { SpellFlight } from './spell-flight.tsx';

/** Drawn over the pieces: a spell flies, the dead rise as Phantoms or fade, lost and won stones rise as numbers. */
export function AnimationLayer({
  ground,
  scene,
}: {
  readonly ground: GladeGraph;
  readonly scene: Animation | null;
}): ReactNode {
  if (scene === null) return null;
  return (
    <g key={scene.row} aria-hidden="true">
      {scene.cast === null ? null : <SpellFlight ground={ground} cast={scene.cast} still={scene.still} />}
      {scene.ghosts.map(({ unit, space, zombie, phantom }) => {
        const { x, y } = middle(ground, space);
        return (
          <g key={unit} transform={`translate(${x} ${y})`}>
            <g className={css['ghost']}>
              {phantom ? <Phantom unit={unit} /> : <Token unit={unit} zombie={zombie} />}
            </g>
          </g>
        );
      })}
      {scene.floats.map(({ space, by }, at) => {
        const { x, y } = middle(ground, space);
        return (
          <g key={at} transform={`translate(${x} ${y - 18})`}>
            <text className={css['float']}>{by > 0 ? `+${by}` : `\u2212${Math.abs(by)}`}</text>
          </g>
        );
      })}
    </g>
  );
}
