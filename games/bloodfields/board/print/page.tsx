import type { CSSProperties, ReactNode } from 'react';
import { classes } from '@sanguine/ui/controls/classes.ts';
import type { PaperName } from './address.ts';
import { MARGIN } from './paper.ts';
import css from './print.module.css';

/** One page of paper. `scale` is the size of its type; lengths that matter on the table are in inches and do not change. */
export function Page({
  paper,
  scale = 1,
  children,
}: {
  readonly paper: PaperName;
  readonly scale?: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section
      className={classes(css['page'], css[paper])}
      style={{ '--u': `${scale}px`, '--margin': `${MARGIN}in` } as CSSProperties}
      data-page={paper}
    >
      {children}
    </section>
  );
}
