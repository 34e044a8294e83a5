import type { GamePageProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import { sayRosters } from './text/say.ts';
import css from './page.module.css';

/** The dark bar over the builder: which page this is, and links to others. */
export function TopBar({ props }: { readonly props: GamePageProps }): ReactNode {
  const { locale } = props.settings;
  return (
    <header className={css['top']}>
      <a href="/" className={css['brand']}>
        <svg width="20" height="26" viewBox="0 0 22 26" aria-hidden="true">
          <path
            d="M11 1C7 8 2 12 2 17.5A9 8 0 0 0 20 17.5C20 12 15 8 11 1z"
            fill="#a8261e"
            stroke="#f3e6cb"
            strokeWidth=".8"
          />
        </svg>
        Sanguine
      </a>
      <h1 className={css['where']}>{sayRosters(locale, 'where')}</h1>
      <nav className={css['tools']} aria-label={sayRosters(locale, 'tools')}>
        <button
          type="button"
          data-guide="my-rosters"
          onClick={() => {
            props.go('rosters', '');
          }}
        >
          {sayRosters(locale, 'mine')}
        </button>
        <button
          type="button"
          onClick={() => {
            props.openRules('2.1');
          }}
        >
          {sayRosters(locale, 'rules')}
        </button>
      </nav>
    </header>
  );
}
