import { CueLayer } from '@sanguine/ui/animation/cue-layer.tsx';
import { outlineOf } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import { LIVERIES } from '../look/livery.ts';
import { Token } from '../look/token.tsx';
import type { PlacedPiece } from '../ring/placing.ts';
import type { Ring } from '../ring/ring.ts';
import type { Point } from '../ring/shape.ts';
import { middleOf, spotOf } from '../ring/spots.ts';
import { Outline } from '../ring/washes.tsx';
import type { Comer } from './cues.ts';
import css from './happening.module.css';
import type { Animation } from './animation.ts';

interface HappeningProps {
  readonly ring: Ring;
  readonly view: State;
  readonly pieces: readonly PlacedPiece[];
  readonly playing: readonly Animation[];
}

/** Drawn over the pieces: the gestures of the last rows; the doomed province flares. */
export function AnimationLayer({ ring, view, pieces, playing }: HappeningProps): ReactNode {
  const sideOf = (seat: number | null): keyof typeof LIVERIES =>
    (seat === null ? undefined : view.clans[seat]?.name) ?? 'none';
  return (
    <>
      {playing.map(({ row, burnt }) =>
        burnt === null ? null : <Outline key={row} ring={ring} place={burnt} className={css['flare']} />,
      )}
      <CueLayer
        playing={playing}
        spot={(place) => (typeof place === 'string' ? middleOf(ring, place) : comerSpot(ring, pieces, place))}
        look={(seat) => {
          const { colour, on, emblem } = LIVERIES[sideOf(seat)];
          return { colour, on, emblem: outlineOf(emblem) };
        }}
        renderPiece={({ piece }) => {
          if (piece === null) return null;
          const [stood, middle] = [spotOf(ring, piece.at, piece.slot), middleOf(ring, piece.at)];
          return (
            <g transform={`translate(${stood.x - middle.x} ${stood.y - middle.y})`}>
              <Token side={sideOf(piece.seat)} figure={piece.figure} />
            </g>
          );
        }}
        renderOutline={(place) => (
          <Outline
            ring={ring}
            place={typeof place === 'string' ? place : place.at}
            className={css['pulse']}
          />
        )}
      />
    </>
  );
}

function comerSpot(ring: Ring, pieces: readonly PlacedPiece[], { seat, figure, at }: Comer): Point {
  const piece = pieces.findLast((one) => one.seat === seat && one.figure === figure && one.at === at);
  return piece === undefined ? middleOf(ring, at) : spotOf(ring, at, piece.slot);
}
