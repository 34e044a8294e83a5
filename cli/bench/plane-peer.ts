import type { PlaneDisc, PlaneQuestion } from '@sanguine/kernel';
import Flatten from '@flatten-js/core';

/** How many points of a rim and directions of a push are tried. */
const RIM = 8;
const PUSHES = 17;

/**
 * Answers a question of plane geometry with @flatten-js/core, as somebody without geometry of their own would: lines between
 * points of both rims, their middles first, and a few directions to push in. Shapes are prepared beforehand. It may overlook
 * a narrow gap; whatever it finds is there.
 */
export function peerAnswer({ about, from, to, polygons, discs }: PlaneQuestion): () => boolean {
  const solid = polygons.map((corners) => new Flatten.Polygon(corners.map(([x, y]) => Flatten.point(x, y))));
  const round = discs.map(({ x, y, r }) => ({ middle: Flatten.point(x, y), r }));
  const isFree = (line: Flatten.Segment, grown: number): boolean =>
    round.every(({ middle, r }) => line.distanceTo(middle)[0] >= r + grown) &&
    solid.every((polygon) =>
      grown === 0 ? line.intersect(polygon).length === 0 : line.distanceTo(polygon)[0] >= grown,
    );
  if (about === 'charge') {
    return () => pushes(from, to).some((line) => isFree(line, from.r));
  }
  const [starts, ends] = [rimOf(from), rimOf(to)];
  return () => starts.some((start) => ends.some((end) => isFree(Flatten.segment(start, end), 0)));
}

function rimOf({ x, y, r }: PlaneDisc): Flatten.Point[] {
  const rim = Array.from({ length: RIM }, (_, at) => {
    const angle = (2 * Math.PI * at) / RIM;
    return Flatten.point(x + r * Math.cos(angle), y + r * Math.sin(angle));
  });
  return [Flatten.point(x, y), ...rim];
}

/** The ways of the first disc's middle straight into contact with the other disc, the direct one first. */
function pushes(from: PlaneDisc, to: PlaneDisc): Flatten.Segment[] {
  const start = Flatten.point(from.x, from.y);
  const together = from.r + to.r;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const straight = Math.atan2(to.y - from.y, to.x - from.x);
  const widest = Math.asin(Math.min(1, together / far));
  return Array.from({ length: PUSHES }, (_, at) => {
    // 0, 1, -1, 2, -2 … steps to the sides.
    const step = (at % 2 === 0 ? -1 : 1) * Math.ceil(at / 2);
    const angle = (widest * step) / Math.ceil(PUSHES / 2);
    const across = far * Math.sin(angle);
    const go = far * Math.cos(angle) - Math.sqrt(Math.max(0, together * together - across * across));
    const way = straight + angle;
    return Flatten.segment(start, Flatten.point(from.x + go * Math.cos(way), from.y + go * Math.sin(way)));
  });
}
