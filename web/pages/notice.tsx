import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Something that changes by itself while the page is read. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return <output className={styles['notice']}>{children}</output>;
}
