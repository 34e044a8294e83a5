import type { WorldRect } from '@sanguine/ui/viewport/camera.ts';
import { Layer, Sheet } from '@sanguine/ui/viewport/sheet.tsx';
import { useReveal } from '@sanguine/ui/viewport/use-shown.ts';
import { useRover } from '@sanguine/ui/interaction/use-rover.ts';
import type { Pointing, BoardPlaces } from '@sanguine/ui/interaction/use-pointing.ts';
import { Viewport, type ViewportHandle } from '@sanguine/ui/viewport/viewport.tsx';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Space } from '../../content/glade.ts';
import { groundOf } from '../../rules/ground.ts';
import type { State } from '../../rules/state.ts';
import { AnimationLayer } from '../animation/animation-layer.tsx';
import type { Animation } from '../animation/animation.ts';
import { GladeGround } from './ground.tsx';
import { Grove } from './grove.tsx';
import { CELL, middle, sheetOf, spaceTowards } from './layout.ts';
import type { Marks } from './marks.ts';
import { Pieces, WalkPath } from './pieces.tsx';
import { SpaceButtons } from './space-buttons.tsx';
import { Washes } from './washes.tsx';

interface GladeMapProps {
  readonly view: State;
  readonly label: string;
  readonly marks: Marks;
  readonly aim: Space | null;
  readonly labels: readonly string[];
  readonly scene: Animation | null;
  readonly playing: readonly Animation[];
  readonly pointing: Pointing<Space>;
  readonly overlay: ReactNode;
}

/** The glade with all pieces and highlights. */
export function GladeMap({
  view,
  label,
  marks,
  aim,
  labels,
  scene,
  playing,
  pointing,
  overlay,
}: GladeMapProps): ReactNode {
  const ground = groundOf(view);
  const port = useRef<ViewportHandle>(null);
  const world = useMemo(() => sheetOf(ground), [ground]);
  const boxOf = (space: Space): WorldRect => {
    const { x, y } = middle(ground, space);
    return { x: x - CELL, y: y - CELL, width: 2 * CELL, height: 2 * CELL };
  };
  const reveal = useReveal(port, boxOf, marks.shown);
  const roving = useRover(() => Math.floor(ground.size / 2), pointing, reveal);
  const places = useMemo(
    (): BoardPlaces<Space> => ({
      attribute: 'data-space',
      read: Number,
      towards: (space, key) => spaceTowards(ground, space, key),
    }),
    [ground],
  );
  const box = `0 0 ${world.width} ${world.height}`;
  return (
    <Viewport
      ref={port}
      world={world}
      fits
      label={label}
      mini={
        <svg viewBox={box} aria-hidden="true">
          <GladeGround glade={view.glade} />
        </svg>
      }
      overlay={overlay}
    >
      <Sheet places={places} pointing={roving.pointing}>
        <Layer box={box}>
          <Grove {...world} />
          <GladeGround glade={view.glade} />
          <Washes ground={ground} marks={marks} aim={aim} />
          <WalkPath ground={ground} marks={marks} />
          <Pieces {...{ ground, view, marks, scene }} />
          <AnimationLayer {...{ ground, view, playing }} />
        </Layer>
        <SpaceButtons {...{ ground, labels, marks }} rover={roving.rover} />
      </Sheet>
    </Viewport>
  );
}
