import { CueLayer } from '@sanguine/ui/animation/cue-layer.tsx';
import type { Point } from '@sanguine/ui/viewport/camera.ts';
import { outlineOf } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import { factionOf } from '../../rules/tiles.ts';
import { Village } from '../pieces/home.tsx';
import { LIVERIES } from '../pieces/livery.ts';
import { Stack } from '../pieces/stack.tsx';
import type { Animation } from './animator.ts';
import type { Place } from './cues.ts';
import css from './happening.module.css';

/** Shows the last rows over the page, in its pixels: input never waits for them. */
export function AnimationLayer({
  view,
  playing,
}: {
  readonly view: State;
  readonly playing: readonly Animation[];
}): ReactNode {
  if (playing.length === 0) return null;
  return (
    <svg className={css['happening']} aria-hidden="true">
      <CueLayer
        playing={playing}
        spot={spotOf}
        look={(seat) => {
          const { colour, on, emblem } = LIVERIES[factionOf(view, seat)];
          return { colour, on, emblem: outlineOf(emblem) };
        }}
        renderPiece={({ piece, seat }) => {
          const faction = seat === null ? 'none' : factionOf(view, seat);
          if (piece === 'village') return <Village faction={faction} />;
          return <Stack faction={faction} units={piece} strength={0} cavalry={0} detail="far" mark="none" />;
        }}
        radius={30}
        lift={20}
      />
    </svg>
  );
}

/** Null for areas outside the board's window: gestures would be drawn over the rest of the page. */
function spotOf(place: Place): Point | null {
  if (typeof place === 'string') return middleOf(`[data-points="${place.slice('plate '.length)}"]`);
  const board = document.querySelector('main')?.getBoundingClientRect();
  const spot = middleOf(`button[data-area="${place}"]`);
  if (board === undefined || spot === null) return null;
  const { left, right, top, bottom } = board;
  return spot.x > left && spot.x < right && spot.y > top && spot.y < bottom ? spot : null;
}

function middleOf(selector: string): Point | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box === undefined || box.width === 0
    ? null
    : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
