import type { ReactNode } from 'react';
import { CHARGE_KINDS, type ChargeKind } from '../../../rules/charge/kind.ts';
import type { UnitId } from '../../../rules/state.ts';
import { movementOf } from '../../../rules/stats.ts';
import { unitOf } from '../../../rules/units.ts';
import { inchesText } from '../../../text/measures.ts';
import { chargeName } from '../../../text/words.ts';
import type { Play } from '../play.ts';
import { sayCompanion } from '../text/say.ts';
import { Chip } from './sheet.tsx';
import css from './sheets.module.css';
import { Stepper } from './stepper.tsx';

export const INCH = 1000;

/** §6.2: the distance and kind of a charge, as the players measured them. */
export function ChargeWords({
  play: { locale, battle },
  id,
  far,
  setFar,
  kind,
  setKind,
}: {
  readonly play: Play;
  readonly id: UnitId;
  readonly far: number;
  readonly setFar: (far: number) => void;
  readonly kind: ChargeKind;
  readonly setKind: (kind: ChargeKind) => void;
}): ReactNode {
  const movement = movementOf(unitOf(battle.table, id));
  return (
    <>
      <Stepper
        locale={locale}
        label={sayCompanion(locale, 'deed.distance', { movement: inchesText(movement) })}
        value={far / INCH}
        least={0}
        most={30}
        step={0.5}
        onChange={(inches) => setFar(inches * INCH)}
      />
      <fieldset className={css['chips']} aria-label={sayCompanion(locale, 'deed.kind')}>
        {CHARGE_KINDS.map((one) => (
          <Chip key={one} on={kind === one} onPress={() => setKind(one)}>
            {chargeName(locale, one)}
          </Chip>
        ))}
      </fieldset>
    </>
  );
}
