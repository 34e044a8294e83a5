import type { ReactNode } from 'react';
import styles from './table-words.module.css';

/** A table's name, and below it what is played there and with whom. */
export function TableWords({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <span className={styles['words']}>
      <b>{name}</b>
      <span>{children}</span>
    </span>
  );
}
