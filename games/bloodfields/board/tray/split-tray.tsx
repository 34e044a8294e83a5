import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { nameOf } from '../../rules/names.ts';
import type { State } from '../../rules/state.ts';
import { evenly } from '../../rules/steps/split.ts';
import { unitName } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { shifted } from '../plan/split.ts';
import { sayBoard } from '../text/say.ts';
import css from './tray.module.css';

/** §14.4: dice for each enemy under the array; each press moves one. */
export function SplitTray({
  props,
  interaction,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}): ReactNode {
  const { view, settings } = props;
  const { locale } = settings;
  const open = view.frames.at(-1);
  const { selection, seat, change } = interaction;
  if (open?.step !== 'split' || seat === null) return null;
  const dice = selection.split.length === 0 ? evenly(open.dice, open.marks.length) : selection.split;
  const left = open.dice - dice.reduce((sum, some) => sum + some, 0);
  return (
    <div className={css['row']}>
      {open.marks.map((mark, at) => (
        <span key={mark} className={css['turning']}>
          <button
            type="button"
            className={css['chip']}
            aria-label={sayBoard(locale, 'tray.fewer', { unit: unitName(locale, view, mark) })}
            data-guide={`fewer:${nameOf(view, mark)}`}
            disabled={(dice[at] ?? 1) <= 1}
            onClick={() => {
              change({ split: shifted(dice, at, -1) });
            }}
          >
            {'\u2212'}
          </button>
          <output data-dice={dice[at]}>
            {sayBoard(locale, 'tray.dice', { unit: unitName(locale, view, mark), count: dice[at] ?? 1 })}
          </output>
          <button
            type="button"
            className={css['chip']}
            aria-label={sayBoard(locale, 'tray.more', { unit: unitName(locale, view, mark) })}
            data-guide={`more:${nameOf(view, mark)}`}
            disabled={left <= 0}
            onClick={() => {
              change({ split: shifted(dice, at, 1) });
            }}
          >
            +
          </button>
        </span>
      ))}
      <span>{sayBoard(locale, 'tray.left', { count: left })}</span>
    </div>
  );
}
