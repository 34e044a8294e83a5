import { CueLayer } from '@sanguine/ui/animation/cue-layer.tsx';
import { outlineOf } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
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
  readonly playing: readonly Animation[];
}

/** Drawn over the pieces: the gestures of the last rows; the doomed province flares. */
export function AnimationLayer({ ring, view, playing }: HappeningProps): ReactNode {
  const sideOf = (seat: number | null): keyof typeof LIVERIES =>
    (seat === null ? undefined : view.clans[seat]?.name) ?? 'none';
  return (
    <>
      {playing.map(({ row, burnt }) =>
        burnt === null ? null : <Outline key={row} ring={ring} place={burnt} className={css['flare']} />,
      )}
      <CueLayer
        playing={playing}
        spot={(place) => middleOf(ring, place)}
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
        renderOutline={(place) => <Outline ring={ring} place={place} className={css['pulse']} />}
      />
    </>
  );
}
