import { linkClass } from '@sanguine/ui/controls/link.tsx';
import type { Link, Ref } from '@sanguine/ui';
import styles from './log-panel.module.css';
import { partsOf } from './linked.ts';

/** A line whose places and pieces are links to the board. */
export function LinkedText({
  text,
  links,
  onShow,
}: {
  readonly text: string;
  readonly links: readonly Link[];
  readonly onShow: (ref: Ref) => void;
}) {
  return partsOf(text, links).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      <button
        // The parts of a line never change order.
        key={at}
        type="button"
        className={`${linkClass} ${styles['place']}`}
        onClick={() => onShow(part.ref)}
      >
        {part.words}
      </button>
    ),
  );
}
