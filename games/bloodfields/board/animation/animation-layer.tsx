import type { ReactNode } from 'react';
import { lineThrough, pixels, type Sheet, transformOf } from '../field/sheet.ts';
import type { Animation } from './animation.ts';
import css from './happening.module.css';

/** Drawn over the units: who fell fades, shots flash, lost and restored health rises as numbers. */
export function AnimationLayer({
  sheet,
  scene,
}: {
  readonly sheet: Sheet;
  readonly scene: Animation | null;
}): ReactNode {
  if (scene === null) return null;
  return (
    <g key={scene.row} aria-hidden="true">
      {scene.ghosts.map(({ at, r }, index) => (
        <g key={index} transform={transformOf(sheet, at)}>
          <circle className={css['ghost']} r={pixels(r)} />
        </g>
      ))}
      {scene.shots.map(({ from, to }, index) => (
        <path key={index} className={css['shot']} d={lineThrough(sheet, [from, to])} />
      ))}
      {scene.floats.map(({ at, by }, index) => (
        <g key={index} transform={transformOf(sheet, at)}>
          <text className={css['float']} data-tone={by > 0 ? 'good' : 'bad'}>
            {by > 0 ? `+${by}` : `\u2212${Math.abs(by)}`}
          </text>
        </g>
      ))}
    </g>
  );
}
