import type { Rulebook } from '@sanguine/kernel';
import { classes } from '@sanguine/ui/controls/classes.ts';
import { chaptersOf } from './book.ts';
import styles from './contents.module.css';
import type { SectionRoute } from './place.ts';
import { useRulesWord } from './say.ts';
import { SectionLink } from './section-link.tsx';

interface ContentsProps {
  readonly book: Rulebook;
  readonly way: SectionRoute;
  /** The section being read. */
  readonly current: string | null;
}

/** All chapters; the current one shows its sections too. */
export function Contents({ book, way, current }: ContentsProps) {
  const word = useRulesWord();
  const open = current?.split('.')[0];
  return (
    <nav className={styles['contents']} aria-label={word('contents')}>
      <ol>
        {chaptersOf(book).map(({ head, parts }) => (
          <li key={head.id}>
            <Entry id={head.id} title={head.title} way={way} current={current} chapter />
            {head.id === open && parts.length > 0 ? (
              <ol className={styles['parts']}>
                {parts.map(({ id, title }) => (
                  <li key={id}>
                    <Entry id={id} title={title} way={way} current={current} />
                  </li>
                ))}
              </ol>
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface EntryProps {
  readonly id: string;
  readonly title: string;
  readonly way: SectionRoute;
  readonly current: string | null;
  readonly chapter?: boolean;
}

function Entry({ id, title, way, current, chapter = false }: EntryProps) {
  return (
    <SectionLink
      way={way}
      section={id}
      current={id === current}
      className={classes(styles['entry'], chapter && styles['chapter'])}
    >
      <span className={styles['number']}>{id}</span>
      <span>{title}</span>
    </SectionLink>
  );
}
