import { fitScale } from '@sanguine/ui/viewport/camera.ts';
import { type Pointing, type Spots, usePointing } from '@sanguine/ui/acting/use-pointing.ts';
import { Viewport, type ViewportHandle } from '@sanguine/ui/viewport/viewport.tsx';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Space } from '../../content/glade.ts';
import { groundOf } from '../../rules/ground.ts';
import type { State } from '../../rules/state.ts';
import { Happening } from '../motion/happening.tsx';
import type { Scene } from '../motion/scene.ts';
import css from './glade.module.css';
import { Ground } from './ground.tsx';
import { Grove } from './grove.tsx';
import { CELL, middle, sheetOf, spaceTowards } from './layout.ts';
import type { Marks } from './marks.ts';
import { Pieces, Way } from './pieces.tsx';
import { SpaceButtons } from './space-buttons.tsx';
import { Washes } from './washes.tsx';

interface GladeMapProps {
  readonly view: State;
  readonly label: string;
  readonly marks: Marks;
  readonly aim: Space | null;
  readonly labels: readonly string[];
  readonly scene: Scene | null;
  readonly pointing: Pointing<Space>;
  readonly overlay: ReactNode;
}

/** The glade with everything on it. */
export function GladeMap({
  view,
  label,
  marks,
  aim,
  labels,
  scene,
  pointing,
  overlay,
}: GladeMapProps): ReactNode {
  const ground = groundOf(view);
  const root = useRef<HTMLDivElement>(null);
  const port = useRef<ViewportHandle>(null);
  const [rover, setRover] = useState<Space>(() => Math.floor(ground.size / 2));
  const world = useMemo(() => sheetOf(ground), [ground]);
  const reveal = (space: Space): void => {
    const { x, y } = middle(ground, space);
    port.current?.reveal({ x: x - CELL, y: y - CELL, width: 2 * CELL, height: 2 * CELL });
  };
  const spots = useMemo(
    (): Spots<Space> => ({
      attribute: 'data-space',
      read: Number,
      towards: (space, key) => spaceTowards(ground, space, key),
    }),
    [ground],
  );
  usePointing(root, spots, {
    ...pointing,
    rove(space) {
      setRover(space);
      reveal(space);
    },
    press(space, means, element) {
      setRover(space);
      pointing.press(space, means, element);
    },
  });
  const { shown } = marks;
  const shower = useRef(reveal);
  useEffect(() => {
    shower.current = reveal;
  });
  useEffect(() => {
    if (shown !== null) shower.current(shown.space);
  }, [shown]);
  const box = `0 0 ${world.width} ${world.height}`;
  return (
    <Viewport
      ref={port}
      world={world}
      fits
      start={(room, sheet) => ({ x: 0, y: 0, scale: fitScale(room, sheet) })}
      label={label}
      mini={
        <svg viewBox={box} aria-hidden="true">
          <Ground glade={view.glade} />
        </svg>
      }
      overlay={overlay}
    >
      <div ref={root} className={css['glade']}>
        <svg className={css['layer']} viewBox={box} aria-hidden="true">
          <Grove {...world} />
          <Ground glade={view.glade} />
          <Washes ground={ground} marks={marks} aim={aim} />
          <Way ground={ground} marks={marks} />
          <Pieces {...{ ground, view, marks, scene }} />
          <Happening ground={ground} scene={scene} />
        </svg>
        <SpaceButtons {...{ ground, labels, rover, marks }} />
      </div>
    </Viewport>
  );
}
