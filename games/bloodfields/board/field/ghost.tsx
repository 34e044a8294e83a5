import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../rules/geometry/point.ts';
import type { State } from '../../rules/state.ts';
import type { Choices } from '../interaction/board-types.ts';
import type { GroundHold } from '../interaction/ground.ts';
import type { Ghost as GhostNow } from '../plan/ghost.ts';
import type { Task } from '../plan/task.ts';
import { leftText, LiftedUnit } from './lifted.tsx';
import css from './field.module.css';
import { shapeOf } from './shapes.ts';
import { lineThrough, type Sheet, transformOf } from './sheet.ts';

interface GhostProps {
  readonly sheet: Sheet;
  readonly view: State;
  readonly hold: GroundHold;
}

/** The plan as it was left, or the corners set so far; hidden while something is dragged. */
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

/** How the mover gets there, for the style of the trail. */
const gaitOf = (task: Task): string => ('how' in task ? task.how : task.kind);

/** The parts of the ghost that change without rendering. */
interface Drawn {
  readonly group: SVGGElement;
  readonly trails: readonly SVGPathElement[];
  readonly body: SVGPathElement;
  readonly inner: SVGPathElement;
}

function partsOf(group: SVGGElement): Drawn | null {
  const [trail, way, body, inner] = group.querySelectorAll<SVGPathElement>(':scope > path');
  return trail === undefined || way === undefined || body === undefined || inner === undefined
    ? null
    : { group, trails: [trail, way], body, inner };
}

/** Skips a value that is already there: even writing it again would restyle the element. */
function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function drawGhost(drawn: Drawn, sheet: Sheet, view: State, ghost: GhostNow | null): void {
  const { group, trails, body, inner } = drawn;
  group.style.display = ghost === null ? 'none' : '';
  group.closest('svg')?.toggleAttribute('data-dragging', ghost !== null && !ghost.idle);
  if (ghost === null) return;
  const { task, move, way, refusal, idle } = ghost;
  const shape = shapeOf(sheet, view, task, move, way);
  write(group, 'data-ok', String(refusal === null));
  write(group, 'data-idle', String(idle));
  write(group, 'data-way', gaitOf(task));
  for (const trail of trails) write(trail, 'd', shape.trail);
  write(body, 'd', shape.body);
  write(inner, 'd', shape.inner);
}

/** Marks the layer as soon as something is taken hold of: before it moves there is time for that. */
function useLayer(group: RefObject<SVGGElement | null>, { dragged }: GroundHold): void {
  useEffect(() => {
    const layer = group.current?.closest('svg');
    const mark = (): void => {
      layer?.toggleAttribute('data-held', dragged.get() !== null);
    };
    return dragged.subscribe(mark);
  }, [group, dragged]);
}

/**
 * The way and the mark of what is dragged, or of what pressing where the mouse points would plan. Drawn without rendering, to
 * keep up with the hand. The miniature itself is lifted above it.
 */
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
  return (
    <g ref={group} className={css['dragged']} style={{ display: 'none' }}>
      <path className={css['trail']} />
      <path className={css['way']} />
      <path className={css['ghost']} />
      <path className={css['ring']} />
    </g>
  );
}
