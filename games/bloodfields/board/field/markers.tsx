import type { Locale, Seat } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { CONTROL, scoringFor, type Spot } from '../../content/scenarios.ts';
import type { Field } from '../../rules/geometry/field.ts';
import { controllerOf } from '../../rules/round/control.ts';
import { groundFor, scenarioFor } from '../../rules/scenario.ts';
import type { State } from '../../rules/state.ts';
import { sideIndex } from '../look/side-index.ts';
import { sayBoard } from '../text/say.ts';
import css from './field.module.css';
import { drawn, PX } from './scale.ts';

interface MarkersProps {
  readonly locale: Locale;
  readonly view: State;
  readonly field: Field;
}

/** §16.2: zones, flags, caches, the shrine and the wagon. */
export function Markers({ locale, view, field }: MarkersProps): ReactNode {
  const { zones, flags, caches, shrine } = groundFor(view);
  const rite = scoringFor(scenarioFor(view), 'rite');
  const left = view.caches.flatMap((index) => caches[index] ?? []);
  return (
    <g>
      {zones.flatMap((own, side) =>
        own.map(({ x0, y0, x1, y1 }, at) => {
          const corner = drawn({ x: x0, y: y1 }, field);
          const seat = view.players.findIndex((player) => player.side === side);
          return (
            <rect
              key={`${side} ${at}`}
              className={css['zone']}
              data-side={seat < 0 ? undefined : side}
              x={corner.x}
              y={corner.y}
              width={(x1 - x0) * PX}
              height={(y1 - y0) * PX}
            />
          );
        }),
      )}
      {flags.map((flag, at) => (
        <Held key={`flag ${at}`} {...{ view, field }} at={flag} within={CONTROL}>
          <path className={css['flag']} d="M0 6V-22M0 -22L18 -17L0 -11" />
          <text className={css['worth']} x={7} y={-13}>{`${flag.worth}`}</text>
        </Held>
      ))}
      {left.map((cache, at) => (
        <Held key={`cache ${at}`} {...{ view, field }} at={cache} within={CONTROL}>
          <rect className={css['cache']} x={-9} y={-7} width={18} height={14} />
          <path className={css['flag']} d="M-9 -1H9" />
        </Held>
      ))}
      {shrine === null || rite === undefined ? null : (
        <Held {...{ view, field }} at={shrine} within={rite.within}>
          <path className={css['cache']} d="M-10 8V-4L0 -13L10 -4V8Z" />
        </Held>
      )}
      {view.wagon === null ? null : (
        <Held {...{ view, field }} at={view.wagon} within={CONTROL}>
          <rect className={css['cache']} x={-13} y={-9} width={26} height={14} />
          <circle className={css['cache']} cx={-7} cy={6} r={4} />
          <circle className={css['cache']} cx={7} cy={6} r={4} />
        </Held>
      )}
      <title>{sayBoard(locale, 'field.markers')}</title>
    </g>
  );
}

/** A marker in the colour of who controls it, and the ground from which it is controlled. */
function Held({
  view,
  field,
  at,
  within,
  children,
}: {
  readonly view: State;
  readonly field: Field;
  readonly at: Spot;
  readonly within: number;
  readonly children: ReactNode;
}): ReactNode {
  const { x, y } = drawn(at, field);
  const seat: Seat | null = controllerOf(view, at);
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-side={seat === null ? undefined : sideIndex(view, seat)}
      className={css['marker']}
    >
      <circle className={css['control']} r={within * PX} />
      {children}
    </g>
  );
}
