import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { Roll } from '../../../content/effects.ts';
import type { Faces } from '../../../rules/frames.ts';
import { RollDie } from '../../look/die.tsx';
import { dieText } from '../../tray/faces.ts';
import css from './sheets.module.css';

/** Dice on the table, some of which may be picked for a reroll; equal dice are one choice, so the first ones are picked. */
export function PickDice({
  locale,
  roll,
  faces,
  free,
  picked,
  onPick,
}: {
  readonly locale: Locale;
  readonly roll: Roll;
  readonly faces: Faces;
  /** How many of each face may be picked. */
  readonly free: Faces;
  readonly picked: Faces;
  readonly onPick: (picked: Faces) => void;
}): ReactNode {
  const dice = faces.flatMap((some, face) => Array.from({ length: some }, (_, at) => ({ face, at })));
  return (
    <div className={css['lying']}>
      {dice.map(({ face, at }) => {
        const count = picked[face] ?? 0;
        const on = at < count;
        return (
          <button
            key={`${face} ${at}`}
            type="button"
            aria-pressed={on}
            disabled={at >= (free[face] ?? 0)}
            data-guide={`die:${face}:${at}`}
            onClick={() => onPick(picked.map((some, one) => (one === face ? some + (on ? -1 : 1) : some)))}
          >
            <span className="unseen">{dieText(locale, roll, face, faces.length)}</span>
            <RollDie size={44} {...{ roll, face }} />
          </button>
        );
      })}
    </div>
  );
}
