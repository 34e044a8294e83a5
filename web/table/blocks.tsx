import { blocksOf } from './board-text.ts';
import styles from './text-board.module.css';

interface BlocksProps {
  readonly lines: readonly string[];
  /** The first head is that of the whole part. */
  readonly headed?: boolean;
}

/** The table in text, block by block. */
export function Blocks({ lines, headed = false }: BlocksProps) {
  return blocksOf(lines).map(({ head, drawing, lines: inner }, place) => (
    <section key={head} className={styles['block']}>
      {headed && place === 0 ? <h2>{head}</h2> : <h3>{head}</h3>}
      {drawing.length === 0 ? null : (
        // Who has it read out is told the same in words below.
        <pre aria-hidden="true">{drawing.join('\n')}</pre>
      )}
      <ul>
        {inner.map(({ text, inner: nested, marked }, at) => (
          // The order is the map's own.
          <li key={at} data-inner={nested || undefined} data-marked={marked || undefined}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  ));
}
