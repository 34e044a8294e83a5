import { type ReactNode, useState } from 'react';
import { kindName } from '../../../text/words.ts';
import type { Play } from '../play.ts';
import { saveRecord } from '../save-record.ts';
import { recordOf, tapped, toldIn } from '../state/battle.ts';
import { arrivalsOf } from '../state/supports.ts';
import { sayCompanion } from '../text/say.ts';
import { toldLine } from '../text/told.ts';
import { Act, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

/** How many of the last log lines are shown. */
const LINES = 40;

/** What players seldom want: the log, supports that arrive, the record, the end. */
export function MenuSheet({ play }: { readonly play: Play }): ReactNode {
  const { locale, battle, tap, show, turned, turn, leave } = play;
  const { setup, table } = battle;
  const [sure, setSure] = useState(false);
  const lines = toldIn(battle)
    .flatMap((event) => toldLine(locale, event, setup.names) ?? [])
    .slice(-LINES)
    .toReversed();
  const arrivals = arrivalsOf(table).flatMap(({ seat, kind }) => {
    const row = { tap: 'arrive', seat, kind } as const;
    return tapped(battle, row) === null ? [] : [row];
  });
  return (
    <SheetSlip locale={locale} title={sayCompanion(locale, 'menu.title')} onClose={() => show(null)}>
      <div className={css['acts']}>
        <Act onPress={() => turn(!turned)}>
          {sayCompanion(locale, turned ? 'menu.unturn' : 'middle.turn')}
        </Act>
        <Act onPress={() => show({ on: 'ledger' })}>{sayCompanion(locale, 'ledger.title')}</Act>
        <Act guide="menu:roller" onPress={() => show({ on: 'roller' })}>
          {sayCompanion(locale, 'roller.title')}
        </Act>
        <Act guide="menu:save" onPress={() => saveRecord(recordOf(battle))}>
          {sayCompanion(locale, 'menu.save')}
        </Act>
        {arrivals.map((row) => (
          <Act key={`${row.seat} ${row.kind}`} onPress={() => tap(row) && show(null)}>
            {sayCompanion(locale, 'menu.arrive', {
              unit: kindName(locale, row.kind),
              name: setup.names[row.seat],
            })}
          </Act>
        ))}
        <Act onPress={leave}>{sayCompanion(locale, 'menu.leave')}</Act>
        {tapped(battle, { tap: 'stop' }) === null ? null : sure ? (
          <Act kind="wound" guide="menu:stop" onPress={() => tap({ tap: 'stop' }) && show(null)}>
            {sayCompanion(locale, 'menu.stop.sure')}
          </Act>
        ) : (
          <Act guide="menu:ask" onPress={() => setSure(true)}>
            {sayCompanion(locale, 'menu.stop')}
          </Act>
        )}
      </div>
      <h4>{sayCompanion(locale, 'menu.log')}</h4>
      <ol className={css['log']}>
        {lines.map((line, at) => (
          <li key={lines.length - at}>{line}</li>
        ))}
      </ol>
    </SheetSlip>
  );
}
