import type { Locale } from '@sanguine/kernel';
import type { BoardPlaces, Pointing } from '@sanguine/ui/interaction/use-pointing.ts';
import { useRover } from '@sanguine/ui/interaction/use-rover.ts';
import { centred, type WorldRect } from '@sanguine/ui/viewport/camera.ts';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { Layer, Sheet as SheetLayers } from '@sanguine/ui/viewport/sheet.tsx';
import { useReveal } from '@sanguine/ui/viewport/use-shown.ts';
import { Viewport, type ViewportHandle } from '@sanguine/ui/viewport/viewport.tsx';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Point } from '../../rules/geometry/point.ts';
import type { State, UnitId } from '../../rules/state.ts';
import type { Animation } from '../animation/animation.ts';
import { AnimationLayer } from '../animation/animation-layer.tsx';
import type { Choices } from '../interaction/board-types.ts';
import type { GroundHold } from '../interaction/ground.ts';
import type { Marks } from '../interaction/marks.ts';
import { countryOf } from '../ground/country.ts';
import { Ground } from '../ground/ground.tsx';
import { lieOf } from '../ground/lie.ts';
import { PlainGround } from '../ground/plain.tsx';
import { Woodcuts } from '../look/woodcuts.tsx';
import { CLOSEST, INCH_PX } from '../plan/grain.ts';
import type { Stand } from '../plan/stand.ts';
import { type Place, readPlace, unitAt } from '../plan/targets.ts';
import type { Fight } from '../tray/fight.ts';
import { Distances } from './distances.tsx';
import { Ghost, Planned } from './ghost.tsx';
import { Zones } from './ground.tsx';
import { GhostButton, PlaceButtons } from './place-buttons.tsx';
import { Places } from './places.tsx';
import { allPlaces, placePoint, placeTowards } from './roving.ts';
import css from './field.module.css';
import { RIM, type Sheet } from './sheet.ts';
import { Units } from './units.tsx';
import { ChargeChance, ChargeLane, Reached, Rings, SightLine } from './washes.tsx';
import { zonesOf } from './zones.ts';

const LIMITS = { farthest: 1, closest: CLOSEST };
/** A tenth of an inch in pixels of the picture. */
const NUDGE = 2.4;

interface TableMapProps {
  readonly locale: Locale;
  readonly sheet: Sheet;
  readonly view: State;
  readonly label: string;
  readonly marks: Marks;
  readonly choices: Choices;
  /** Of a way, set by hand. */
  readonly corners: readonly Point[];
  readonly aim: Place | null;
  readonly hold: GroundHold;
  readonly scene: Animation | null;
  readonly stand: Stand | null;
  readonly pointing: Pointing<Place>;
  readonly labelOf: (place: Place) => string;
  readonly ghostLabel: string;
  readonly onPlay: () => void;
  /** Where dice are being rolled about; the view stays there as long as they are. */
  readonly fight: Fight | null;
  readonly overlay: ReactNode;
}

/** Tells the hand how far the view is zoomed: that decides how finely it can point. */
function Zoom({ hold }: { readonly hold: GroundHold }): null {
  const { scale } = useLens();
  useEffect(() => {
    hold.zoomTo(scale);
  }, [hold, scale]);
  return null;
}

/** Who is about to be set down elsewhere. */
function liftedIn({ task, draft }: Choices): UnitId | null {
  return draft !== null && (task?.kind === 'walk' || task?.kind === 'leap') ? task.unit : null;
}

/** About 46 pixels an inch shows two bases with what stands around them; who shoots from afar is seen with the target. */
const nearFor = (across: number): number => Math.min(1.9, 400_000 / ((across + 4000) * INCH_PX));

/** Looks at the fight from near, and back to what was in view before when it is over. */
function useVisit(port: RefObject<ViewportHandle | null>, fight: Point | null, near: number): void {
  const { x, y } = fight ?? { x: null, y: null };
  const begins = useRef(fight !== null);
  useEffect(() => {
    const view = port.current;
    if (view === null || x === null || y === null) return undefined;
    // A table that was opened in the middle of a fight has shown nothing else before.
    const back = begins.current ? view.whole : view.visit({ x, y }, near);
    begins.current = false;
    return back;
  }, [port, x, y, near]);
}

