import { memo, type ReactNode } from 'react';
import type { Space } from '../../content/glade.ts';
import type { GladeGraph } from '../../rules/ground.ts';
import { spaceName } from '../../rules/ground.ts';
import css from './glade.module.css';
import { CELL, EDGE } from './layout.ts';
import type { Marks } from './marks.ts';

/**
 * The spaces as buttons for pointers, keyboards and screen readers. Only one is in the tab order; arrow keys move on
 * from it. They lie over the pieces and are invisible except for the focus ring.
 */
export const SpaceButtons = memo(function SpaceButtons({
  ground,
  labels,
  rover,
  marks,
}: {
  readonly ground: GladeGraph;
  readonly labels: readonly string[];
  readonly rover: Space;
  readonly marks: Marks;
}): ReactNode {
  return (
    <div className={css['buttons']}>
      {labels.map((label, space) => (
        <button
          key={space}
          type="button"
          data-space={space}
          data-guide={`space:${spaceName(ground, space)}`}
          data-may={marks.targets.get(space)?.kind}
          aria-label={label}
          aria-pressed={space === marks.chosen ? true : undefined}
          tabIndex={space === rover ? 0 : -1}
          style={{
            left: EDGE + (space % ground.columns) * CELL,
            top: EDGE + Math.floor(space / ground.columns) * CELL,
            width: CELL,
            height: CELL,
          }}
        />
      ))}
    </div>
  );
});
