import type { ReactNode } from 'react';
import type { ShellSlots } from '../contract.ts';
import { useLocale } from '../controls/locale.ts';
import css from './frame.module.css';
import { say } from './words.ts';

export function TopBar({
  slots,
  phases,
  children,
}: {
  readonly slots: ShellSlots;
  readonly phases: ReactNode;
  readonly children?: ReactNode;
}): ReactNode {
  const locale = useLocale();
  return (
    <header className={css['top']}>
      <a className={css['brand']} href="/" aria-label={say(locale, 'home')}>
        <svg width="22" height="26" viewBox="0 0 22 26" aria-hidden="true">
          <path
            d="M11 1C7 8 2 12 2 17.5A9 8 0 0 0 20 17.5C20 12 15 8 11 1z"
            fill="#a8261e"
            stroke="#f3e6cb"
            strokeWidth="1.3"
          />
          <path
            d="M6 18c1 3 3 4 5 4M6 14.5c.6-1.6 2-3.4 3-5"
            stroke="#f3e6cb"
            strokeWidth="1.2"
            fill="none"
          />
        </svg>
        <span>Sanguine</span>
      </a>
      <h1 className={css['where']}>{slots.title}</h1>
      <div className={css['phases']}>{phases}</div>
      {children}
      <div className={css['menu']}>{slots.menu}</div>
    </header>
  );
}
