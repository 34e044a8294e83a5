import type { CurvePoint } from '@sanguine/bots';

const LEVELS = '▁▂▃▄▅▆▇█';
const POINTS = 100;

/** A seat's chances as one line of characters, at most `width` long: points that share a character are averaged. */
export function curveLine(curve: readonly CurvePoint[], seat: number, width: number): string {
  const chances = curve.map(({ chances: all }) => all[seat] ?? 0);
  const long = Math.min(width, chances.length);
  return Array.from({ length: long }, (_, at) => {
    const from = Math.floor((at * chances.length) / long);
    const to = Math.max(from + 1, Math.floor(((at + 1) * chances.length) / long));
    const part = chances.slice(from, to);
    const mean = part.reduce((sum, chance) => sum + chance, 0) / part.length;
    const level = Math.min(LEVELS.length - 1, Math.floor((mean / POINTS) * LEVELS.length));
    return LEVELS[level] ?? '';
  }).join('');
}
