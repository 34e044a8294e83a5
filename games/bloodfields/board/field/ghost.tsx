import { usePart } from '@sanguine/ui/observable/use-observable.ts';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../rules/geometry/point.ts';
import type { State } from '../../rules/state.ts';
import { inchesText } from '../../text/measures.ts';
import { cardFor } from '../../rules/units.ts';
import type { Choices } from '../interaction/board-types.ts';
import type { GroundHold } from '../interaction/ground.ts';
import { Base } from '../look/base.tsx';
import type { Ghost as GhostNow } from '../plan/ghost.ts';
import { leftOf } from '../plan/left.ts';
import type { Task } from '../plan/task.ts';
import css from './field.module.css';
import { shapeOf } from './shapes.ts';
import { lineThrough, pixels, type Sheet, transformOf } from './sheet.ts';
import { paintOf } from './sides.ts';

interface GhostProps {
  readonly sheet: Sheet;
  readonly view: State;
  readonly hold: GroundHold;
}

/** `1.3″`: what is left of a way on foot; empty where nothing is counted. */
function leftText(task: Task, way: readonly Point[]): string {
  const left = leftOf(task, way);
  return left === null ? '' : `${inchesText(left)}\u2033`;
}

/** What is planned, as it was left, or the corners set so far; hidden while something is dragged. */
export function Planned({
  sheet,
  view,
  choices,
  corners,
}: Omit<GhostProps, 'hold'> & {
  readonly choices: Choices;
  readonly corners: readonly Point[];
}): ReactNode {
  const { task, draft } = choices;
  if (task === null) return null;
  const shape = draft === null ? null : shapeOf(sheet, view, task, draft.move, draft.way);
  const begun = 'disc' in task && corners.length > 0 ? lineThrough(sheet, [task.disc, ...corners]) : '';
  const trail = shape?.trail ?? begun;
  return (
    <g className={css['planned']} data-ok={draft === null || draft.refusal === null} data-way={gaitOf(task)}>
      <path className={css['trail']} d={trail} />
      <path className={css['way']} d={trail} />
      {corners.map((corner, at) => (
        <circle key={at} className={css['corner']} transform={transformOf(sheet, corner)} r="3.4" />
      ))}
      {shape === null || draft === null ? null : (
        <>
          <path className={css['ghost']} d={shape.body} />
          <path className={css['ring']} d={shape.inner} />
          <g transform={transformOf(sheet, shape.at)}>
            <LiftedUnit {...{ view, task }} />
            <text className={css['left']} y="-34">
              {leftText(task, draft.way)}
            </text>
          </g>
        </>
      )}
    </g>
  );
}

/** How somebody gets there, as the trail shows it. */
const gaitOf = (task: Task): string => ('how' in task ? task.how : task.kind);

/** The miniature in the hand that sets it down; nothing where something else is planned. */
function LiftedUnit({ view, task }: { readonly view: State; readonly task: Task | null }): ReactNode {
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

/** The parts of the ghost that are drawn without rendering. */
interface Drawn {
  readonly group: SVGGElement;
  readonly trails: readonly SVGPathElement[];
  readonly body: SVGPathElement;
  readonly inner: SVGPathElement;
  readonly piece: SVGGElement;
  readonly text: SVGTextElement;
}

function partsOf(group: SVGGElement): Drawn | null {
  const [trail, way, body, inner] = group.querySelectorAll<SVGPathElement>(':scope > path');
  const piece = group.querySelector<SVGGElement>('[data-piece]');
  const text = group.querySelector<SVGTextElement>('[data-left]');
  return trail === undefined ||
    way === undefined ||
    body === undefined ||
    inner === undefined ||
    piece === null ||
    text === null
    ? null
    : { group, trails: [trail, way], body, inner, piece, text };
}

function drawGhost(drawn: Drawn, sheet: Sheet, view: State, ghost: GhostNow | null): void {
  const { group, trails, body, inner, piece, text } = drawn;
  group.style.display = ghost === null ? 'none' : '';
  group.closest('svg')?.toggleAttribute('data-dragging', ghost !== null && !ghost.idle);
  if (ghost === null) return;
  const { task, move, way, refusal, idle } = ghost;
  const shape = shapeOf(sheet, view, task, move, way);
  group.dataset['ok'] = String(refusal === null);
  group.dataset['idle'] = String(idle);
  group.dataset['way'] = gaitOf(task);
  for (const trail of trails) trail.setAttribute('d', shape.trail);
  body.setAttribute('d', shape.body);
  inner.setAttribute('d', shape.inner);
  for (const part of [piece, text]) part.setAttribute('transform', transformOf(sheet, shape.at));
  text.textContent = leftText(task, way);
}

/** From when something is taken hold of: before it moves there is time for it. */
function useLayer(group: RefObject<SVGGElement | null>, { dragged }: GroundHold): void {
  useEffect(() => {
    const layer = group.current?.closest('svg');
    const mark = (): void => {
      layer?.toggleAttribute('data-held', dragged.get() !== null);
    };
    return dragged.subscribe(mark);
  }, [group, dragged]);
}

/** What is dragged, or what a press where the mouse points would plan: drawn at its speed, without rendering anything. */
export function Ghost({ sheet, view, hold }: GhostProps): ReactNode {
  const { ghost } = hold;
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    const drawn = group.current === null ? null : partsOf(group.current);
    if (drawn === null) return undefined;
    const draw = (): void => {
      drawGhost(drawn, sheet, view, ghost.get());
    };
    draw();
    return ghost.subscribe(draw);
  }, [sheet, view, ghost]);
  useLayer(group, hold);
  const task = usePart(ghost, (now) => now?.task ?? null);
  return (
    <g ref={group} className={css['dragged']} style={{ display: 'none' }}>
      <path className={css['trail']} />
      <path className={css['way']} />
      <path className={css['ghost']} />
      <path className={css['ring']} />
      <g data-piece="">
        <LiftedUnit {...{ view, task }} />
      </g>
      <text className={css['left']} data-left="" dy="-34" />
    </g>
  );
}
