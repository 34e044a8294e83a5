import type { Point } from '../../content/maps/segment.ts';
import type { Mark } from './engraving.ts';
import { INK, OXBLOOD, PAPER, SEA_INK, SECOND_INK } from './palette.ts';
import { ellipse, Pen, polygon } from './pen.ts';
import type { SeaRoom } from './sea-spots.ts';

const LARGEST = 36;
const POINTS = 32;

export const compassRadius = ({ room }: SeaRoom): number => Math.min(LARGEST, room / 1.12);

const onCircle = ([x, y]: Point, radius: number, turn: number): Point => [
  x + Math.sin(turn * 2 * Math.PI) * radius,
  y - Math.cos(turn * 2 * Math.PI) * radius,
];

/** Wind lines across the sea, outwards from the compass rose. */
export function rhumbLines(spot: SeaRoom, [width, height]: Point): Mark {
  const pen = new Pen();
  const [near, far] = [compassRadius(spot) * 1.05, width + height];
  for (let k = 0; k < POINTS; k++)
    pen.move(onCircle(spot.at, near, k / POINTS)).line(onCircle(spot.at, far, k / POINTS));
  return { d: pen.data, stroke: SEA_INK, width: 0.4, opacity: 0.38, clip: 'sea' };
}

/** The rays of a star, each with a dark half and a light half. */
function star(
  centre: Point,
  count: number,
  first: number,
  outer: number,
  inner: number,
): { dark: string; light: string } {
  const rays = Array.from({ length: count }, (_, k) => first + k / count);
  const half = (side: number): string =>
    rays
      .map((turn) =>
        polygon([centre, onCircle(centre, outer, turn), onCircle(centre, inner, turn + side / (2 * count))]),
      )
      .join('');
  return { dark: half(1), light: half(-1) };
}

export function compassRose(spot: SeaRoom): Mark[] {
  const { at } = spot;
  const radius = compassRadius(spot);
  const ring = (share: number): string => ellipse(at, radius * share, radius * share);
  const ticks = new Pen();
  for (let k = 0; k < POINTS; k++)
    ticks
      .move(onCircle(at, radius * 0.66, k / POINTS))
      .line(onCircle(at, radius * (k % 4 === 0 ? 0.78 : 0.73), k / POINTS));
  const north = onCircle(at, radius * 1.24, 0);
  const lily = polygon([
    north,
    [north[0] + radius * 0.1, north[1] + radius * 0.21],
    [north[0], north[1] + radius * 0.15],
    [north[0] - radius * 0.1, north[1] + radius * 0.21],
  ]);
  const stars = [
    { ...star(at, 8, 1 / 16, radius * 0.52, radius * 0.17), ink: SECOND_INK },
    { ...star(at, 4, 1 / 8, radius * 0.66, radius * 0.2), ink: SECOND_INK },
    { ...star(at, 4, 0, radius * 0.98, radius * 0.2), ink: INK },
  ];
  return [
    { d: ring(1.35), gradient: 'glow', clip: 'sea' },
    { d: ring(0.78), fill: PAPER, opacity: 0.55 },
    { d: ring(0.78) + ring(0.66), stroke: INK, width: 0.6 },
    { d: ticks.data, stroke: INK, width: 0.5 },
    ...stars.flatMap(({ dark, light, ink }): Mark[] => [
      { d: light, fill: PAPER, stroke: INK, width: 0.5 },
      { d: dark, fill: ink, stroke: INK, width: 0.5 },
    ]),
    { d: ring(0.075), fill: OXBLOOD, stroke: INK, width: 0.5 },
    { d: lily, fill: OXBLOOD },
  ];
}
