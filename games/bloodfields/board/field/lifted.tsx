import { usePart } from '@sanguine/ui/observable/use-observable.ts';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../rules/geometry/point.ts';
import type { State } from '../../rules/state.ts';
import { cardFor } from '../../rules/units.ts';
import { inchesText } from '../../text/measures.ts';
import type { GroundHold } from '../interaction/ground.ts';
import { Base } from '../look/base.tsx';
import { leftOf } from '../plan/left.ts';
import { lastOf, type Task } from '../plan/task.ts';
import css from './field.module.css';
import { pixels, px, type Sheet } from './sheet.ts';
import { paintOf } from './sides.ts';

/** `1.3″`: the distance left on foot; empty if the task does not count it. */
export function leftText(task: Task, way: readonly Point[]): string {
  const left = leftOf(task, way);
  return left === null ? '' : `${inchesText(left)}\u2033`;
}

/** The miniature in the hand that sets it down; nothing if the task sets no miniature down. */
export function LiftedUnit({ view, task }: { readonly view: State; readonly task: Task | null }): ReactNode {
  const { scale } = useLens();
  if (task?.kind !== 'walk' && task?.kind !== 'leap' && task?.kind !== 'place') return null;
  const unit = view.units[task.unit];
  if (unit === undefined) return null;
  const { kind, owner, damage } = unit;
  const radius = pixels(task.kind === 'place' ? task.r : task.disc.r);
  return (
    <Base
      {...{ kind, radius, scale }}
      paint={paintOf(view, owner)}
      hp={cardFor(unit).hp}
      wounds={damage}
      held="above"
    />
  );
}

interface LiftedProps {
  readonly sheet: Sheet;
  readonly view: State;
  readonly hold: GroundHold;
}

/**
 * Moves the lifted miniature with the hand and updates the inches left, without rendering anything. Before that it is hidden,
 * but laid out already.
 */
function useCarried<Carried extends HTMLElement | SVGElement>({
  sheet,
  hold,
}: LiftedProps): RefObject<Carried | null> {
  const { ghost } = hold;
  const lifted = useRef<Carried>(null);
  useEffect(() => {
    const { current } = lifted;
    const text = current?.querySelector('text') ?? null;
    if (current === null || text === null) return undefined;
    const carry = (): void => {
      const now = ghost.get();
      current.style.visibility = now === null ? 'hidden' : '';
      if (now === null) return;
      const { task, way, idle } = now;
      const { x, y } = sheet.at(lastOf(way));
      current.style.transform = `translate(${px(x)}px, ${px(y)}px)`;
      current.toggleAttribute('data-idle', idle);
      const left = leftText(task, way);
      if (text.textContent !== left) text.textContent = left;
    };
    carry();
    return ghost.subscribe(carry);
  }, [sheet, ghost]);
  return lifted;
}

/** The task as soon as a miniature is taken hold of: before it moves there is time to render it. */
function useTask({ dragged, ghost }: GroundHold): Task | null {
  const held = usePart(dragged, (now) => now?.choices.task ?? null);
  const shown = usePart(ghost, (now) => now?.task ?? null);
  return held ?? shown;
}

/** What the hand carries over the table: an element that only moves, so that nothing is laid out or painted for it. */
export function Lifted(props: LiftedProps): ReactNode {
  const task = useTask(props.hold);
  return (
    <div ref={useCarried<HTMLDivElement>(props)} className={css['lifted']} style={{ visibility: 'hidden' }}>
      <svg width="1" height="1" aria-hidden="true">
        <Carried view={props.view} task={task} />
      </svg>
    </div>
  );
}

/** The same within another drawing: under the magnifying glass. */
export function LiftedInside(props: LiftedProps): ReactNode {
  const task = useTask(props.hold);
  return (
    <g ref={useCarried<SVGGElement>(props)} style={{ visibility: 'hidden' }}>
      <Carried view={props.view} task={task} />
    </g>
  );
}

function Carried({ view, task }: { readonly view: State; readonly task: Task | null }): ReactNode {
  return (
    <>
      <LiftedUnit {...{ view, task }} />
      <text className={css['left']} y="-34" />
    </>
  );
}
