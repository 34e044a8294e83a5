import { CueLayer } from '@sanguine/ui/animation/cue-layer.tsx';
import type { ReactNode } from 'react';
import type { GladeGraph } from '../../rules/ground.ts';
import type { State } from '../../rules/state.ts';
import { sideOf } from '../../text/words.ts';
import { middle } from '../glade/layout.ts';
import { LIVERIES } from '../look/livery.ts';
import { Token } from '../look/token.tsx';
import type { Animation } from './animation.ts';

interface HappeningProps {
  readonly ground: GladeGraph;
  readonly view: State;
  readonly playing: readonly Animation[];
}

/** Drawn over the pieces: the gestures of the last rows. */
export function AnimationLayer({ ground, view, playing }: HappeningProps): ReactNode {
  return (
    <CueLayer
      playing={playing}
      spot={(space) => middle(ground, space)}
      look={(seat) => LIVERIES[sideOf(view, seat)]}
      renderPiece={({ gesture, piece }) => (gesture === 'lose' ? <Token {...piece} /> : null)}
      radius={27}
      scale={0.9}
    />
  );
}
