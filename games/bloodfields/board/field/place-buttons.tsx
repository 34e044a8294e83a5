import { samePoint } from '@sanguine/ui/viewport/free-ground.ts';
import { memo, type ReactNode } from 'react';
import type { State, UnitId } from '../../rules/state.ts';
import { span } from '../../rules/geometry/point.ts';
import { nameOf } from '../../rules/names.ts';
import type { Choices } from '../interaction/board-types.ts';
import type { Marks } from '../interaction/marks.ts';
import { type Place, spotPlace, unitPlace } from '../plan/targets.ts';
import css from './field.module.css';
import { pixels, type Sheet } from './sheet.ts';

/** A spot nearer than this to the mover's rim is hardly a step. */
const SHORT = 250;

interface PlaceButtonsProps {
  readonly sheet: Sheet;
  readonly view: State;
  readonly choices: Choices;
  readonly lit: Marks['lit'];
  readonly chosen: UnitId | null;
  readonly target: UnitId | null;
  readonly rover: Place | null;
  /** True while the player looks at something else: spots would be in the way. */
  readonly dim: boolean;
  readonly labelOf: (place: Place) => string;
}

/**
 * Units and named spots as buttons for pointers, keys and screen readers. Spots come in reading order and lie under the units,
 * because the player must still be able to take hold of a base after a short move. One button is in the tab order; arrow
 * keys move on from it. Over the drawing, all are invisible except spots and the focus ring.
 */
export const PlaceButtons = memo(function PlaceButtons({
  sheet,
  view,
  choices,
  lit,
  chosen,
  target,
  rover,
  dim,
  labelOf,
}: PlaceButtonsProps): ReactNode {
  const mover = choices.task !== null && 'disc' in choices.task ? choices.task.disc : null;
  const planned = choices.draft?.way.at(-1) ?? null;
  return (
    <div className={css['buttons']} data-dim={dim || undefined}>
      {(target === null ? choices.spots : []).map(({ at, why }, index) => {
        const place = spotPlace(index);
        const { x, y } = sheet.at(at);
        return (
          <button
            key={place}
            type="button"
            className={css['spot']}
            data-why={why?.why}
            data-short={mover !== null && span(at, mover) < mover.r + SHORT ? true : undefined}
            data-taken={samePoint(at, planned) || undefined}
            data-place={place}
            data-grab={place}
            data-guide={`spot:${at.x},${at.y}`}
            aria-label={labelOf(place)}
            tabIndex={place === rover ? 0 : -1}
            style={{ left: x, top: y }}
          />
        );
      })}
      {view.units.map((unit, id) => {
        if (unit.state !== 'board') return null;
        const place = unitPlace(id);
        const { x, y } = sheet.at(unit);
        const r = pixels(unit.r);
        return (
          <button
            key={place}
            type="button"
            className={css['unit']}
            data-place={place}
            data-grab={place}
            data-guide={`unit:${nameOf(view, id)}`}
            data-may={lit.get(id)}
            aria-label={labelOf(place)}
            aria-pressed={id === chosen || id === target ? true : undefined}
            tabIndex={place === rover ? 0 : -1}
            style={{ left: x - r, top: y - r, width: 2 * r, height: 2 * r }}
          />
        );
      })}
    </div>
  );
});

/** The plan, to be dragged on or pressed to play it; and where a line begins. */
export function GhostButton({
  sheet,
  choices,
  label,
  onPlay,
}: {
  readonly sheet: Sheet;
  readonly choices: Choices;
  readonly label: string;
  readonly onPlay: () => void;
}): ReactNode {
  const { task, draft } = choices;
  const end = draft?.way.at(-1);
  if (task === null || draft === null || end === undefined) return null;
  const { x, y } = sheet.at(end);
  const r = 'disc' in task ? pixels(task.disc.r) : task.kind === 'place' ? pixels(task.r) : 16;
  const origin = draft.move.do === 'aim' && draft.move.from !== null ? sheet.at(draft.move.from) : null;
  return (
    <div className={css['buttons']}>
      <button
        type="button"
        className={css['handle']}
        data-grab="ghost"
        data-guide="ghost"
        aria-label={label}
        style={{ left: x - r, top: y - r, width: 2 * r, height: 2 * r }}
        onClick={onPlay}
      />
      {origin === null ? null : (
        <button
          type="button"
          className={css['handle']}
          data-grab="origin"
          data-guide="origin"
          tabIndex={-1}
          aria-hidden="true"
          style={{ left: origin.x - 7, top: origin.y - 7, width: 14, height: 14 }}
        />
      )}
    </div>
  );
}