/** The table with everything on it. */
export function TableMap(props: TableMapProps): ReactNode {
  const { locale, sheet, view, label, marks, choices, aim, hold, scene, stand, pointing, overlay } = props;
  const { spots } = choices;
  const country = countryOf(view);
  const lie = useMemo(() => lieOf(sheet.table, INCH_PX, sheet.upright ? 1 : 0), [sheet]);
  const world = useMemo(() => ({ width: sheet.width, height: sheet.height }), [sheet]);
  const port = useRef<ViewportHandle>(null);
  const boxOf = (place: Place): WorldRect | undefined => {
    const at = placePoint(sheet, view, spots, place);
    return at === undefined ? undefined : { x: at.x - 40, y: at.y - 40, width: 80, height: 80 };
  };
  const reveal = useReveal(port, boxOf, marks.shown);
  const fight = props.fight === null ? null : sheet.at(props.fight.at);
  const near = nearFor(props.fight?.across ?? 0);
  useVisit(port, fight, near);
  const [first = null] = allPlaces(view, spots);
  const roving = useRover<Place | null>(
    () => first,
    pointing,
    (place) => {
      if (place !== null) reveal(place);
    },
  );
  const there = allPlaces(view, spots);
  const rover = roving.rover !== null && there.includes(roving.rover) ? roving.rover : first;
  const places = useMemo(
    (): BoardPlaces<Place> => ({
      attribute: 'data-place',
      read: readPlace,
      towards: (place, key) => {
        const from = placePoint(sheet, view, spots, place);
        const others = allPlaces(view, spots).flatMap((one) => {
          const at = placePoint(sheet, view, spots, one);
          return one === place || at === undefined ? [] : [{ place: one, at }];
        });
        return from === undefined ? null : placeTowards(from, key, others);
      },
    }),
    [sheet, view, spots],
  );
  const box = `0 0 ${world.width} ${world.height}`;
  return (
    <Viewport
      ref={port}
      world={world}
      fits
      {...(fight === null ? {} : { start: (size) => centred(fight, near, size) })}
      label={label}
      limits={LIMITS}
      ground={hold.ground}
      nudge={NUDGE}
      mini={
        <svg viewBox={box} aria-hidden="true">
          <PlainGround country={country} lie={lie} />
        </svg>
      }
      overlay={overlay}
    >
      <Zoom hold={hold} />
      <Woodcuts />
      <SheetLayers places={places} pointing={roving.pointing}>
        <Ground country={country} lie={lie} />
        <Layer box={box} lang={locale}>
          <Zones sheet={sheet} zones={zonesOf(view)} />
          {marks.reach === null ? null : <Reached sheet={sheet} shape={marks.reach} />}
          <Places sheet={sheet} view={view} />
          {marks.lane === null ? null : <ChargeLane sheet={sheet} lane={marks.lane} />}
          {marks.sight === null ? null : <SightLine sheet={sheet} sight={marks.sight} />}
          <Rings sheet={sheet} view={view} marks={marks} aim={unitAt(aim)} />
          <Units
            {...{ locale, sheet, view, scene }}
            lifted={liftedIn(choices)}
            named={[unitAt(aim), marks.chosen, marks.target]}
          />
          {marks.lane === null ? null : <ChargeChance sheet={sheet} lane={marks.lane} locale={locale} />}
          <Planned {...{ sheet, view, choices }} corners={props.corners} />
          {stand === null ? null : <Distances {...{ sheet, view, stand }} />}
          <Ghost {...{ sheet, view, hold }} />
          <AnimationLayer sheet={sheet} scene={scene} />
        </Layer>
        <div
          className={css['table']}
          data-guide="field"
          data-upright={sheet.upright}
          style={{ inset: RIM }}
        />
        <PlaceButtons {...{ sheet, view, choices, marks, rover }} labelOf={props.labelOf} />
        <GhostButton {...{ sheet, choices }} label={props.ghostLabel} onPlay={props.onPlay} />
      </SheetLayers>
    </Viewport>
  );
}
