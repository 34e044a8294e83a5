import type { Point } from '@sanguine/bloodstones/content/maps/segment.ts';
import { around } from './list.ts';
import type { Border, Junction } from './mesh.ts';
import { chanceFrom } from './random.ts';
import { type BorderKind, plus, scaled, type Tangents, unit, type Vector } from './tangents.ts';

interface Stroke {
  /** How far the curve follows its end tangents, as a multiple of its length. */
  readonly bow: number;
  readonly amplitude: number;
  readonly cap: number;
  readonly octaves: number;
  readonly wavelength: number;
  readonly step: number;
}

const STROKES: Readonly<Record<BorderKind, Stroke>> = {
  coast: { bow: 0.95, amplitude: 0.1, cap: 12, octaves: 4, wavelength: 27, step: 3 },
  land: { bow: 0.85, amplitude: 0.055, cap: 6, octaves: 3, wavelength: 25, step: 3.6 },
  sea: { bow: 0.7, amplitude: 0.015, cap: 2, octaves: 1, wavelength: 60, step: 8 },
};
const FROM_FRAME = 3;

/** All coordinates are multiples of this, rounded before any check so that rounding cannot invalidate one. */
const GRID = 0.5;
export const snap = (value: number): number => Math.round(value / GRID) * GRID;

/** A border as a bent, rough line; `calm` from 1 to 0 makes it straighter and smoother. */
export function curveOf(
  border: Border,
  kind: BorderKind,
  tangents: Tangents,
  [width, height]: Point,
  seed: number,
  calm: number,
): Point[] {
  const { from, to } = border;
  const stroke = STROKES[kind];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = unit([to.x - from.x, to.y - from.y]);
  const tangentAt = (junction: Junction, straight: Vector): Vector => {
    const share = Math.min(1, calm * 1.15);
    const tangent = tangents.get(border)?.get(junction) ?? straight;
    return plus(scaled(tangent, share), scaled(straight, 1 - share));
  };
  const bend = length * stroke.bow * Math.min(1, calm * 1.2);
  const leave = scaled(tangentAt(from, along), bend);
  const arrive = scaled(tangentAt(to, scaled(along, -1)), -bend);
  const amplitude = Math.min(stroke.cap, length * stroke.amplitude + 1) * calm;
  const noise = noiseOf(seed, stroke);
  const count = Math.max(4, Math.ceil((length * 1.08) / stroke.step));

  return Array.from({ length: count + 1 }, (_, index): Point => {
    if (index === 0 || index === count)
      return index === 0 ? [snap(from.x), snap(from.y)] : [snap(to.x), snap(to.y)];
    const t = index / count;
    const sideways = noise(t * length) * amplitude * Math.min(1, 1.15 * Math.sin(Math.PI * t) ** 0.7);
    const x = hermite(t, from.x, leave[0], to.x, arrive[0]) - along[1] * sideways;
    const y = hermite(t, from.y, leave[1], to.y, arrive[1]) + along[0] * sideways;
    return [snap(within(x, width)), snap(within(y, height))];
  });
}

const within = (value: number, size: number): number =>
  Math.max(FROM_FRAME, Math.min(size - FROM_FRAME, value));

function hermite(t: number, start: number, leave: number, end: number, arrive: number): number {
  const [square, cube] = [t * t, t * t * t];
  return (
    (2 * cube - 3 * square + 1) * start +
    (cube - 2 * square + t) * leave +
    (3 * square - 2 * cube) * end +
    (cube - square) * arrive
  );
}

function noiseOf(seed: number, { octaves, wavelength }: Stroke): (way: number) => number {
  const chance = chanceFrom(seed);
  const values = Array.from({ length: 512 }, () => chance() * 2 - 1);
  const smooth = (place: number): number => {
    const whole = Math.floor(place);
    const part = place - whole;
    const ease = part * part * (3 - 2 * part);
    return around(values, whole) * (1 - ease) + around(values, whole + 1) * ease;
  };
  return (way) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave += 1)
      sum += smooth((way / wavelength) * 2.1 ** octave + 37.3 * octave) * 0.52 ** octave;
    return sum;
  };
}
