import type { ReactNode } from 'react';
import type { Field } from '../../rules/geometry/field.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { isOn } from '../../rules/units.ts';
import { nameOf } from '../../rules/names.ts';
import { GHOST } from '../interaction/field-hand.ts';
import type { Ghost } from '../plan/ghost.ts';
import type { Spot } from '../plan/spots.ts';
import { spotPlace, unitPlace } from '../plan/targets.ts';
import css from './field.module.css';
import { drawn, PX } from './scale.ts';

interface PlaceButtonsProps {
  readonly view: State;
  readonly field: Field;
  readonly spots: readonly Spot[];
  readonly actor: UnitId | null;
  readonly planned: Ghost | null;
  /** How large the table is drawn: fingers need room however small a base is. */
  readonly scale: number;
  readonly unitLabel: (id: UnitId) => string;
  readonly spotLabel: (spot: Spot) => string;
  readonly ghostLabel: string;
  readonly onGhost: () => void;
}

const LEAST = { unit: 16, spot: 14 };

/** Units, spots and the ghost as buttons for pointers, keyboards and screen readers, over the drawing. */
export function PlaceButtons(props: PlaceButtonsProps): ReactNode {
  const { view, field, spots, actor, planned, scale, unitLabel, spotLabel, ghostLabel, onGhost } = props;
  const box = (at: { x: number; y: number }, r: number, least: number): object => {
    const { x, y } = drawn(at, field);
    const half = Math.max(r * PX, least / scale);
    return { left: x - half, top: y - half, width: 2 * half, height: 2 * half };
  };
  const ghost = planned?.base ?? planned?.rings[0] ?? null;
  return (
    <div className={css['buttons']}>
      {view.units.map((unit, id) =>
        isOn(unit) ? (
          <button
            key={id}
            type="button"
            className={css['unit-button']}
            data-place={unitPlace(id)}
            data-grab={unitPlace(id)}
            data-guide={`unit:${nameOf(view, id)}`}
            data-actor={id === actor || undefined}
            aria-label={unitLabel(id)}
            style={box(unit, unit.r, LEAST.unit)}
          />
        ) : null,
      )}
      {spots.map((spot, at) => (
        <button
          key={`${spot.at.x} ${spot.at.y} ${at}`}
          type="button"
          className={css['spot']}
          data-place={spotPlace(at)}
          data-guide={spotPlace(at)}
          aria-label={spotLabel(spot)}
          title={spotLabel(spot)}
          style={box(spot.at, 0, LEAST.spot)}
        />
      ))}
      {ghost === null ? null : (
        <button
          type="button"
          className={css['ghost-button']}
          data-grab={GHOST}
          data-guide={GHOST}
          aria-label={ghostLabel}
          style={box(ghost, ghost.r, LEAST.unit)}
          onClick={(event) => {
            // A pointer's press is told by the ground.
            if (event.detail === 0) onGhost();
          }}
        />
      )}
    </div>
  );
}
