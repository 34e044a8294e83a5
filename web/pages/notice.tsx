import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A message that changes by itself; announced to screen readers. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return <output className={styles['notice']}>{children}</output>;
}
