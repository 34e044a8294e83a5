import type { ReactNode } from 'react';
import type { UnitId } from '../../../rules/state.ts';
import { cardFor, isAlive, unitOf } from '../../../rules/units.ts';
import { kindName, nameOfUnit } from '../../../text/words.ts';
import type { Play } from '../play.ts';
import { answerRow } from '../state/rows.ts';
import { beginTurn, mayBegin } from '../table/begin-turn.ts';
import { Pips } from '../table/pips.tsx';
import { sayCompanion } from '../text/say.ts';
import { Act, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

/** All supports of one kind, listed. */
export function GroupSheet({
  play,
  units,
}: {
  readonly play: Play;
  readonly units: readonly UnitId[];
}): ReactNode {
  const { locale, battle, tap, show } = play;
  const { table } = battle;
  const [first = 0] = units;
  const top = table.frames.at(-1);
  const gives = top?.step === 'inspire' && top.seat === unitOf(table, first).owner;
  return (
    <SheetSlip locale={locale} title={kindName(locale, unitOf(table, first).kind)} onClose={() => show(null)}>
      <ul className={css['members']}>
        {units.map((id) => {
          const unit = unitOf(table, id);
          return (
            <li key={id} data-gone={!isAlive(unit) || undefined}>
              <span>
                <b>{nameOfUnit(locale, unit)}</b>
                <Pips hp={cardFor(unit).hp} damage={unit.damage} />
              </span>
              {gives && isAlive(unit) ? (
                <Act kind="go" onPress={() => tap(answerRow({ do: 'inspire', unit: id }))}>
                  {sayCompanion(locale, 'group.inspire')}
                </Act>
              ) : mayBegin(table, id) ? (
                <Act
                  kind="go"
                  onPress={() => {
                    show(null);
                    beginTurn(play, id);
                  }}
                >
                  {sayCompanion(locale, 'cell.begin')}
                </Act>
              ) : null}
              <Act onPress={() => show({ on: 'unit', unit: id })}>{sayCompanion(locale, 'cell.more')}</Act>
            </li>
          );
        })}
      </ul>
    </SheetSlip>
  );
}
