import type { ReactNode } from 'react';
import { useLocale } from '../controls/locale.ts';
import css from './frame.module.css';
import { say } from './words.ts';

/** How many lines of the chat nobody has read here yet. */
export function Unread({ count }: { readonly count: number }): ReactNode {
  const locale = useLocale();
  if (count === 0) return null;
  return (
    <span className={css['unread']}>
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{say(locale, 'unread', { count })}</span>
    </span>
  );
}
