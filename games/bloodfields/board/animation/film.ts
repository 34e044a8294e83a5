import { span } from '../../rules/geometry/point.ts';
import { type Sheet } from '../field/sheet.ts';
import type { Walk } from './animation.ts';

interface Film {
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

/** A way corner by corner, relative to its end; each leg takes time in proportion to its length. */
export function walkFilm(sheet: Sheet, { way, at, ms }: Walk): Film {
  const end = sheet.at(way.at(-1) ?? { x: 0, y: 0 });
  const lengths = way.map((point, index) => span(way[index - 1] ?? point, point));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  const frames = way.map((point, index): Keyframe => {
    gone += lengths[index] ?? 0;
    const { x, y } = sheet.at(point);
    return {
      offset: whole === 0 ? 1 : Math.min(1, gone / whole),
      transform: `translate(${Math.round((x - end.x) * 10) / 10}px, ${Math.round((y - end.y) * 10) / 10}px)`,
    };
  });
  return { frames, timing: { delay: at, duration: ms, easing: 'linear', fill: 'backwards' } };
}
