import type { Locale, Viewer } from '@sanguine/kernel';
import type { BoardPlaces, Pointing } from '@sanguine/ui/interaction/use-pointing.ts';
import { useRover } from '@sanguine/ui/interaction/use-rover.ts';
import { type Camera, centred, coverScale, type WorldRect } from '@sanguine/ui/viewport/camera.ts';
import type { Size } from '@sanguine/ui/controls/placing.ts';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { Layer, Sheet as SheetLayers } from '@sanguine/ui/viewport/sheet.tsx';
import { useReveal } from '@sanguine/ui/viewport/use-shown.ts';
import { Viewport, type ViewportHandle } from '@sanguine/ui/viewport/viewport.tsx';
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import type { Point } from '../../rules/geometry/point.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State, UnitId } from '../../rules/state.ts';
import type { Animation } from '../animation/animation.ts';
import { AnimationLayer } from '../animation/animation-layer.tsx';
import type { Choices } from '../interaction/board-types.ts';
import type { GroundHold } from '../interaction/ground.ts';
import type { Marks } from '../interaction/marks.ts';
import type { Handling } from '../interaction/use-ground-hold.ts';
import type { Tools } from '../interaction/use-tools.ts';
import { countryOf } from '../ground/country.ts';
import { Ground } from '../ground/ground.tsx';
import { lieOf } from '../ground/lie.ts';
import { PlainGround } from '../ground/plain.tsx';
import { Woodcuts } from '../look/woodcuts.tsx';
import { CLOSEST, INCH_PX } from '../plan/grain.ts';
import { type Place, readPlace, unitAt, unitPlace } from '../plan/targets.ts';
import { moverOf } from '../plan/task.ts';
import { activeUnit } from '../../text/board.ts';
import { unitOf } from '../../rules/units.ts';
import type { Fight } from '../tray/fight.ts';
import { Distances } from './distances.tsx';
import { Ghost, Planned } from './ghost.tsx';
import { Zones } from './ground.tsx';
import { HintedWay } from './hinted.tsx';
import { HitMarks } from './hits.tsx';
import { endLabel } from './labels.ts';
import { Lifted } from './lifted.tsx';
import { ChargeChance, ChargeLane, PushTrail } from './lane.tsx';
import { GhostButton, PlaceButtons } from './place-buttons.tsx';
import { Places } from './places.tsx';
import { allPlaces, placePoint, placeTowards } from './roving.ts';
import { RimArcs } from './rim-arcs.tsx';
import css from './field.module.css';
import { RIM, STILL } from './sheet.ts';
import { SightLine } from './sight-lines.tsx';
import { Hidden, Sights } from './sights.tsx';
import { Stakes } from './stakes.tsx';
import { Threats } from './threats.tsx';
import { Units } from './units.tsx';
import { ReachedNow, Rings } from './washes.tsx';
import { zonesOf } from './zones.ts';

/** Loaded on demand: most battles never use it. */
const loadTape = () => import('./tape-layer.tsx');
const TapeLayer = lazy(async () => ({ default: (await loadTape()).TapeLayer }));
const TapeHandles = lazy(async () => ({ default: (await loadTape()).TapeHandles }));

/** The farthest view shows the whole table, however small. */
const LIMITS = { farthest: Infinity, closest: CLOSEST };
/** A tenth of an inch in pixels of the picture. */
const NUDGE = 2.4;

interface TableMapProps {
  readonly locale: Locale;
  readonly view: State;
  readonly viewer: Viewer;
  readonly label: string;
  readonly marks: Marks;
  readonly choices: Choices;
  /** The move shown as the best one. */
  readonly hint: AnyMove | null;
  /** Corners of a way set by hand. */
  readonly corners: readonly Point[];
  readonly aim: Place | null;
  readonly handling: Handling;
  readonly tools: Tools;
  readonly scene: Animation | null;
  readonly playing: readonly Animation[];
  readonly pointing: Pointing<Place>;
  readonly labelOf: (place: Place) => string;
  readonly ghostLabel: string;
  readonly onPlay: () => void;
  /** Where dice are being rolled; the view stays there until they are settled. */
  readonly fight: Fight | null;
  readonly overlay: ReactNode;
}

/** Tells the hand the zoom, which decides how finely it can point. */
function Zoom({ hold }: { readonly hold: GroundHold }): null {
  const { scale } = useLens();
  useEffect(() => {
    hold.zoomTo(scale);
  }, [hold, scale]);
  return null;
}

/** About 46 pixels an inch shows two bases and what stands around them; a long shot shows both shooter and target. */
const nearFor = (across: number): number => Math.min(1.9, 400_000 / ((across + 4000) * INCH_PX));

/** Zooms in on the fight, and back to the previous view when it is over. */
function useVisit(port: RefObject<ViewportHandle | null>, fight: Point | null, near: number): void {
  const { x, y } = fight ?? { x: null, y: null };
  const begins = useRef(fight !== null);
  useEffect(() => {
    const view = port.current;
    if (view === null || x === null || y === null) return undefined;
    // A table opened in the middle of a fight has no previous view.
    const back = begins.current ? view.whole : view.visit({ x, y }, near);
    begins.current = false;
    return back;
  }, [port, x, y, near]);
}

