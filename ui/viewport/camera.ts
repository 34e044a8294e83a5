import type { Size } from '../controls/placing.ts';

/** A world point p appears at `p * scale + (x, y)` in the view. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface WorldRect extends Point, Size {}

/** The zoom range, as scales. */
export interface ZoomLimits {
  /** The smallest scale, unless the whole world needs a smaller one to fit. */
  readonly farthest: number;
  readonly closest: number;
}

export const ZOOM_LIMITS: ZoomLimits = { farthest: 1, closest: 3 };

/** The scale at which the whole world fits into the view. */
export function fitScale(view: Size, world: Size): number {
  return Math.min(view.width / world.width, view.height / world.height);
}

/** The camera that shows the whole world as large as it fits: a small one larger than it is drawn. */
export const wholeWorld = (view: Size, world: Size): Camera => ({ x: 0, y: 0, scale: fitScale(view, world) });

export function isWhole({ scale }: Camera, view: Size, world: Size): boolean {
  return world.width * scale <= view.width + 1 && world.height * scale <= view.height + 1;
}

/** Adjusts to a new view size: the centre stays, and a view of the whole world stays one. */
export function resized(camera: Camera, before: Size, view: Size, world: Size): Camera {
  if (isWhole(camera, before, world)) return wholeWorld(view, world);
  return {
    scale: camera.scale,
    x: camera.x + (view.width - before.width) / 2,
    y: camera.y + (view.height - before.height) / 2,
  };
}

/** The smallest scale at which the world covers the view. */
export function coverScale(view: Size, world: Size): number {
  return Math.max(view.width / world.width, view.height / world.height);
}

/** Clamps to the zoom limits and keeps the world in view. */
export function bounded(
  { x, y, scale }: Camera,
  view: Size,
  world: Size,
  { farthest, closest }: ZoomLimits = ZOOM_LIMITS,
): Camera {
  const least = Math.min(farthest, fitScale(view, world));
  const kept = Math.min(closest, Math.max(least, scale));
  return {
    scale: kept,
    x: boundedSide(x, view.width, world.width * kept),
    y: boundedSide(y, view.height, world.height * kept),
  };
}

function boundedSide(at: number, view: number, world: number): number {
  const spare = view - world;
  // Centre what fits; otherwise leave no gap at the edges.
  return spare >= 0 ? spare / 2 : Math.min(0, Math.max(spare, at));
}

/** Zooms, keeping the world point under `at` in place. */
export function zoomed(camera: Camera, factor: number, at: Point, closest = ZOOM_LIMITS.closest): Camera {
  const scale = Math.min(closest, camera.scale * factor);
  const growth = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * growth, y: at.y - (at.y - camera.y) * growth };
}

/** The point under a pixel of the view, in units of `unit` world pixels. */
export function pointUnder({ x, y, scale }: Camera, at: Point, unit = 1): Point {
  return { x: (at.x - x) / scale / unit, y: (at.y - y) / scale / unit };
}

/** The pixel of the view at which a point appears. */
export function pixelOf({ x, y, scale }: Camera, point: Point, unit = 1): Point {
  return { x: point.x * unit * scale + x, y: point.y * unit * scale + y };
}

/** Puts a world point in the middle of the view. */
export function centred(point: Point, scale: number, view: Size): Camera {
  return { scale, x: view.width / 2 - point.x * scale, y: view.height / 2 - point.y * scale };
}

export function seen({ x, y, scale }: Camera, view: Size): WorldRect {
  return { x: -x / scale, y: -y / scale, width: view.width / scale, height: view.height / scale };
}

/** The smallest shift that brings a world box into view, with a margin around it. */
export function revealing(camera: Camera, box: WorldRect, view: Size, room = 56): Camera {
  const { scale } = camera;
  const along = (at: number, start: number, length: number, most: number): number => {
    const first = start * scale + at;
    const last = first + length * scale;
    if (last - first > most - 2 * room) return most / 2 - (start + length / 2) * scale;
    if (first < room) return at + room - first;
    return last > most - room ? at - (last - most + room) : at;
  };
  return {
    scale,
    x: along(camera.x, box.x, box.width, view.width),
    y: along(camera.y, box.y, box.height, view.height),
  };
}
