import { memo } from 'react';
import type { Rulebook, RulebookSection } from '@sanguine/kernel';
import { chaptersOf, neighboursOf } from './book.ts';
import styles from './book-view.module.css';
import { Ornament } from './ornament.tsx';
import { anchorOf } from './place.ts';
import { useRulesWord } from './say.ts';
import { SectionLink } from './section-link.tsx';
import { type Reading, SectionText } from './section-text.tsx';

interface BookProps {
  readonly book: Rulebook;
  readonly reading: Reading;
}

/** The whole rulebook as one text, so that the browser can search and print it. */
export const BookView = memo(function BookView({ book, reading }: BookProps) {
  return chaptersOf(book).map(({ head, parts }) => (
    <article key={head.id} className={styles['chapter']}>
      <section id={anchorOf(head.id)} className={styles['opening']}>
        <Ornament className={styles['ornament']} />
        <p className={styles['numeral']} aria-hidden="true">
          {head.id}
        </p>
        <h2 id={`${anchorOf(head.id)}-head`} tabIndex={-1}>
          <span className="unseen">{head.id} </span>
          {head.title}
        </h2>
        <SectionText section={head} reading={reading} />
      </section>
      {parts.map((section) => (
        <Part key={section.id} section={section} reading={reading} />
      ))}
      <Turn book={book} chapter={head.id} reading={reading} last={parts.at(-1)?.id ?? head.id} />
    </article>
  ));
});

function Part({ section, reading }: { readonly section: RulebookSection; readonly reading: Reading }) {
  const word = useRulesWord();
  const id = anchorOf(section.id);
  return (
    <section id={id} className={styles['part']}>
      <SectionLink
        way={reading.way}
        section={section.id}
        className={styles['margin']}
        label={word('section.link', { id: section.id })}
      >
        {section.id}
      </SectionLink>
      <h3 id={`${id}-head`} tabIndex={-1}>
        {section.title}
      </h3>
      <SectionText section={section} reading={reading} />
    </section>
  );
}

interface TurnProps extends BookProps {
  readonly chapter: string;
  /** The chapter's last section; the next chapter follows it. */
  readonly last: string;
}

/** Links to the previous and next chapter. */
function Turn({ book, chapter, last, reading }: TurnProps) {
  const word = useRulesWord();
  const before = neighboursOf(book, chapter).previous?.id.split('.')[0];
  const previous = book.sections.find(({ id }) => id === before);
  const { next } = neighboursOf(book, last);
  return (
    <nav className={styles['turn']} aria-label={word('section', { id: chapter })}>
      {previous === undefined ? (
        <span />
      ) : (
        <SectionLink way={reading.way} section={previous.id}>
          <small>{word('previous')}</small>
          {previous.id} {previous.title}
        </SectionLink>
      )}
      {next === undefined ? null : (
        <SectionLink way={reading.way} section={next.id}>
          <small>{word('next')}</small>
          {next.id} {next.title}
        </SectionLink>
      )}
    </nav>
  );
}
