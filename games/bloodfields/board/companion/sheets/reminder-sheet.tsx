import type { ReactNode } from 'react';
import type { Play } from '../play.ts';
import { remindersFor } from '../state/reminders.ts';
import { reminderFor, reminderText } from '../text/reminder-text.ts';
import { sayCompanion } from '../text/say.ts';
import { SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

/** All reminders of the moment. */
export function ReminderSheet({ play }: { readonly play: Play }): ReactNode {
  const { locale, battle, show } = play;
  const reminders = remindersFor(battle);
  return (
    <SheetSlip locale={locale} title={sayCompanion(locale, 'reminder.title')} onClose={() => show(null)}>
      {reminders.length === 0 ? <p className={css['note']}>{sayCompanion(locale, 'reminder.none')}</p> : null}
      <ul className={css['lines']}>
        {reminders.map((reminder, at) => (
          <li key={at}>
            <b>{reminderFor(locale, battle.setup.names, reminder)}</b>{' '}
            {reminderText(locale, battle.table, reminder)}
          </li>
        ))}
      </ul>
    </SheetSlip>
  );
}
