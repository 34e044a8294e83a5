import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { sayPrint } from '../text/say.ts';
import css from './scale.module.css';

/** One inch, to be measured before anything is cut out. */
export function ScaleCheck({ locale }: { readonly locale: Locale }): ReactNode {
  return (
    <p className={css['check']} data-part="check">
      <svg viewBox="0 0 1 0.3" width="1in" height="0.3in" aria-hidden="true" data-inch="1">
        <path d="M0.005 0V0.3M0.995 0V0.3M0 0.15H1" />
        <path d="M0.1 0.1L0.01 0.15L0.1 0.2M0.9 0.1L0.99 0.15L0.9 0.2" />
      </svg>
      <span>{sayPrint(locale, 'check')}</span>
    </p>
  );
}
