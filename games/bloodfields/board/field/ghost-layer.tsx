import type { Observable } from '@sanguine/ui/observable/observable.ts';
import { useLens } from '@sanguine/ui/viewport/lens.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Field } from '../../rules/geometry/field.ts';
import type { Held } from '../interaction/field-hand.ts';
import type { Ghost } from '../plan/ghost.ts';
import css from './field.module.css';
import { drawn, lined, outlined, PX } from './scale.ts';

interface GhostLayerProps {
  readonly field: Field;
  /** The move in hand. */
  readonly planned: Ghost | null;
  /** What is dragged or hovered; shown instead of the move in hand. */
  readonly held: Observable<Held | null>;
  readonly label: (ghost: Ghost, held: Held | null) => string;
}

/** The move in hand or under the pointer: drawn at mouse speed, without rendering. */
export function GhostLayer({ field, planned, held, label }: GhostLayerProps): ReactNode {
  const group = useRef<SVGGElement>(null);
  const { pieceScale } = useLens();
  useEffect(() => {
    const draw = (): void => {
      const now = held.get();
      const ghost = now?.ghost ?? planned;
      if (group.current !== null) show(group.current, ghost, field, now !== null && now.refused !== null);
      const text = group.current?.querySelector('text');
      if (text !== null && text !== undefined) text.textContent = ghost === null ? '' : label(ghost, now);
    };
    draw();
    return held.subscribe(draw);
  }, [field, planned, held, label]);
  return (
    <g ref={group} className={css['ghost']} data-hidden>
      <path className={css['trail']} />
      <path className={css['way']} />
      <path className={css['template']} />
      <circle className={css['ring']} />
      <circle className={css['ring']} />
      <circle className={css['ghost-base']} data-anchor="ghost" />
      <g className={css['tag']}>
        <g transform={`scale(${pieceScale})`}>
          <text y={-8} />
        </g>
      </g>
    </g>
  );
}

function show(group: SVGGElement, ghost: Ghost | null, field: Field, refused: boolean): void {
  group.toggleAttribute('data-hidden', ghost === null);
  group.toggleAttribute('data-refused', refused);
  if (ghost === null) return;
  const [trail, way, template] = group.querySelectorAll('path');
  const along = lined(ghost.path, field);
  trail?.setAttribute('d', along);
  way?.setAttribute('d', along);
  template?.setAttribute('d', outlined(ghost.outline, field));
  const [outer, inner, base] = group.querySelectorAll('circle');
  for (const [circle, disc] of [
    [outer, ghost.rings[0]],
    [inner, ghost.rings[1]],
    [base, ghost.base],
  ] as const) {
    const { x, y } = disc === undefined || disc === null ? { x: 0, y: 0 } : drawn(disc, field);
    circle?.setAttribute('r', String((disc?.r ?? 0) * PX));
    circle?.setAttribute('cx', String(x));
    circle?.setAttribute('cy', String(y));
  }
  const round = ghost.base ?? ghost.rings[0];
  const end = round ?? ghost.path.at(-1) ?? ghost.outline[0];
  if (end === undefined) return;
  const { x, y } = drawn(end, field);
  const above = (round?.r ?? 0) * PX;
  group.querySelector('g')?.setAttribute('transform', `translate(${x} ${y - above})`);
}
