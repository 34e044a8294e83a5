import { round } from '../drawing/round.ts';

/** A point on a plate. */
export type Spot = readonly [x: number, y: number];

/** Randomness for wavering lines: equal seeds draw equal pictures. */
export function wavering(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number as written in a path: a tenth of a unit is finer than any screen shows. */
export const at = (value: number): string => String(round(value));

/** The closed outline through some points. */
export const outline = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z`;

/** The stroke of a graver: thick in the middle, fine at both ends. */
export function burin(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1) + Math.PI / 2;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [dx, dy] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * width) / 2];
  return `M${at(x1)} ${at(y1)}Q${at(x + dx)} ${at(y + dy)} ${at(x2)} ${at(y2)}Q${at(x - dx)} ${at(y - dy)} ${at(x1)} ${at(y1)}Z`;
}

/** Points along an arc, for shapes that are hatched. */
export function arc(centre: Spot, radius: number, from: number, to: number, steps = 24): Spot[] {
  return Array.from({ length: steps + 1 }, (_, step): Spot => {
    const angle = from + ((to - from) * step) / steps;
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
  });
}

/** Parallel strokes at an angle, kept inside a shape. */
export function hatch(shape: readonly Spot[], angle: number, gap: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = shape.map(([x, y]): Spot => [x * cos + y * sin, y * cos - x * sin]);
  const heights = turned.map(([, y]) => y);
  const back = (x: number, y: number): string => `${at(x * cos - y * sin)} ${at(x * sin + y * cos)}`;
  let strokes = '';
  for (let y = Math.min(...heights) + gap / 2; y < Math.max(...heights); y += gap) {
    const crossings = turned
      .flatMap(([x1, y1], side) => {
        const [x2, y2] = turned[(side + 1) % turned.length] ?? [x1, y1];
        return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
      })
      .toSorted((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2)
      strokes += `M${back(crossings[pair] ?? 0, y)}L${back(crossings[pair + 1] ?? 0, y)}`;
  }
  return strokes;
}

interface SkyProps {
  readonly seed: number;
  readonly side: number;
  readonly to: number;
  readonly gap: number;
  /** The centre of the light, and how far around it nothing is drawn. */
  readonly light: Spot;
  readonly clear: number;
  readonly width: number;
}

/** Horizontal lines that thin out towards the light. */
export function sky({ seed, side, to, gap, light, clear, width }: SkyProps): string {
  const random = wavering(seed);
  let lines = '';
  for (let y = gap; y < to; y += gap) {
    for (let x = -20 - random() * 40; x < side + 10;) {
      const length = 34 + random() * 96;
      const far = Math.hypot(x + length / 2 - light[0], y - light[1]);
      const weight = Math.max(0, Math.min(1, (far - clear) / 190));
      if (weight > 0.02)
        lines += burin(x, y + random() - 0.5, x + length, y + random() - 0.5, width * (0.3 + 0.9 * weight));
      x += length + 3 + random() * 9;
    }
  }
  return lines;
}

interface HillProps {
  readonly seed: number;
  readonly side: number;
  readonly base: number;
  readonly swell: number;
  /** The length of the strokes down its slope, and the distance between them. */
  readonly fall?: number;
  readonly gap?: number;
}

/** A hill, with strokes down its slopes. */
export function hill({ seed, side, base, swell, fall = 34, gap = 4.2 }: HillProps): {
  readonly ground: string;
  readonly strokes: string;
} {
  const random = wavering(seed * 10);
  const crest = (x: number): number =>
    base + Math.sin(x / 58 + seed) * swell + Math.sin(x / 23 + seed * 2) * swell * 0.32;
  let ground = `M-6 ${side + 6}`;
  for (let x = -6; x <= side + 8; x += 7) ground += `L${x} ${at(crest(x))}`;
  let strokes = '';
  for (let x = -6; x < side + 8; x += gap) {
    const slope = (crest(x + 4) - crest(x - 4)) / 8;
    const length = fall * (0.35 + random() * 0.8);
    const foot = crest(x) + length;
    strokes += burin(x, crest(x) + 2, x + slope * 16 + 5 * (random() - 0.3), foot, 1.7);
    if (random() < 0.6)
      strokes += burin(x + 2, foot + 6, x + 2 + slope * 14, foot + 8 + random() * length * 0.8, 1.3);
  }
  return { ground: `${ground}L${side + 8} ${side + 6}Z`, strokes };
}
