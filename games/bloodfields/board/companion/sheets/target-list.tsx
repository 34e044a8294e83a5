import type { ReactNode } from 'react';
import type { UnitId } from '../../../rules/state.ts';
import { healthOf, unitOf } from '../../../rules/units.ts';
import { nameOfUnit } from '../../../text/words.ts';
import { paintOf } from '../../field/sides.ts';
import { BasePicture } from '../../look/base-picture.tsx';
import type { Play } from '../play.ts';
import css from './sheets.module.css';

/** Units to name: one of them, or any number. */
export function TargetList({
  play: { locale, battle },
  units,
  named,
  several,
  label,
  onName,
}: {
  readonly play: Play;
  readonly units: readonly UnitId[];
  readonly named: readonly UnitId[];
  readonly several: boolean;
  readonly label: string;
  readonly onName: (units: UnitId[]) => void;
}): ReactNode {
  return (
    <fieldset className={css['targets']} aria-label={label}>
      {units.map((id) => {
        const unit = unitOf(battle.table, id);
        const on = named.includes(id);
        const next = on ? named.filter((one) => one !== id) : several ? [...named, id] : [id];
        return (
          <button
            key={id}
            type="button"
            aria-pressed={on}
            data-guide={`target:${unit.owner}:${unit.kind}.${unit.copy}`}
            onClick={() => onName([...next])}
          >
            <BasePicture kind={unit.kind} paint={paintOf(battle.table, unit.owner)} size={36} />
            <span>
              {nameOfUnit(locale, unit)}
              <small aria-hidden="true">{`♥ ${healthOf(unit)}`}</small>
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
