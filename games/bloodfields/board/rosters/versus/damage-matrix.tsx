import { type Locale, percent } from '@sanguine/kernel';
import { Dialog } from '@sanguine/ui/controls/dialog.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { cardOf } from '../../../content/units/index.ts';
import type { Mustered } from '../../../rules/roster/roster.ts';
import { kindName, skillName } from '../../../text/words.ts';
import { BasePicture } from '../../look/base-picture.tsx';
import type { ListedRoster } from '../listed.ts';
import { sayRosters } from '../text/say.ts';
import { UnitDetail } from '../unit/unit-detail.tsx';
import { distinct, matrixOf, type Meeting } from './matrix.ts';
import css from './versus.module.css';

interface DamageMatrixProps {
  readonly locale: Locale;
  readonly attackers: ListedRoster;
  readonly targets: ListedRoster;
}

/** Average damage and chance to destroy, attackers in rows and targets in columns; darker means more of the target's health. */
export function DamageMatrix({ locale, attackers, targets }: DamageMatrixProps): ReactNode {
  const rows = useMemo(() => distinct(attackers.roster), [attackers]);
  const columns = useMemo(() => distinct(targets.roster), [targets]);
  const [shown, setShown] = useState<Mustered | null>(null);
  const matrix = useMemo(() => matrixOf(rows, columns), [rows, columns]);
  return (
    <section className={css['matrix']}>
      <h2>{sayRosters(locale, 'versus.matrix', { one: attackers.name, other: targets.name })}</h2>
      <div className={css['scroll']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{sayRosters(locale, 'versus.table')}</th>
              {columns.map((unit, at) => (
                <th key={at} scope="col">
                  <Head {...{ locale, unit }} onShow={setShown} />
                  <small>
                    {sayRosters(locale, 'versus.target', {
                      hp: cardOf(unit.kind).hp,
                      ar: cardOf(unit.kind).ar,
                    })}
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((unit, row) => (
              <tr key={row}>
                <th scope="row">
                  <Head {...{ locale, unit }} onShow={setShown} />
                </th>
                {columns.map((target, column) => (
                  <Cell key={column} {...{ locale, target }} meeting={matrix[row]?.[column] ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown === null ? null : (
        <Dialog
          title={kindName(locale, shown.kind)}
          onClose={() => {
            setShown(null);
          }}
        >
          <UnitDetail locale={locale} kind={shown.kind} roster={[shown]} />
        </Dialog>
      )}
    </section>
  );
}

/** A unit's head; pressing it shows the whole card. */
function Head({
  locale,
  unit,
  onShow,
}: {
  readonly locale: Locale;
  readonly unit: Mustered;
  readonly onShow: (unit: Mustered) => void;
}): ReactNode {
  const { kind } = unit;
  return (
    <button
      type="button"
      className={css['unit']}
      onClick={() => {
        onShow(unit);
      }}
    >
      <BasePicture kind={kind} paint={cardOf(kind).line} size={34} />
      {kindName(locale, kind)}
    </button>
  );
}

function Cell({
  locale,
  target,
  meeting,
}: {
  readonly locale: Locale;
  readonly target: Mustered;
  readonly meeting: Meeting | null;
}): ReactNode {
  if (meeting === null) return <td>–</td>;
  const { mean, kill, skill } = meeting;
  const share = Math.min(1, mean / cardOf(target.kind).hp);
  return (
    <td style={{ background: `rgb(154 42 28 / ${(share * 0.55).toFixed(2)})` }}>
      <b>{mean.toFixed(1)}</b>
      <small>{skillName(locale, skill)}</small>
      {kill < 0.005 ? null : <em>{sayRosters(locale, 'versus.kill', { chance: percent(locale, kill) })}</em>}
    </td>
  );
}
