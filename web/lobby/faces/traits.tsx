import type { ReactNode } from 'react';
import styles from './faces.module.css';

/** What tells bots of one level apart, by seat. */
export const TRAITS: readonly ReactNode[] = [
  // A scar over one eye.
  <path key="scar" className={styles['wound']} d="M16.5 19l5 11" />,
  // Braids.
  <path
    key="braids"
    className={styles['hair']}
    d="M15 26q-4 3-1 6-3 3 0 6-2 3 1 6 2-3 0-6 3-3 0-6 2-3 0-6zm18 0q4 3 1 6 3 3 0 6 2 3-1 6-2-3 0-6-3-3 0-6-2-3 0-6z"
  />,
  // A patch.
  <g key="patch">
    <path className={styles['line']} d="M13 19l22 9" />
    <path d="M25.5 21.5h6.5q0 7-3.2 7t-3.3-7z" />
  </g>,
  // Freckles.
  <path
    key="freckles"
    className={styles['dots']}
    d="M17 29h.1m2.4 1h.1m-1.6 2h.1m8.9-2h.1m2.4-1h.1m-1.6 3h.1"
  />,
  // War paint.
  <path key="paint" className={styles['paint']} d="M15 28l6-1m-5 4 5-1m6-3 6 1m-6 2 5 1" />,
  // A forelock.
  <path key="lock" className={styles['hair']} d="M22 12q-7 3-7 11 5-1 6-6 1 3-1 6 6-3 5-11z" />,
];
