import { linkClass } from '@sanguine/ui/controls/link.tsx';
import type { Link, Ref } from '@sanguine/ui';
import styles from './log-panel.module.css';
import { partsOf } from './linked.ts';

interface LinkedTextProps {
  readonly text: string;
  readonly links: readonly Link[];
  readonly titles: readonly string[];
  readonly onShow: (ref: Ref) => void;
}

/** A line whose places and pieces are links to the board, and whose titles are set as such. */
export function LinkedText({ text, links, titles, onShow }: LinkedTextProps) {
  const marks = [...links, ...titles.map((words) => ({ words, ref: null }))];
  return partsOf(text, marks).map((part, at) => {
    if (typeof part === 'string') return part;
    const { ref, words } = part;
    // The parts of a line never change order.
    return ref === null ? (
      <cite key={at} className={styles['title']}>
        {words}
      </cite>
    ) : (
      <button
        key={at}
        type="button"
        className={`${linkClass} ${styles['place']}`}
        onClick={() => onShow(ref)}
      >
        {words}
      </button>
    );
  });
}
