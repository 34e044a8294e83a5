import { CueLayer } from '@sanguine/ui/animation/cue-layer.tsx';
import type { ReactNode } from 'react';
import type { GladeGraph } from '../../rules/ground.ts';
import type { State } from '../../rules/state.ts';
import { sideOf } from '../../text/words.ts';
import { middle } from '../glade/layout.ts';
import { Phantom } from '../look/phantom.tsx';
import { LIVERIES } from '../look/livery.ts';
import { Token } from '../look/token.tsx';
import type { Animation } from './animation.ts';
import type { Piece } from './cues.ts';
import { SpellFlight } from './spell-flight.tsx';

interface HappeningProps {
  readonly ground: GladeGraph;
  readonly view: State;
  readonly playing: readonly Animation[];
}

/** Drawn over the pieces: the spells and gestures of the last rows. */
export function AnimationLayer({ ground, view, playing }: HappeningProps): ReactNode {
  return (
    <>
      {playing.map(({ row, cast, still }) =>
        cast === null ? null : (
          <g key={row} aria-hidden="true">
            <SpellFlight {...{ ground, cast, still }} />
          </g>
        ),
      )}
      <CueLayer
        playing={playing}
        spot={(space) => middle(ground, space)}
        look={(seat) => LIVERIES[sideOf(view, seat)]}
        renderPiece={({ gesture, piece }) => (gesture === 'lose' ? <Gone {...piece} /> : null)}
        radius={27}
        scale={0.9}
      />
    </>
  );
}

/** The dead rise as Phantoms or fade. */
function Gone({ unit, zombie, phantom }: Piece): ReactNode {
  return phantom ? <Phantom unit={unit} /> : <Token unit={unit} zombie={zombie} />;
}
