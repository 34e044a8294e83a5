import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import type { Rulebooks } from '@sanguine/kernel';
import { useLocale } from '@sanguine/ui/controls/locale.ts';
import { termsOf } from '@sanguine/ui/reading/fold.ts';
import { Marked } from '@sanguine/ui/reading/marked.tsx';
import type { SectionRoute } from './place.ts';
import { useRulesWord } from './say.ts';
import { searchRules } from './search.ts';
import styles from './search-box.module.css';
import { SectionLink } from './section-link.tsx';

interface SearchBoxProps {
  readonly rulebook: Rulebooks;
  readonly way: SectionRoute;
  readonly query: string;
  readonly field?: Ref<HTMLInputElement>;
  readonly onQuery: (query: string) => void;
}

/** Searches while typing; arrow keys move through the results, Enter opens one, Escape ends the search. */
export function SearchBox({ rulebook, way, query, field, onQuery }: SearchBoxProps) {
  const word = useRulesWord();
  const locale = useLocale();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const hits = searchRules(query, rulebook[locale], rulebook[locale === 'en' ? 'ja' : 'en']);
  const terms = termsOf(query);
  const shown = open && terms.length > 0;

  const chosen: SectionRoute = {
    href: (section) => way.href(section),
    go: (section) => {
      setOpen(false);
      way.go(section);
    },
  };
  /** Arrow keys move through the field and the links below it as one column. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const [input, ...links] = box.current?.querySelectorAll<HTMLElement>('input, a') ?? [];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown) {
      event.preventDefault();
      const column = [input, ...links];
      const at = column.findIndex((element) => element === document.activeElement);
      column[(at + step + column.length) % column.length]?.focus();
    } else if (event.key === 'Enter' && event.target === input) {
      const [first] = hits;
      if (first !== undefined) chosen.go(first.section.id);
    } else if (event.key === 'Escape' && query !== '') {
      event.stopPropagation();
      setOpen(false);
      onQuery('');
      input?.focus();
    }
  };
  return (
    <search
      ref={box}
      className={styles['search']}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <input
        ref={field}
        type="search"
        className={styles['field']}
        aria-label={word('search')}
        aria-controls={`${id}-found`}
        placeholder={word('search.hint')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setOpen(true);
          onQuery(event.target.value);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <output className="unseen">{shown ? word('search.found', { count: hits.length }) : ''}</output>
      <div id={`${id}-found`} className={styles['found']} hidden={!shown}>
        {hits.length === 0 ? <p className={styles['none']}>{word('search.none')}</p> : null}
        <ul aria-label={word('search')}>
          {hits.map(({ section, excerpt }) => (
            <li key={section.id}>
              <SectionLink way={chosen} section={section.id} className={styles['hit']} onKeyDown={onKeyDown}>
                <span className={styles['number']}>{section.id}</span>
                <span>
                  <span className={styles['title']}>
                    <Marked text={section.title} terms={terms} />
                  </span>
                  <span className={styles['excerpt']}>
                    <Marked text={excerpt} terms={terms} />
                  </span>
                </span>
              </SectionLink>
            </li>
          ))}
        </ul>
      </div>
    </search>
  );
}
