import type { Area, GameMap, MapShape } from '../../content/map.ts';
import { type Point, sides } from '../../content/maps/segment.ts';
import { flatten, glideAlong } from './curve.ts';
import { Pen } from './pen.ts';

/** A part of a ring along one neighbour, or along the frame. */
export interface Stretch {
  readonly other: Area | undefined;
  readonly points: readonly Point[];
}

/** The border of two areas, in the order of the first one's ring. */
export interface Border {
  readonly a: Area;
  readonly b: Area;
  readonly kind: 'land' | 'coast' | 'sea';
  readonly points: readonly Point[];
}

/** The rings cut where the neighbour changes; each ring's stretches are in order. */
export function stretchesOf(shape: MapShape): Stretch[][] {
  const owners = new Map<string, Area>();
  for (const [area, { ring }] of shape.areas.entries())
    for (const [a, b] of sides(ring)) owners.set(`${a.join()}>${b.join()}`, area);
  return shape.areas.map(({ ring }) => {
    const others = sides(ring).map(([a, b]) => owners.get(`${b.join()}>${a.join()}`));
    const start = Math.max(
      0,
      others.findIndex((other, index) => other !== others.at(index - 1)),
    );
    const found: { other: Area | undefined; points: Point[] }[] = [];
    for (const step of ring.keys()) {
      const index = (start + step) % ring.length;
      const [from, to] = [ring.at(index - 1), ring[index]];
      if (from === undefined || to === undefined) continue;
      const last = found.at(-1);
      if (last !== undefined && last.other === others[index]) last.points.push(to);
      else found.push({ other: others[index], points: [from, to] });
    }
    return found;
  });
}

export function bordersOf(map: GameMap, rings: readonly (readonly Stretch[])[]): Border[] {
  const isSea = (area: Area): boolean => map.areas[area]?.terrain === 'sea';
  return rings.flatMap((stretches, a) =>
    stretches.flatMap(({ other: b, points }): Border[] => {
      if (b === undefined || b < a) return [];
      const seas = Number(isSea(a)) + Number(isSea(b));
      return [{ a, b, kind: seas === 2 ? 'sea' : seas === 1 ? 'coast' : 'land', points }];
    }),
  );
}

/** Ring points have half-unit coordinates, so a grid of 20 per unit holds every arc of a border exactly. */
const EXACT = 20;

/** Smooth along neighbours, straight along the frame. */
export function ringPath(stretches: readonly Stretch[]): string {
  const pen = new Pen(EXACT);
  for (const [index, { other, points }] of stretches.entries()) {
    const [first] = points;
    if (index === 0 && first !== undefined) pen.move(first);
    if (other === undefined) pen.line(...points.slice(1));
    else glideAlong(pen, points);
  }
  return pen.close().data;
}

export function borderPath(points: readonly Point[]): string {
  const pen = new Pen(EXACT);
  const [first] = points;
  if (first !== undefined) pen.move(first);
  glideAlong(pen, points);
  return pen.data;
}

export function ringPoints(stretches: readonly Stretch[]): Point[] {
  return stretches.flatMap(({ other, points }) => (other === undefined ? points.slice(1) : flatten(points)));
}
