import { useEffect, useRef, useState } from 'react';
import { type AnyGame, findSection } from '@sanguine/kernel';
import { Icon } from '@sanguine/ui/glyph/icon.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { LinkButton, linkClass } from '@sanguine/ui/controls/link.tsx';
import { chaptersOf, neighboursOf } from './book.ts';
import { Contents } from './contents.tsx';
import styles from './drawer.module.css';
import { termsOf } from '@sanguine/ui/reading/fold.ts';
import type { SectionRoute } from './place.ts';
import { useRulesWord } from './say.ts';
import { SearchBox } from './search-box.tsx';
import { SectionLink } from './section-link.tsx';
import { SectionText } from './section-text.tsx';
import { useRulebook } from './use-rulebook.ts';

interface RulesDrawerProps {
  readonly game: AnyGame;
  /** The section to open; an unknown one opens the contents. */
  readonly section: string;
  readonly onClose: () => void;
}

/** The rulebook next to the table: one chapter at a time, without leaving the game. */
export function RulesDrawer(props: RulesDrawerProps) {
  return <Drawer key={props.section} {...props} />;
}

function Drawer({ game, section: asked, onClose }: RulesDrawerProps) {
  const { engine } = game;
  const rulebook = useRulebook(game);
  const locale = useLocale();
  const word = useRulesWord();
  const book = rulebook[locale];
  const [section, setSection] = useState(asked);
  const [query, setQuery] = useState('');
  const panel = useRef<HTMLElement>(null);
  const chapter = chaptersOf(book).find(({ head }) => head.id === section.split('.')[0]);
  const { previous, next } = neighboursOf(book, section);
  const way: SectionRoute = { href: (id) => `/rules/${engine.id}/${id}`, go: setSection };
  const reading = {
    way,
    exists: (id: string) => findSection(book, id) !== undefined,
    terms: termsOf(query),
  };
  useEffect(() => {
    const head = panel.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"] h3`);
    head?.scrollIntoView();
    head?.focus({ preventScroll: true });
  }, [section]);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <aside ref={panel} className={styles['drawer']} aria-label={word('rules')} data-mood="map">
      <div className={styles['bar']}>
        <SearchBox rulebook={rulebook} way={way} query={query} onQuery={setQuery} />
        <button type="button" className={styles['close']} aria-label={word('drawer.close')} onClick={onClose}>
          <Icon name="cancel" size={18} />
        </button>
      </div>
      <div className={styles['pages']}>
        {chapter === undefined ? (
          <Contents book={book} way={way} current={null} />
        ) : (
          [chapter.head, ...chapter.parts].map((part) => (
            <section key={part.id} data-section={part.id} className={styles['part']}>
              <h3 tabIndex={-1}>
                <span className={styles['number']}>{part.id}</span> {part.title}
              </h3>
              <SectionText section={part} reading={reading} />
            </section>
          ))
        )}
      </div>
      <nav className={styles['foot']} aria-label={word('drawer.ways')}>
        {previous === undefined ? (
          <span />
        ) : (
          <SectionLink way={way} section={previous.id} className={linkClass}>
            {word('previous')}: {previous.id}
          </SectionLink>
        )}
        {chapter === undefined ? null : (
          <LinkButton onPress={() => setSection('')}>{word('contents')}</LinkButton>
        )}
        <a
          className={linkClass}
          href={way.href(chapter === undefined ? '' : section)}
          target="_blank"
          rel="noreferrer"
        >
          {word('drawer.whole')}
        </a>
        {next === undefined ? (
          <span />
        ) : (
          <SectionLink way={way} section={next.id} className={linkClass}>
            {word('next')}: {next.id}
          </SectionLink>
        )}
      </nav>
    </aside>
  );
}
