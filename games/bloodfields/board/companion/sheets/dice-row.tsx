import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { facesText, rollName } from '../../../text/dice.ts';
import { RollDie } from '../../look/die.tsx';
import type { LyingDice } from '../state/exchange.ts';
import css from './sheets.module.css';

/** Dice sorted by effect: those that count first, with hits a defence saved struck out; the others are pale. */
export function DiceRow({ locale, dice }: { readonly locale: Locale; readonly dice: LyingDice }): ReactNode {
  const { roll, faces, counted, struck } = dice;
  const each = faces.flatMap((some, face) =>
    Array.from({ length: some }, (_, at) => ({
      face,
      at,
      counts: counted === null || at < (counted[face] ?? 0),
    })),
  );
  const sorted = each.toSorted((one, two) => Number(two.counts) - Number(one.counts) || one.face - two.face);
  return (
    <div className={css['dice']}>
      <span>{rollName(locale, roll)}</span>
      <span className="unseen">{facesText(locale, roll, faces)}</span>
      <div aria-hidden="true">
        {sorted.map(({ face, at, counts }, place) => (
          <RollDie
            key={`${face} ${at}`}
            size={38}
            {...{ roll, face }}
            faded={!counts}
            struck={counts && place < struck}
          />
        ))}
      </div>
    </div>
  );
}
