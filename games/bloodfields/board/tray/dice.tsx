import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { Roll } from '../../content/effects.ts';
import type { Faces } from '../../rules/frames.ts';
import { RollDie } from '../look/die.tsx';
import { dieText } from './faces.ts';
import css from './tray.module.css';

interface DiceProps {
  readonly locale: Locale;
  readonly roll: Roll;
  readonly faces: Faces;
  readonly size: number;
}

/** Dice side by side, sorted by face. */
export function Dice({ locale, roll, faces, size }: DiceProps): ReactNode {
  return (
    <span className={css['dice']}>
      {faces.flatMap((some, face) =>
        Array.from({ length: some }, (_, index) => (
          <span key={`${face} ${index}`} className={css['die']}>
            <span className="unseen">{dieText(locale, roll, face, faces.length)}</span>
            <RollDie {...{ roll, face, size }} />
          </span>
        )),
      )}
    </span>
  );
}
