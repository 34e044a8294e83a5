import { blocksOf } from './board-text.ts';
import styles from './text-board.module.css';

interface BlocksProps {
  readonly lines: readonly string[];
  /** Makes the first heading the heading of the whole part. */
  readonly headed?: boolean;
}

/** The table as text, block by block. */
export function Blocks({ lines, headed = false }: BlocksProps) {
  return blocksOf(lines).map(({ head, drawing, lines: inner }, place) => (
    <section key={head} className={styles['block']}>
      {headed && place === 0 ? <h2>{head}</h2> : <h3>{head}</h3>}
      {drawing.length === 0 ? null : (
        // Hidden from screen readers, since the lines below say the same in words.
        <pre aria-hidden="true">{drawing.join('\n')}</pre>
      )}
      <ul>
        {inner.map(({ text, inner: nested, marked }, at) => (
          // Index keys are stable: the lines are in map order.
          <li key={at} data-inner={nested || undefined} data-marked={marked || undefined}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  ));
}
