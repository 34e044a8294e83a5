import type { ReactNode } from 'react';
import { classes } from '../controls/classes.ts';
import { Slip } from '../controls/slip.tsx';
import css from './cover.module.css';

interface CoverProps {
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly className?: string | undefined;
}

/** A panel over the whole board, which stays dimly visible. */
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
