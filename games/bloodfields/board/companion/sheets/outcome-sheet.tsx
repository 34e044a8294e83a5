import type { ReactNode } from 'react';
import type { Event } from '../../../rules/events.ts';
import type { Play } from '../play.ts';
import { exchangeEvents, lyingDice } from '../state/exchange.ts';
import { type Reminder, remindersFor } from '../state/reminders.ts';
import { reminderText } from '../text/reminder-text.ts';
import { sayCompanion } from '../text/say.ts';
import { toldLine } from '../text/told.ts';
import { DiceRow } from './dice-row.tsx';
import { Act, SheetSlip } from './sheet.tsx';
import css from './sheets.module.css';

/** Events that need no line once the dice are shown. */
const SHOWN: readonly Event['e'][] = [
  'dice.rolled',
  'dice.rerolled',
  'turn.began',
  'turn.ended',
  'unit.moved',
  'starter.named',
];

/** What the rules leave to the players. */
const HAND_WORK: readonly Reminder['about'][] = [
  'go',
  'summon',
  'action',
  'pushed',
  'skill',
  'grave',
  'ember',
];

/** The outcome: the dice, what the rules made of them, and what is left to do on the table. */
export function OutcomeSheet({
  play,
  onClose,
}: {
  readonly play: Play;
  readonly onClose: () => void;
}): ReactNode {
  const { locale, battle, undo } = play;
  const { names } = battle.setup;
  const lines = exchangeEvents(battle).flatMap((event) => {
    const line = SHOWN.includes(event.e) ? null : toldLine(locale, event, names);
    return line === null ? [] : [line];
  });
  const byHand = remindersFor(battle).filter(
    (one) => HAND_WORK.includes(one.about) && !(one.about === 'skill' && one.on === 'turnEnd'),
  );
  return (
    <SheetSlip
      locale={locale}
      title={sayCompanion(locale, 'outcome.title')}
      onClose={onClose}
      foot={
        <>
          <Act onPress={undo}>{sayCompanion(locale, 'foot.undo')}</Act>
          <Act kind="go" guide="outcome:done" onPress={onClose}>
            {sayCompanion(locale, 'outcome.done')}
          </Act>
        </>
      }
    >
      {lyingDice(battle).map((dice, at) => (
        <DiceRow key={at} {...{ locale, dice }} />
      ))}
      <ul className={css['lines']} aria-live="polite">
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
      {byHand.length === 0 ? null : (
        <ul className={css['byHand']}>
          {byHand.map((reminder, at) => (
            <li key={at}>{reminderText(locale, battle.table, reminder)}</li>
          ))}
        </ul>
      )}
    </SheetSlip>
  );
}
