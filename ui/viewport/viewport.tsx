import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Size } from '../controls/placing.ts';
import { BoardOnly } from '../frame/board-only.ts';
import {
  bounded,
  type WorldRect,
  type Camera,
  centred,
  isWhole,
  resized,
  revealing,
  seen,
  type Point,
  pointUnder,
  wholeWorld,
  ZOOM_LIMITS,
  zoomed,
  type ZoomLimits,
} from './camera.ts';
import { detailAt, pieceScale } from './detail.ts';
import type { FreeGround } from './free-ground.ts';
import { type GestureHandlers, useGestures } from './gestures.ts';
import { GroundHand } from './ground-hand.ts';
import { type Lens, LensContext } from './lens.ts';
import { MiniMap, type MiniMapHandle } from './mini-map.tsx';
import css from './viewport.module.css';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface ViewportHandle {
  /** Centres a world point, zooming in to `scale` if needed. */
  centreOn(point: Point, scale?: number): void;
  reveal(box: WorldRect): void;
  whole(this: void): void;
  /** Shows a world point from near for a while; the returned function goes back to the earlier view. */
  visit(point: Point, scale: number): () => void;
}

interface ViewportProps {
  /** The first camera, once the size of the view is known; if omitted, the whole world. */
  readonly start?: (view: Size, world: Size) => Camera;
  readonly world: Size;
  readonly label: string;
  /** The mini map's drawing, in world units. */
  readonly mini: ReactNode;
  /** The whole world is a good view: the controls appear only while part of it is out of view. */
  readonly fits?: boolean;
  /** If omitted, up to three times its size. Must be a stable object. */
  readonly limits?: ZoomLimits;
  /** Handles input where no place is named. */
  readonly ground?: FreeGround;
  /** The unit of the board's points, in pixels of the world: 24 for a table in inches drawn at 24 per inch. */
  readonly unit?: number;
  /** How far an arrow key nudges a piece, in units. */
  readonly nudge?: number;
  readonly children: ReactNode;
  /** Drawn over the board and does not move with it. */
  readonly overlay?: ReactNode;
  readonly ref?: Ref<ViewportHandle>;
}

const NEARER = 1.3;
/** How much closer than usual a picture of a moment shows its subject. */
const PICTURED = 1.5;

/** How far arrow keys with Shift push the world; without Shift they belong to the board. */
const PUSHES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [90, 0],
  ArrowRight: [-90, 0],
  ArrowUp: [0, 90],
  ArrowDown: [0, -90],
};

const IDLE: GestureHandlers = {
  pan: () => undefined,
  zoom: () => undefined,
  rest: () => undefined,
  point: () => undefined,
  key: () => false,
  ground: null,
};

