import { type ReactNode, useCallback, useRef } from 'react';
import type { PaperName } from './address.ts';
import { arrangeColumns } from './arrange.ts';
import { Page } from './page.tsx';
import { roomOn } from './paper.ts';
import { type Measured, useFit } from './use-fit.ts';
import print from './print.module.css';
import css from './columns.module.css';

/** Blocks in two columns, on as few pages as possible; none is cut. `title` stands above the first. */
export function ColumnPages({
  paper,
  title,
  blocks,
}: {
  readonly paper: PaperName;
  readonly title: string;
  readonly blocks: readonly ReactNode[];
}): ReactNode {
  const galley = useRef<HTMLDivElement>(null);
  const { width, height } = roomOn(paper);
  const planOf = useCallback(
    (heights: Measured) => {
      const [head = 0] = heights('title');
      return arrangeColumns(heights('block'), height, 2, head);
    },
    [height],
  );
  const fit = useFit(galley, planOf);
  const head = (
    <h2 className={css['title']} data-part="title">
      {title}
    </h2>
  );
  const blockAt = (at: number): ReactNode => (
    <div key={at} className={css['block']} data-part="block">
      {blocks[at]}
    </div>
  );
  return (
    <>
      <div ref={galley} className={print['galley']} style={{ width }} aria-hidden="true">
        {head}
        <div className={css['columns']}>
          <div>{blocks.map((_, at) => blockAt(at))}</div>
          <div />
        </div>
      </div>
      {(fit?.plan ?? []).map((columns, at) => (
        <Page key={at} paper={paper} scale={fit?.scale ?? 1}>
          {at === 0 ? head : null}
          <div className={css['columns']}>
            {columns.map((column, nth) => (
              <div key={nth}>{column.map(blockAt)}</div>
            ))}
          </div>
        </Page>
      ))}
    </>
  );
}
