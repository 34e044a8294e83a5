import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { sayCompanion } from '../text/say.ts';
import css from './sheets.module.css';

/** A number between two large buttons. */
export function Stepper({
  locale,
  label,
  value,
  least,
  most,
  step = 1,
  onChange,
}: {
  readonly locale: Locale;
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}): ReactNode {
  return (
    <fieldset className={css['stepper']} aria-label={label}>
      <span>{label}</span>
      <button
        type="button"
        disabled={value <= least}
        aria-label={sayCompanion(locale, 'pile.less', { what: label })}
        onClick={() => onChange(Math.max(least, value - step))}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        disabled={value >= most}
        aria-label={sayCompanion(locale, 'pile.more', { what: label })}
        onClick={() => onChange(Math.min(most, value + step))}
      >
        +
      </button>
    </fieldset>
  );
}
