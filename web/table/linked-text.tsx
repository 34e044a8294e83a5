import { linkClass } from '@sanguine/ui/controls/link.tsx';
import type { Link, Ref } from '@sanguine/ui';
import styles from './log-panel.module.css';
import { heldBy, partsOf } from './linked.ts';

interface LinkedTextProps {
  readonly text: string;
  readonly links: readonly Link[];
  readonly titles: readonly string[];
  readonly onShow: (ref: Ref) => void;
}

/** A line whose places and pieces are links to the board, and whose titles are set as such. */
export function LinkedText({ text, links, titles, onShow }: LinkedTextProps) {
  const marks = [...links, ...titles.map((words) => ({ words, ref: null }))];
  const parts = partsOf(text, marks);
  const heldAfter = (at: number): string => {
    const [part, next] = [parts[at], parts[at + 1]];
    return typeof part === 'object' && part.ref !== null && typeof next === 'string' ? heldBy(next) : '';
  };
  return parts.map((part, at) => {
    if (typeof part === 'string') return part.slice(heldAfter(at - 1).length);
    const { ref, words } = part;
    // The parts of a line never change order.
    return ref === null ? (
      <cite key={at} className={styles['title']}>
        {words}
      </cite>
    ) : (
      <span key={at} className={styles['held']}>
        <button type="button" className={`${linkClass} ${styles['place']}`} onClick={() => onShow(ref)}>
          {words}
        </button>
        {heldAfter(at)}
      </span>
    );
  });
}
