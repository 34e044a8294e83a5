import type { Locale, Viewer } from '@sanguine/kernel';
import type { Pointing, BoardPlaces } from '@sanguine/ui/interaction/use-pointing.ts';
import type { WorldRect } from '@sanguine/ui/viewport/camera.ts';
import { useLayout } from '@sanguine/ui/frame/layout.ts';
import { SharedWeaves } from '@sanguine/ui/glyph/weave.tsx';
import { Layer, Sheet } from '@sanguine/ui/viewport/sheet.tsx';
import { useReveal } from '@sanguine/ui/viewport/use-shown.ts';
import { Viewport, type ViewportHandle } from '@sanguine/ui/viewport/viewport.tsx';
import { type ReactNode, useMemo, useRef } from 'react';
import { type Place, PLACES } from '../../content/provinces.ts';
import type { State } from '../../rules/state.ts';
import { WEAVES } from '../look/livery.ts';
import { AnimationLayer } from '../animation/animation-layer.tsx';
import type { Animation } from '../animation/animation.ts';
import { FjordCoins } from './coin.tsx';
import { Fates } from './fates.tsx';
import { RingGround, Waters } from './ground.tsx';
import type { Marks } from './marks.ts';
import { PlaceButtons } from './place-buttons.tsx';
import type { PlacedPiece } from './placing.ts';
import { Pieces } from './pieces.tsx';
import { Plates } from './plates.tsx';
import css from './ring.module.css';
import { RINGS } from './ring.ts';
import { Settlements } from './settlements.tsx';
import { middleOf } from './spots.ts';
import { Washes } from './washes.tsx';

interface RingMapProps {
  readonly view: State;
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly label: string;
  readonly marks: Marks;
  readonly aim: Place | null;
  readonly pieces: readonly PlacedPiece[];
  readonly labels: Readonly<Record<Place, string>>;
  readonly playing: readonly Animation[];
  readonly pointing: Pointing<Place>;
  readonly overlay: ReactNode;
}

const BOARD_PLACES: BoardPlaces<Place> = {
  attribute: 'data-place',
  read: (named) => PLACES.find((place) => place === named) ?? null,
};

/** The board with all pieces and highlights. */
export function RingMap(props: RingMapProps): ReactNode {
  const { view, viewer, locale, label, marks, aim, pieces, labels, playing, pointing, overlay } = props;
  const ring = RINGS[useLayout() === 'phone' ? 'round' : 'broad'];
  const port = useRef<ViewportHandle>(null);
  const boxOf = (place: Place): WorldRect => {
    const { x, y } = middleOf(ring, place);
    return { x: x - 80, y: y - 60, width: 160, height: 120 };
  };
  useReveal(port, boxOf, marks.shown);
  const { width, height } = ring.shape;
  const world = useMemo(() => ({ width, height }), [width, height]);
  const box = `0 0 ${width} ${height}`;
  const { age, doomed, destroyed, tokens, pillaged } = view;
  return (
    <Viewport
      ref={port}
      world={world}
      fits
      label={label}
      mini={
        <svg viewBox={box} aria-hidden="true">
          <RingGround ring={ring} />
          <Waters ring={ring} />
        </svg>
      }
      overlay={overlay}
    >
      <Sheet className={css['sheet']} places={BOARD_PLACES} pointing={pointing}>
        <Layer box={box}>
          <RingGround ring={ring} />
          <Fates {...{ ring, destroyed }} doomed={doomed[age - 1] ?? null} />
          <Washes {...{ ring, marks, aim }} on="land" />
          <Waters ring={ring} />
          <Washes {...{ ring, marks, aim }} on="water" />
        </Layer>
        <PlaceButtons {...{ ring, labels, marks }} />
        <Layer box={box}>
          <SharedWeaves weaves={WEAVES}>
            <Settlements {...{ ring, tokens, pillaged, destroyed }} />
            <Pieces {...{ ring, view, viewer, pieces, marks }} />
            <Plates {...{ ring, locale, age, doomed, destroyed }} targets={marks.targets} />
            <FjordCoins {...{ ring, marks }} />
            <AnimationLayer {...{ ring, view, pieces, playing }} />
          </SharedWeaves>
        </Layer>
      </Sheet>
    </Viewport>
  );
}
