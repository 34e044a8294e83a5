import { CueLayer } from '@sanguine/ui/animation/cue-layer.tsx';
import type { ReactNode } from 'react';
import { type Point, span } from '../../rules/geometry/point.ts';
import type { State } from '../../rules/state.ts';
import { inchesText } from '../../text/measures.ts';
import { SightLine } from '../field/sight-lines.tsx';
import { lineThrough, pixels, type Sheet } from '../field/sheet.ts';
import { crestOf } from '../story/looks.tsx';
import type { Animation } from './animation.ts';
import type { Trace } from './trace.ts';
import css from './happening.module.css';

interface HappeningProps {
  readonly sheet: Sheet;
  readonly view: State;
  readonly playing: readonly Animation[];
  readonly trace: Trace | null;
}

/** Drawn over the units: ways and lines of sight of a past turn that is shown again, and the gestures of the last rows. */
export function AnimationLayer({ sheet, view, playing, trace }: HappeningProps): ReactNode {
  return (
    <g aria-hidden="true">
      {trace?.ways.map((way, index) => (
        <g key={index}>
          <path className={css['bed']} d={lineThrough(sheet, way)} />
          <path className={css['way']} d={lineThrough(sheet, way)} />
        </g>
      ))}
      {trace?.sights.map((sight, index) => (
        <SightLine key={index} {...{ sheet, sight }} />
      ))}
      {playing.flatMap(({ row, strays }) =>
        strays.map(({ from, to }, index) => <Stray key={`${row} ${index}`} {...{ sheet, from, to }} />),
      )}
      <CueLayer
        playing={playing}
        spot={(point) => sheet.at(point)}
        look={(seat) => crestOf(view, seat)}
        renderPiece={({ gesture, piece }) =>
          gesture === 'lose' && piece !== 'wagon' ? (
            <circle className={css['ghost']} r={pixels(view.units[piece]?.r ?? 0)} />
          ) : null
        }
        radius={22}
        scale={0.7}
      />
    </g>
  );
}

/** An arrow from where a shot was aimed to where it lands, with the distance. */
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
