import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './slip.module.css';

interface SlipProps {
  readonly children: ReactNode;
  /** Casts a shadow. */
  readonly lifted?: boolean;
  readonly className?: string | undefined;
}

/** A panel that looks like paper: an edge and an inset hairline. */
export function Slip({ children, lifted = false, className }: SlipProps) {
  return <div className={classes(styles['slip'], lifted && styles['lifted'], className)}>{children}</div>;
}
