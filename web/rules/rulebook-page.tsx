import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type AnyGame, findSection } from '@sanguine/kernel';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { useLocation } from 'wouter';
import { PageSheet } from '../pages/frame.tsx';
import { Masthead } from '../pages/masthead.tsx';
import { BookView } from './book-view.tsx';
import { Contents } from './contents.tsx';
import { termsOf } from '@sanguine/ui/reading/fold.ts';
import { anchorOf, type SectionRoute } from './place.ts';
import { useReadingPlace } from './reading-place.ts';
import styles from './rulebook-page.module.css';
import { useRulesWord } from './say.ts';
import { SearchBox } from './search-box.tsx';
import { useRulebook } from './use-rulebook.ts';

interface RulebookPageProps {
  readonly game: AnyGame;
  readonly section: string | null;
}

function bringIntoView(section: string): void {
  document.getElementById(anchorOf(section))?.scrollIntoView();
  document.getElementById(`${anchorOf(section)}-head`)?.focus({ preventScroll: true });
}

/** A whole rulebook with its contents next to it, opened at a section. */
export function RulebookPage({ game, section }: RulebookPageProps) {
  const { engine } = game;
  const rulebook = useRulebook(game);
  const word = useRulesWord();
  const book = rulebook[useLocale()];
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  const sections = useMemo(() => book.sections.map(({ id }) => id), [book]);
  const place = useReadingPlace(sections, section);
  const missing = section !== null && findSection(book, section) === undefined;

  const go = useCallback(
    (id: string) => {
      if (menu.current !== null) menu.current.open = false;
      navigate(`/rules/${engine.id}/${id}`);
      // Scrolls back even if the section is already the current one.
      bringIntoView(id);
    },
    [navigate, engine.id],
  );
  const way = useMemo<SectionRoute>(
    () => ({ href: (id) => `/rules/${engine.id}/${id}`, go }),
    [engine.id, go],
  );
  const reading = useMemo(
    () => ({ way, exists: (id: string) => sections.includes(id), terms: termsOf(query) }),
    [way, sections, query],
  );
  useEffect(() => {
    if (section === null) return undefined;
    bringIntoView(section);
    if (document.fonts.status === 'loaded') return undefined;
    // Fonts that load late shift the text: scroll to the section again, unless the reader has moved on.
    const left = new AbortController();
    const leave = () => left.abort();
    for (const sign of ['wheel', 'touchmove', 'keydown'])
      addEventListener(sign, leave, { signal: left.signal });
    void document.fonts.ready.then(() => left.signal.aborted || bringIntoView(section));
    return leave;
  }, [section]);
  useSlash(() => field.current?.focus());

  return (
    <PageSheet title={book.title} masthead={<Masthead />}>
      <div className={styles['spread']}>
        <aside className={styles['side']}>
          <Contents book={book} way={way} current={place} />
        </aside>
        <div className={styles['book']}>
          <h1 className={styles['title']} tabIndex={-1}>
            {book.title}
          </h1>
          {missing ? (
            <output className={styles['missing']}>{word('missing.section', { id: section })}</output>
          ) : null}
          <div className={styles['tools']}>
            <details ref={menu} className={styles['menu']}>
              <summary>{word('contents')}</summary>
              <Contents book={book} way={way} current={place} />
            </details>
            <SearchBox rulebook={rulebook} way={way} query={query} field={field} onQuery={setQuery} />
            <ActionButton className={styles['print']} onPress={() => print()}>
              {word('print')}
            </ActionButton>
          </div>
          <BookView book={book} reading={reading} />
        </div>
      </div>
    </PageSheet>
  );
}

/** The slash key starts a search from anywhere on the page. */
function useSlash(begin: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      begin();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [begin]);
}