/** The table with everything on it. */
export function TableMap(props: TableMapProps): ReactNode {
  const {
    locale,
    view,
    viewer,
    label,
    marks,
    choices,
    aim,
    handling,
    tools,
    scene,
    playing,
    pointing,
    overlay,
  } = props;
  const { sheet, hold, tape } = handling;
  const planned = choices.draft === null ? null : moverOf(choices.task);
  const active = activeUnit(view);
  // A spectator looks with the eyes of the acting unit's side.
  const seat = viewer ?? (active === null ? 0 : unitOf(view, active).owner);
  const looker = unitAt(aim) ?? marks.chosen ?? active;
  const seeing = tools.on.has('sight') || marks.target !== null;
  const eyes = { locale, sheet, view, hold, unit: marks.target === null ? looker : marks.chosen };
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
  // On a narrow screen the whole table would be too small for a finger: the area around the acting unit fills the board.
  const nearby = (size: Size): Camera => {
    const scale = coverScale(size, world);
    const at = active === null ? { x: world.width / 2, y: world.height / 2 } : sheet.at(unitOf(view, active));
    return centred(at, scale, size);
  };
  const follow = useEffectEvent((unit: UnitId) => {
    const box = boxOf(unitPlace(unit));
    if (box !== undefined) port.current?.reveal(box);
  });
  useEffect(() => {
    if (active !== null && sheet.upright) follow(active);
  }, [active, sheet]);
  const fight = props.fight === null ? null : sheet.at(props.fight.at);
  const near = nearFor(props.fight?.across ?? 0);
  useVisit(port, fight, near);
  const start =
    fight === null ? (sheet.upright ? nearby : null) : (size: Size): Camera => centred(fight, near, size);
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
      {...(start === null ? {} : { start })}
      label={label}
      limits={LIMITS}
      ground={tools.on.has('tape') ? tape.ground : hold.ground}
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
          <g id={STILL}>
            <Zones sheet={sheet} zones={zonesOf(view)} />
            {seeing ? <Hidden {...eyes} /> : null}
            {tools.on.has('threats') ? (
              <Threats {...{ sheet, view, seat, hold, planned }} only={unitAt(aim)} />
            ) : null}
            <ReachedNow {...{ sheet, view, hold }} reach={marks.reach} />
            <Places sheet={sheet} view={view} />
            {marks.lane === null ? null : <ChargeLane sheet={sheet} lane={marks.lane} />}
            {marks.sight === null || seeing ? null : <SightLine sheet={sheet} sight={marks.sight} />}
            <Rings sheet={sheet} view={view} marks={marks} aim={unitAt(aim)} />
            <Units
              {...{ locale, sheet, view, scene, hold, planned }}
              named={[unitAt(aim), marks.chosen, marks.target]}
              fighters={props.fight?.units ?? null}
            />
            {marks.rim === null ? null : <RimArcs sheet={sheet} {...marks.rim} />}
            {marks.pushed === null ? null : <PushTrail sheet={sheet} pushed={marks.pushed} />}
          </g>
          <AnimationLayer {...{ sheet, view, playing }} trace={scene?.trace ?? null} />
        </Layer>
        {/* What follows a hand has a layer of its own, so that what lies still need not be painted again. */}
        <Layer box={box} lang={locale}>
          {seeing ? <Sights {...eyes} /> : <Stakes {...{ sheet, view, hold }} />}
          <HintedWay sheet={sheet} task={choices.task} move={props.hint} />
          <Planned {...{ sheet, view, choices }} corners={props.corners} />
          <Distances {...{ sheet, view, hold }} />
          <Ghost {...{ sheet, view, hold }} />
          <HitMarks {...{ locale, sheet, view, hold }} draft={choices.draft} />
          {marks.lane === null ? null : <ChargeChance sheet={sheet} lane={marks.lane} locale={locale} />}
          <Suspense fallback={null}>
            {tools.on.has('tape') ? <TapeLayer {...{ sheet, view, tape }} /> : null}
          </Suspense>
        </Layer>
        <Lifted {...{ sheet, view, hold }} />
        <div
          className={css['table']}
          data-guide="field"
          data-upright={sheet.upright}
          style={{ inset: RIM }}
        />
        <PlaceButtons
          {...{ sheet, view, choices, rover }}
          lit={marks.lit}
          chosen={marks.chosen}
          target={marks.target}
          dim={marks.sight !== null || tools.on.has('tape') || (marks.rim?.arcs.length ?? 0) > 0}
          labelOf={props.labelOf}
        />
        <GhostButton {...{ sheet, choices }} label={props.ghostLabel} onPlay={props.onPlay} />
        <Suspense fallback={null}>
          {tools.on.has('tape') ? (
            <TapeHandles {...{ sheet, view, tape }} labelOf={(end) => endLabel(locale, view, end)} />
          ) : null}
        </Suspense>
      </SheetLayers>
    </Viewport>
  );
}
