import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './link.module.css';

/** The class of a link in running text. */
export const linkClass = styles['link'];

/** A button that looks like a link. */
export function LinkButton({
  children,
  onPress,
}: {
  readonly children: ReactNode;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={classes(styles['link'], styles['button'])} onClick={onPress}>
      {children}
    </button>
  );
}
