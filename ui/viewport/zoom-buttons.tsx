import type { ReactNode } from 'react';
import { useLocale } from '../controls/locale.ts';
import css from './viewport.module.css';
import { say } from './words.ts';

const SIGNS = {
  nearer: 'M4 10h12M10 4v12',
  farther: 'M4 10h12',
  whole: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
} as const;

export function ZoomButtons({
  onNearer,
  onFarther,
  onWhole,
}: {
  readonly onNearer: () => void;
  readonly onFarther: () => void;
  readonly onWhole: () => void;
}): ReactNode {
  const locale = useLocale();
  const button = (sign: keyof typeof SIGNS, press: () => void): ReactNode => (
    <button type="button" aria-label={say(locale, sign)} title={say(locale, sign)} onClick={press}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={SIGNS[sign]} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
  return (
    <div className={css['zoom']}>
      {button('nearer', onNearer)}
      {button('farther', onFarther)}
      {button('whole', onWhole)}
    </div>
  );
}
