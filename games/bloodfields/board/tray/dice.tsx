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

const eachDie = (faces: Faces): { readonly face: number; readonly index: number }[] =>
  faces.flatMap((some, face) => Array.from({ length: some }, (_, index) => ({ face, index })));

/** Dice side by side, sorted by their faces. */
export function Dice({ locale, roll, faces, size }: DiceProps): ReactNode {
  return (
    <span className={css['dice']}>
      {eachDie(faces).map(({ face, index }) => (
        <Die
          key={`${face} ${index}`}
          {...{ roll, face, size }}
          label={dieText(locale, roll, face, faces.length)}
        />
      ))}
    </span>
  );
}

function Die({
  roll,
  face,
  size,
  label,
}: {
  readonly roll: Roll;
  readonly face: number;
  readonly size: number;
  readonly label: string;
}): ReactNode {
  return (
    <span className={css['die']}>
      <span className="unseen">{label}</span>
      <RollDie {...{ roll, face, size }} />
    </span>
  );
}

interface PickDiceProps extends DiceProps {
  /** How many of each face may be picked. */
  readonly free: Faces;
  readonly picked: Faces;
  readonly onPick: (picked: Faces) => void;
}

/** The same with dice that can be picked out; equal ones are one choice, so the first ones are picked. */
export function PickDice({ locale, roll, faces, size, free, picked, onPick }: PickDiceProps): ReactNode {
  return (
    <span className={css['dice']}>
      {eachDie(faces).map(({ face, index }) => {
        const count = picked[face] ?? 0;
        const on = index < count;
        const may = index < (free[face] ?? 0);
        const next = faces.map((_, at) => (at === face ? (on ? count - 1 : count + 1) : (picked[at] ?? 0)));
        return (
          <button
            key={`${face} ${index}`}
            type="button"
            className={css['pick']}
            aria-pressed={on}
            disabled={!may}
            data-guide={`die:${face}:${index}`}
            onClick={() => {
              onPick(next);
            }}
          >
            <Die {...{ roll, face, size }} label={dieText(locale, roll, face, faces.length)} />
          </button>
        );
      })}
    </span>
  );
}
