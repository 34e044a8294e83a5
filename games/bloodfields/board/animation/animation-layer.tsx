import type { ReactNode } from 'react';
import { type Point, span } from '../../rules/geometry/point.ts';
import { inchesText } from '../../text/measures.ts';
import { SightLine } from '../field/sight-lines.tsx';
import { lineThrough, pixels, type Sheet, transformOf } from '../field/sheet.ts';
import type { Animation } from './animation.ts';
import css from './happening.module.css';

/** Drawn over the units: ways and looks of a turn, who fell fades, shots flash, lost and restored health rises as numbers. */
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
      {scene.trace?.ways.map((way, index) => (
        <g key={index}>
          <path className={css['bed']} d={lineThrough(sheet, way)} />
          <path className={css['way']} d={lineThrough(sheet, way)} />
        </g>
      ))}
      {scene.trace?.sights.map((sight, index) => (
        <SightLine key={index} {...{ sheet, sight }} />
      ))}
      {scene.ghosts.map(({ at, r }, index) => (
        <g key={index} transform={transformOf(sheet, at)}>
          <circle className={css['ghost']} r={pixels(r)} />
        </g>
      ))}
      {scene.shots.map(({ from, to }, index) => (
        <path key={index} className={css['shot']} d={lineThrough(sheet, [from, to])} />
      ))}
      {scene.strays.map(({ from, to }, index) => (
        <Stray key={index} {...{ sheet, from, to }} />
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

/** An arrow from where a shot was aimed to where it comes down, with how far that is. */
function Stray({
  sheet,
  from,
  to,
}: {
  readonly sheet: Sheet;
  readonly from: Point;
  readonly to: Point;
}): ReactNode {
  const [a, b] = [sheet.at(from), sheet.at(to)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <g className={css['stray']}>
      <path d={lineThrough(sheet, [from, to])} />
      <path d="M8 0L-6 -7L-6 7Z" transform={`translate(${b.x} ${b.y}) rotate(${turn})`} />
      <text x={(a.x + b.x) / 2} y={(a.y + b.y) / 2 - 8}>
        {`${inchesText(span(from, to))}\u2033`}
      </text>
    </g>
  );
}
