import type { Settings } from '@sanguine/ui';
import { movingFactor } from '@sanguine/ui/animation/speed.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Die } from '../look/die.tsx';
import { sayBoard } from '../text/say.ts';
import type { DieRoll } from './animation.ts';
import css from './happening.module.css';

const TUMBLES = 7;
const TUMBLE_MS = 90;

/** The die rolls and shows its result; with motion off, at once. */
export function RolledDie({
  roll: { die, fell, won },
  settings: { locale, motion },
}: {
  readonly roll: DieRoll;
  readonly settings: Pick<Settings, 'locale' | 'motion'>;
}): ReactNode {
  const [left, setLeft] = useState(motion === 'off' ? 0 : TUMBLES);
  useEffect(() => {
    if (left === 0) return undefined;
    const next = setTimeout(
      () => {
        setLeft(left - 1);
      },
      TUMBLE_MS * movingFactor(motion),
    );
    return () => {
      clearTimeout(next);
    };
  }, [left, motion]);
  const face = left === 0 ? fell : ((fell + left * 3) % die) + 1;
  return (
    <div className={css['roll']} data-won={left === 0 ? won : undefined}>
      <Die sides={die} face={`${face}`} size={52} className={left === 0 ? undefined : css['tumbling']} />
      <p>{left > 0 ? '' : sayBoard(locale, won ? 'roll.won' : 'roll.lost', { die, fell })}</p>
    </div>
  );
}
