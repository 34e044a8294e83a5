import type { ReactNode } from 'react';
import type { Play } from '../play.ts';
import { remindersFor } from '../state/reminders.ts';
import { reminderFor, reminderText } from '../text/reminder-text.ts';
import { sayCompanion } from '../text/say.ts';
import { Drawn } from '@sanguine/ui/glyph/drawn.tsx';
import { outlineOf } from '../../look/glyphs.ts';
import css from './table.module.css';

/** Reminders, and buttons that are always at hand. */
export function Foot({ play }: { readonly play: Play }): ReactNode {
  const { locale, battle, undo, show, unsaved } = play;
  const reminders = remindersFor(battle);
  const [first] = reminders;
  return (
    <footer className={css['foot']}>
      <button type="button" className={css['reminder']} onClick={() => show({ on: 'reminders' })}>
        <Drawn path={outlineOf('ringing-bell')} size={22} />
        <span aria-live="polite">
          {unsaved ? (
            <b>{sayCompanion(locale, 'foot.unsaved')}</b>
          ) : first === undefined ? (
            sayCompanion(locale, 'reminder.none')
          ) : (
            <>
              <b>
                {reminderFor(locale, battle.setup.names, first)}
                {reminders.length > 1 ? ` +${reminders.length - 1}` : ''}
              </b>
              <span>{reminderText(locale, battle.table, first)}</span>
            </>
          )}
        </span>
      </button>
      <button type="button" disabled={battle.rows.length === 0} data-guide="undo" onClick={undo}>
        {sayCompanion(locale, 'foot.undo')}
      </button>
      <button type="button" onClick={() => show({ on: 'odds' })}>
        {sayCompanion(locale, 'foot.odds')}
      </button>
      <button type="button" data-guide="menu" onClick={() => show({ on: 'menu' })}>
        {sayCompanion(locale, 'foot.menu')}
      </button>
    </footer>
  );
}
