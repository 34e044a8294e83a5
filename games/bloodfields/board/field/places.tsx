import type { ReactNode } from 'react';
import { CONTROL, scoringFor, type Spot } from '../../content/scenarios.ts';
import { controllerOf } from '../../rules/round/control.ts';
import { groundFor, scenarioFor } from '../../rules/scenario.ts';
import type { State } from '../../rules/state.ts';
import { At } from './ground.tsx';
import css from './field.module.css';
import { lookOf } from './sides.ts';
import { pixels, type Sheet } from './sheet.ts';

interface PlacesProps {
  readonly sheet: Sheet;
  readonly view: State;
}

/** Flags, caches, the shrine and the wagon, each with the ring within which it is controlled and by whom. */
export function Places({ sheet, view }: PlacesProps): ReactNode {
  const { flags, caches, shrine } = groundFor(view);
  const left = view.caches.flatMap((index) => caches[index] ?? []);
  const rite = scoringFor(scenarioFor(view), 'rite');
  return (
    <g>
      {flags.map((flag) => (
        <Held key={`f${flag.x} ${flag.y}`} {...{ sheet, view }} at={flag} range={CONTROL}>
          {(colour) => (
            <>
              <path d="M0 0V-30" stroke="#2a1b0d" strokeWidth="2.6" />
              <path d="M1-30H19L14-24L19-18H1Z" fill={colour} stroke="#2a1b0d" strokeWidth="1.2" />
              <text x="0" y="13" className={css['worth']}>
                {flag.worth}
              </text>
            </>
          )}
        </Held>
      ))}
      {left.map((cache) => (
        <Held key={`c${cache.x} ${cache.y}`} {...{ sheet, view }} at={cache} range={CONTROL}>
          {(colour) => (
            <>
              <rect x="-9" y="-12" width="18" height="13" fill="#8a6434" stroke="#2a1b0d" strokeWidth="1.6" />
              <path d="M-9-7H9" stroke="#2a1b0d" />
              <rect x="-3" y="-9" width="6" height="5" fill={colour} stroke="#2a1b0d" />
            </>
          )}
        </Held>
      ))}
      {view.wagon === null ? null : (
        <Held {...{ sheet, view }} at={view.wagon} range={CONTROL}>
          {(colour) => (
            <>
              <path d="M-14-6H14V-16H-14Z" fill={colour} stroke="#2a1b0d" strokeWidth="1.6" />
              <circle cx="-8" cy="-2" r="5" fill="#7a5830" stroke="#2a1b0d" strokeWidth="1.6" />
              <circle cx="8" cy="-2" r="5" fill="#7a5830" stroke="#2a1b0d" strokeWidth="1.6" />
            </>
          )}
        </Held>
      )}
      {shrine === null || rite === undefined ? null : (
        <At sheet={sheet} {...shrine}>
          <circle r={pixels(rite.within)} className={css['control']} />
          <path d="M-9 2L-5-16H5L9 2Z" fill="#b9b4a2" stroke="#2a1b0d" strokeWidth="1.6" />
          <circle cy="-20" r="4" fill="#5fa9a8" stroke="#2a1b0d" />
        </At>
      )}
    </g>
  );
}

function Held({
  sheet,
  view,
  at,
  range,
  children,
}: PlacesProps & {
  readonly at: Spot;
  readonly range: number;
  readonly children: (colour: string) => ReactNode;
}): ReactNode {
  const seat = controllerOf(view, at);
  const colour = seat === null ? '#efe6d2' : lookOf(view, seat).rim;
  return (
    <At sheet={sheet} x={at.x} y={at.y}>
      <circle r={pixels(range)} className={css['control']} stroke={seat === null ? '#fff8e6' : colour} />
      {children(colour)}
    </At>
  );
}
