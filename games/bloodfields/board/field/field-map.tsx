import type { Locale } from '@sanguine/kernel';
import type { BoardPlaces, Pointing } from '@sanguine/ui/interaction/use-pointing.ts';
import { type Camera, coverScale, centred, fitScale, type WorldRect } from '@sanguine/ui/viewport/camera.ts';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { Layer, Momentary, Sheet } from '@sanguine/ui/viewport/sheet.tsx';
import { type Shown, useReveal } from '@sanguine/ui/viewport/use-shown.ts';
import { Viewport, type ViewportHandle } from '@sanguine/ui/viewport/viewport.tsx';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Point } from '../../rules/geometry/point.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { UnitId } from '../../rules/state.ts';
import type { FieldHand, Held } from '../interaction/field-hand.ts';
import type { Ghost } from '../plan/ghost.ts';
import type { GroundUse } from '../plan/ground-use.ts';
import { actorOf, type View } from '../plan/selection.ts';
import type { Spot } from '../plan/spots.ts';
import { type Place, readPlace } from '../plan/targets.ts';
import { Bases } from './bases.tsx';
import { Engagement } from './engagement.tsx';
import css from './field.module.css';
import { GhostLayer } from './ghost-layer.tsx';
import { Markers } from './markers.tsx';
import { PlaceButtons } from './place-buttons.tsx';
import { ReachLayer } from './reach-layer.tsx';
import { drawn, PX, type Size, worldOf } from './scale.ts';
import { Terrain } from './terrain.tsx';

interface FieldMapProps {
  readonly locale: Locale;
  readonly view: View;
  readonly label: string;
  readonly use: GroundUse | null;
  readonly spots: readonly Spot[];
  readonly lit: ReadonlySet<UnitId>;
  readonly looked: UnitId | null;
  readonly planned: Ghost | null;
  readonly hand: FieldHand;
  readonly pointing: Pointing<Place>;
  readonly shown: Shown<Point> | null;
  readonly ghostText: (ghost: Ghost, held: Held | null) => string;
  readonly unitLabel: (id: UnitId) => string;
  readonly spotLabel: (spot: Spot) => string;
  readonly ghostLabel: string;
  readonly onGhost: () => void;
  readonly overlay: ReactNode;
}

const PLACES: BoardPlaces<Place> = { attribute: 'data-place', read: readPlace };
/** From the whole table to where one pixel is less than a hundredth of an inch. */
const LIMITS = { farthest: 1, closest: 8 };
const NUDGE = 250;
/** A table that would be smaller than this is shown in part. */
const READABLE = 0.62;

/** A wide table on a narrow screen begins with its middle. */
function startCamera(view: Size, world: Size): Camera {
  const scale = fitScale(view, world);
  if (scale >= READABLE) return { x: 0, y: 0, scale };
  const near = Math.min(READABLE, coverScale(view, world));
  return centred({ x: world.width / 2, y: world.height / 2 }, near, view);
}

/** The table with everything on it. */
export function FieldMap(props: FieldMapProps): ReactNode {
  const { locale, view, label, use, lit, looked, planned, hand, pointing, shown } = props;
  const field = fieldFor(view);
  const port = useRef<ViewportHandle>(null);
  const world = useMemo(() => worldOf(field), [field]);
  const boxOf = (at: Point): WorldRect => {
    const { x, y } = drawn(at, field);
    return { x: x - 60, y: y - 60, width: 120, height: 120 };
  };
  useReveal(port, boxOf, shown);
  const box = `0 0 ${world.width} ${world.height}`;
  const actor = actorOf(view);
  return (
    <Viewport
      ref={port}
      {...{ world, label }}
      ground={hand}
      fits
      start={startCamera}
      unit={PX}
      nudge={NUDGE}
      limits={LIMITS}
      mini={
        <svg viewBox={box} aria-hidden="true">
          <Terrain field={field} locale={null} />
        </svg>
      }
      overlay={props.overlay}
    >
      <Sheet places={PLACES} pointing={pointing} className={css['sheet']}>
        <Layer box={box} lang={locale}>
          <Terrain field={field} locale={locale} />
          <Markers {...{ locale, view, field }} />
          {use?.carry === undefined || use.carry === null ? null : (
            <ReachLayer shape={use.carry.shape} field={field} />
          )}
          <Engagement view={view} field={field} />
          <Bases {...{ locale, view, field, actor, looked, lit }} />
          <GhostLayer {...{ field, planned }} held={hand.held} label={props.ghostText} />
          {shown === null ? null : (
            <Momentary asked={shown}>
              <circle className={css['shown']} {...centreOf(shown.place, view)} r={34} />
            </Momentary>
          )}
        </Layer>
        <ScaledButtons {...props} actor={actor} />
      </Sheet>
    </Viewport>
  );
}

function centreOf(at: Point, view: View): { cx: number; cy: number } {
  const { x, y } = drawn(at, fieldFor(view));
  return { cx: x, cy: y };
}

/** Inside the viewport, where the scale is known. */
function ScaledButtons(props: FieldMapProps & { readonly actor: UnitId | null }): ReactNode {
  const { view, spots, actor, planned, hand } = props;
  const { scale } = useLens();
  useEffect(() => {
    hand.drawnAt(scale);
  }, [hand, scale]);
  return (
    <PlaceButtons
      {...{ view, spots, actor, planned, scale }}
      field={fieldFor(view)}
      unitLabel={props.unitLabel}
      spotLabel={props.spotLabel}
      ghostLabel={props.ghostLabel}
      onGhost={props.onGhost}
    />
  );
}
