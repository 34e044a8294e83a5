import { memo, type ReactNode } from 'react';
import { CONTROL, scoringFor, type Spot } from '../../content/scenarios.ts';
import { controllerOf } from '../../rules/round/control.ts';
import { groundFor, scenarioFor } from '../../rules/scenario.ts';
import type { State } from '../../rules/state.ts';
import { At } from './ground.tsx';
import css from './field.module.css';
import { Objective } from '../look/objective.tsx';
import type { ObjectiveKind } from '../look/objective-glyphs.ts';
import { LIVERIES } from '../look/livery.ts';
import { INCH_PX } from '../plan/grain.ts';
import { paintOf } from './sides.ts';
import { pixels, type Sheet } from './sheet.ts';

interface PlacesProps {
  readonly sheet: Sheet;
  readonly view: State;
}

/** Flags, caches, the shrine and the wagon, each with its ring of control and its holder. */
export const Places = memo(function Places({ sheet, view }: PlacesProps): ReactNode {
  const { flags, caches, shrine } = groundFor(view);
  const left = view.caches.flatMap((index) => caches[index] ?? []);
  const rite = scoringFor(scenarioFor(view), 'rite');
  return (
    <g>
      {flags.map((flag) => (
        <Held key={`f${flag.x} ${flag.y}`} {...{ sheet, view }} kind="flag" at={flag}>
          <text x="0" y="16" className={css['worth']}>
            {flag.worth}
          </text>
        </Held>
      ))}
      {left.map((cache) => (
        <Held key={`c${cache.x} ${cache.y}`} {...{ sheet, view }} kind="cache" at={cache} />
      ))}
      {view.wagon === null ? null : <Held {...{ sheet, view }} kind="wagon" at={view.wagon} />}
      {shrine === null || rite === undefined ? null : (
        <At sheet={sheet} {...shrine}>
          <circle r={pixels(rite.within)} className={css['control']} />
          <Objective kind="shrine" holder={null} unit={INCH_PX} />
        </At>
      )}
    </g>
  );
});

/** Something held by the side with more units within reach of it. */
function Held({
  sheet,
  view,
  kind,
  at,
  children,
}: PlacesProps & {
  readonly kind: ObjectiveKind;
  readonly at: Spot;
  readonly children?: ReactNode;
}): ReactNode {
  const seat = controllerOf(view, at);
  const holder = seat === null ? null : paintOf(view, seat);
  const colour = holder === null ? '#fff8e6' : LIVERIES[holder].lit;
  return (
    <At sheet={sheet} x={at.x} y={at.y}>
      <circle r={pixels(CONTROL)} className={css['control']} style={{ stroke: colour }} />
      <Objective kind={kind} holder={holder} unit={INCH_PX} />
      {children}
    </At>
  );
}
