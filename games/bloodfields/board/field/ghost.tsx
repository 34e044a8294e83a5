import { usePointSignal } from '@sanguine/ui/viewport/point-signal.ts';
import { type ReactNode, useCallback, useRef } from 'react';
import { pathLength } from '../../rules/geometry/path.ts';
import type { Point } from '../../rules/geometry/point.ts';
import type { State } from '../../rules/state.ts';
import { inchesText } from '../../text/measures.ts';
import type { Choices } from '../interaction/board-types.ts';
import type { GroundHold } from '../interaction/ground.ts';
import type { Task } from '../plan/task.ts';
import css from './field.module.css';
import { type Shape, shapeOf } from './shapes.ts';
import { type Sheet, transformOf } from './sheet.ts';

interface GhostProps {
  readonly sheet: Sheet;
  readonly view: State;
  readonly choices: Choices;
  readonly hold: GroundHold;
}

/** `1.3″`: what is left of a way on foot; empty where nothing is counted. */
function leftText(task: Task, way: readonly Point[]): string {
  if (task.kind !== 'walk' && task.kind !== 'leap') return '';
  return `${inchesText(Math.max(0, task.allowance - pathLength(task.disc, way)))}\u2033`;
}

/** What is planned, as it was left; hidden while it is dragged. */
export function Planned({ sheet, view, choices }: Omit<GhostProps, 'hold'>): ReactNode {
  const { task, draft } = choices;
  if (task === null || draft === null) return null;
  const shape = shapeOf(sheet, view, task, draft.move, draft.way);
  return (
    <g className={css['planned']} data-ok={draft.refusal === null}>
      <path className={css['trail']} d={shape.trail} />
      <path className={css['way']} d={shape.trail} />
      <path className={css['ghost']} d={shape.body} />
      <path className={css['ring']} d={shape.inner} />
      <g transform={transformOf(sheet, shape.at)}>
        <text className={css['left']} y="-24">
          {leftText(task, draft.way)}
        </text>
      </g>
    </g>
  );
}

/** What is dragged, or what a press where the mouse points would plan: drawn at its speed, without rendering anything. */
export function Ghost({ sheet, view, hold }: Omit<GhostProps, 'choices'>): ReactNode {
  const group = useRef<SVGGElement>(null);
  const parts = {
    trail: useRef<SVGPathElement>(null),
    way: useRef<SVGPathElement>(null),
    body: useRef<SVGPathElement>(null),
    inner: useRef<SVGPathElement>(null),
    text: useRef<SVGTextElement>(null),
  };
  const { trail, way, body, inner, text } = parts;
  const draw = useCallback(() => {
    const held = hold.held.get();
    const { choices, selection, handle } = hold.inHand;
    const { settler, task, draft } = choices;
    // A mouse that only passes by shows the way while nothing is planned yet.
    const at = held ?? (draft === null && selection.target === null ? hold.pointed.get() : null);
    const element = group.current;
    if (element === null) return;
    const settled = at === null || task === null ? null : (settler?.settle(at, hold.grain) ?? null);
    const idle = held === null;
    if (settled === null || task === null || (idle && (settled.refusal !== null || task.kind !== 'walk'))) {
      element.style.display = 'none';
      element.closest('svg')?.toggleAttribute('data-dragging', false);
      return;
    }
    const move =
      handle === 'origin' && held !== null && settled.move.do === 'aim'
        ? { ...settled.move, from: held, at: selection.way.at(-1) ?? held }
        : settled.move;
    const shape: Shape = shapeOf(sheet, view, task, move, handle === 'origin' ? selection.way : settled.way);
    element.style.display = '';
    element.dataset['ok'] = String(settled.refusal === null);
    element.dataset['idle'] = String(idle);
    element.closest('svg')?.toggleAttribute('data-dragging', !idle);
    trail.current?.setAttribute('d', shape.trail);
    way.current?.setAttribute('d', shape.trail);
    body.current?.setAttribute('d', shape.body);
    inner.current?.setAttribute('d', shape.inner);
    text.current?.setAttribute('transform', transformOf(sheet, shape.at));
    if (text.current !== null) text.current.textContent = leftText(task, settled.way);
  }, [sheet, view, hold, trail, way, body, inner, text]);
  usePointSignal(hold.held, draw);
  usePointSignal(hold.pointed, draw);
  return (
    <g ref={group} className={css['dragged']} style={{ display: 'none' }}>
      <path ref={trail} className={css['trail']} />
      <path ref={way} className={css['way']} />
      <path ref={body} className={css['ghost']} />
      <path ref={inner} className={css['ring']} />
      <text ref={text} className={css['left']} dy="-24" />
    </g>
  );
}
