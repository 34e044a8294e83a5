import type { Point } from '../../rules/geometry/point.ts';
import { span } from '../../rules/geometry/point.ts';
import { type Sheet } from '../field/sheet.ts';

/** Milliseconds an inch takes, and a whole way at most. */
const INCH_MS = 90;
const MOST_MS = 700;

interface Film {
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

/** A way corner by corner, relative to its end; each leg takes as long as it is. */
export function walkFilm(sheet: Sheet, way: readonly Point[]): Film {
  const end = sheet.at(way.at(-1) ?? { x: 0, y: 0 });
  const lengths = way.map((point, at) => (at === 0 ? 0 : span(way[at - 1] ?? point, point)));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  const frames = way.map((point, at): Keyframe => {
    gone += lengths[at] ?? 0;
    const { x, y } = sheet.at(point);
    return {
      offset: whole === 0 ? 1 : Math.min(1, gone / whole),
      transform: `translate(${Math.round((x - end.x) * 10) / 10}px, ${Math.round((y - end.y) * 10) / 10}px)`,
    };
  });
  return { frames, timing: { duration: Math.min(MOST_MS, (whole / 1000) * INCH_MS), easing: 'linear' } };
}
