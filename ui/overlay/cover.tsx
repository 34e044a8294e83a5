import type { ReactNode } from 'react';
import { classes } from '../controls/classes.ts';
import { Slip } from '../controls/slip.tsx';
import css from './cover.module.css';

interface CoverProps {
  readonly children: ReactNode;
  /** Buttons at the bottom. */
  readonly foot?: ReactNode;
  readonly className?: string | undefined;
}

/** A slip over the whole board, which is seen through a veil. */
export function Cover({ children, foot, className }: CoverProps): ReactNode {
  return (
    <div className={classes(css['cover'], className)}>
      <Slip lifted className={css['slip']}>
        {children}
        {foot === undefined ? null : <footer className={css['foot']}>{foot}</footer>}
      </Slip>
    </div>
  );
}
