import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { Roll } from '../../content/effects.ts';
import type { Faces } from '../../rules/frames.ts';
import { RollDie } from '../look/die.tsx';
import css from './bench.module.css';
import { dieText } from './faces.ts';
import type { ShownDie } from './pairs.ts';
import { sayTray } from './text/say.ts';

/** Dice the asked player may pick. */
export interface Picking {
  /** How many of each face may be picked, are picked, and would be best. */
  readonly free: Faces;
  readonly picked: Faces;
  readonly advised: Faces;
  readonly onPick: (picked: Faces) => void;
}

interface BenchDieProps {
  readonly locale: Locale;
  readonly roll: Roll;
  readonly die: ShownDie;
  /** Its index among those with the same face. */
  readonly index: number;
  readonly size: number;
  /** How many faces the die has. */
  readonly faces: number;
  readonly struck?: boolean;
  readonly faded?: boolean;
  /** True if it has just been thrown. */
  readonly fresh?: boolean;
  readonly picking: Picking | null;
}

/** Dice fall one after another; each falls for 560 ms, so that the last lies still within 900 ms. */
const LATEST_MS = 340;

/** Dice lie askew, each in its own way. */
const tiltOf = (face: number, index: number): number => ((face * 7 + index * 11) % 17) - 8;

/** A die on the bench: a rerolled one bears a mark; a player who may reroll it can pick it. */
export function BenchDie(props: BenchDieProps): ReactNode {
  const {
    locale,
    roll,
    die,
    index,
    size,
    faces,
    struck = false,
    faded = false,
    fresh = false,
    picking,
  } = props;
  const picked = picking?.picked[die.face] ?? 0;
  const on = index < picked;
  const may = picking !== null && index < (picking.free[die.face] ?? 0);
  const advised = may && index < (picking.advised[die.face] ?? 0);
  const label = [
    dieText(locale, roll, die.face, faces),
    ...(die.again ? [sayTray(locale, 'die.again')] : []),
    ...(advised ? [sayTray(locale, 'die.advised')] : []),
  ].join(', ');
  const shown = (
    <>
      <span className="unseen">{label}</span>
      <RollDie {...{ roll, size, struck, faded }} face={die.face} tilt={tiltOf(die.face, index)} />
      {die.again ? <Again /> : null}
    </>
  );
  const look = {
    'data-fresh': fresh || undefined,
    style: { animationDelay: `calc(${Math.min(LATEST_MS, (index + die.face) * 45)}ms * var(--tempo))` },
  };
  if (!may)
    return (
      <span className={css['die']} {...look}>
        {shown}
      </span>
    );
  const next = Array.from({ length: faces }, (_, at) =>
    at === die.face ? (on ? picked - 1 : picked + 1) : (picking.picked[at] ?? 0),
  );
  return (
    <button
      type="button"
      className={css['die']}
      {...look}
      aria-pressed={on}
      data-advised={advised || undefined}
      data-guide={`die:${die.face}:${index}`}
      onClick={() => {
        picking.onPick(next);
      }}
    >
      {shown}
    </button>
  );
}

/** The mark of a rerolled die. */
function Again(): ReactNode {
  return (
    <svg className={css['again']} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" />
      <path d="M11.5 6A4 4 0 1 0 12 9M12 3.5V6.5H9" />
    </svg>
  );
}

/** Every die with its index among those with the same face. */
export const placed = (dice: readonly ShownDie[]): { readonly die: ShownDie; readonly index: number }[] => {
  const seen = new Map<number, number>();
  return dice.map((die) => {
    const index = seen.get(die.face) ?? 0;
    seen.set(die.face, index + 1);
    return { die, index };
  });
};
