import type { ReactNode } from 'react';
import css from './bench.module.css';

/** The table with the bench beside it; the table makes room while dice lie there. */
export function BesideBench({
  bench,
  children,
}: {
  readonly bench: ReactNode | null;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      <div className={bench === null ? css['alone'] : css['beside']}>{children}</div>
      {bench === null ? null : <div className={css['side']}>{bench}</div>}
    </>
  );
}