/** Pan and zoom by wheel, pinch, drag, double click and keys. */
export function Viewport({
  start = wholeWorld,
  world,
  label,
  mini,
  fits = false,
  limits = ZOOM_LIMITS,
  ground,
  unit = 1,
  nudge = 1,
  children,
  overlay,
  ref,
}: ViewportProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const map = useRef<MiniMapHandle>(null);
  const camera = useRef<Camera | null>(null);
  const view = useRef<Size>({ width: 0, height: 0 });
  /** The subject of a picture, until the picture's size is known. */
  const awaited = useRef<WorldRect>(null);
  const pictured = use(BoardOnly);
  const [rest, setRest] = useState<{ scale: number; whole: boolean }>({ scale: 1, whole: true });

  const tools = useMemo(() => {
    const look = (next: Camera): void => {
      const now = bounded(next, view.current, world, limits);
      camera.current = now;
      const style = stage.current?.style;
      style?.setProperty('transform', `translate(${now.x}px, ${now.y}px) scale(${now.scale})`);
      style?.setProperty('--scale', String(now.scale));
      map.current?.mark(seen(now, view.current));
    };
    const settle = (): void => {
      const now = camera.current;
      if (now === null) return;
      stage.current?.classList.remove(css['moving'] ?? '');
      const whole = isWhole(now, view.current, world);
      setRest((before) =>
        before.scale === now.scale && before.whole === whole ? before : { scale: now.scale, whole },
      );
    };
    const glide = (next: Camera): void => {
      stage.current?.classList.add(css['gliding'] ?? '');
      look(next);
      settle();
    };
    const hold = (): void => {
      stage.current?.classList.remove(css['gliding'] ?? '');
      stage.current?.classList.add(css['moving'] ?? '');
    };
    const middle = (): Point => ({ x: view.current.width / 2, y: view.current.height / 2 });
    return {
      look,
      settle,
      glide,
      hold,
      centreOn: (point: Point, scale?: number): void => {
        if (camera.current !== null)
          glide(centred(point, Math.max(scale ?? 0, camera.current.scale), view.current));
      },
      reveal: (box: WorldRect): void => {
        const now = camera.current;
        if (!pictured) {
          if (now !== null) glide(revealing(now, box, view.current));
          return;
        }
        const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        if (now === null) awaited.current = box;
        else glide(centred(point, PICTURED * now.scale, view.current));
      },
      whole: (): void => {
        // Before the size of the view is known there is nothing to look at.
        if (camera.current !== null) glide(wholeWorld(view.current, world));
      },
      visit: (point: Point, scale: number): (() => void) => {
        const before = camera.current;
        if (before === null) return () => undefined;
        const whole = isWhole(before, view.current, world);
        glide(centred(point, Math.max(scale, before.scale), view.current));
        return () => {
          glide(whole ? wholeWorld(view.current, world) : before);
        };
      },
      nearer: (factor: number): void => {
        if (camera.current !== null) glide(zoomed(camera.current, factor, middle(), limits.closest));
      },
      push: (dx: number, dy: number): void => {
        const now = camera.current;
        if (now !== null) glide({ ...now, x: now.x + dx, y: now.y + dy });
      },
    };
  }, [world, limits, pictured]);

  const hand = useRef<GroundHand>(null);
  const handling = useRef<GestureHandlers>(IDLE);
  useEffect(() => {
    handling.current = {
      pan(dx, dy) {
        const now = camera.current;
        if (now === null) return;
        tools.hold();
        tools.look({ ...now, x: now.x + dx, y: now.y + dy });
      },
      zoom(factor, at) {
        if (camera.current === null) return;
        tools.hold();
        tools.look(zoomed(camera.current, factor, at, limits.closest));
      },
      rest: tools.settle,
      point(at) {
        const now = camera.current;
        if (now !== null) tools.centreOn(pointUnder(now, at), 1);
      },
      key(key, shift) {
        const push = PUSHES[key];
        if (push !== undefined && shift) tools.push(...push);
        else if (key === '+' || key === '=') tools.nearer(NEARER);
        else if (key === '-') tools.nearer(1 / NEARER);
        else if (key === '0') tools.whole();
        else return false;
        return true;
      },
      ground:
        ground === undefined
          ? null
          : (hand.current ??= new GroundHand(() => camera.current)).over(ground, unit, nudge),
    };
  }, [tools, limits, ground, unit, nudge]);
  useGestures(frame, handling);
  useImperativeHandle(ref, () => tools, [tools]);

  const begin = useRef(start);
  useLayoutEffect(() => {
    begin.current = start;
  });
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    camera.current = null;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      if (width === 0 || height === 0) return;
      const before = view.current;
      view.current = { width, height };
      const now = camera.current;
      tools.look(
        now === null ? begin.current(view.current, world) : resized(now, before, view.current, world),
      );
      if (awaited.current !== null) tools.reveal(awaited.current);
      awaited.current = null;
      tools.settle();
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
    };
  }, [tools, world]);

  const lens = useMemo<Lens>(
    () => ({
      scale: rest.scale,
      detail: detailAt(rest.scale),
      pieceScale: pieceScale(rest.scale),
      reveal: tools.reveal,
    }),
    [rest.scale, tools],
  );

  const size: CSSProperties = { width: world.width, height: world.height };

  return (
    <LensContext value={lens}>
      <section ref={frame} className={css['viewport']} aria-label={label} data-detail={lens.detail}>
        <div ref={stage} className={css['stage']} style={size} data-stage>
          {children}
        </div>
      </section>
      <div className={css['instruments']} hidden={pictured || (fits && rest.whole)}>
        <MiniMap ref={map} world={world} hidden={rest.whole} onLook={tools.centreOn}>
          {mini}
        </MiniMap>
        <ZoomButtons
          onNearer={() => {
            tools.nearer(NEARER);
          }}
          onFarther={() => {
            tools.nearer(1 / NEARER);
          }}
          onWhole={tools.whole}
        />
      </div>
      {overlay}
    </LensContext>
  );
}
