import type { Locale } from '@sanguine/kernel';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import { Marked } from '@sanguine/ui/reading/marked.tsx';
import { piecesOf } from '@sanguine/ui/reading/references.ts';
import type { ReactNode } from 'react';
import { UNIT_KINDS } from '../../content/units/kinds.ts';
import { findSection } from '@sanguine/kernel';
import { RULEBOOK } from '../../text/rulebook/index.ts';
import { addressOf, type Entry } from './entries/entry.ts';
import type { Catalogue } from './entries/index.ts';
import { EntryPicture } from './entry-picture.tsx';
import { LayoutMap, ScenarioMaps } from './map-view.tsx';
import { sayLibrary } from './text/say.ts';
import { UnitDetails } from './unit-details.tsx';
import type { Way } from './way.ts';
import css from './library.module.css';

interface EntryViewProps {
  readonly locale: Locale;
  readonly entry: Entry;
  readonly all: Catalogue;
  readonly way: Way;
  /** The search terms. */
  readonly terms: readonly string[];
}

/** One entry: what it is, all its text, and where it leads. */
export function EntryView({ locale, entry, all, way, terms }: EntryViewProps): ReactNode {
  const { kind, id, rule } = entry;
  const unit = kind === 'unit' ? UNIT_KINDS.find((one) => one === id) : undefined;
  return (
    <article className={css['entry']} data-open-entry={addressOf(entry)}>
      <p className={css['back']}>
        <a {...way.to(null)}>{sayLibrary(locale, 'back')}</a>
      </p>
      <header>
        <EntryPicture entry={entry} size={unit === undefined ? 64 : 116} />
        <div>
          <p className={css['kind']}>{sayLibrary(locale, `kind.${kind}`)}</p>
          <h1 tabIndex={-1}>{entry.name[locale]}</h1>
          <p className={css['note']}>{entry.note[locale]}</p>
        </div>
      </header>
      <Facts locale={locale} entry={entry} />
      {unit === undefined ? (
        <Texts {...{ locale, entry, way, terms }} />
      ) : (
        <UnitDetails {...{ locale, way, terms }} kind={unit} />
      )}
      {kind === 'layout' ? <LayoutMap id={id} /> : null}
      {kind === 'scenario' ? <ScenarioMaps locale={locale} id={id} /> : null}
      <p>
        <LinkButton onPress={() => way.rules(rule)}>
          {sayLibrary(locale, 'rules', { section: rule })}
        </LinkButton>
      </p>
      <Links {...{ locale, way }} title={sayLibrary(locale, 'also')} entries={all.seeAlso(entry)} />
      <Links {...{ locale, way }} title={sayLibrary(locale, 'used')} entries={all.usedBy(entry)} />
    </article>
  );
}

function Facts({ locale, entry }: { readonly locale: Locale; readonly entry: Entry }): ReactNode {
  const facts = entry.facts[locale];
  return facts.length === 0 ? null : (
    <dl className={css['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Paragraphs whose references lead into the rulebook. */
function Texts({ locale, entry, way, terms }: Omit<EntryViewProps, 'all'>): ReactNode {
  const exists = (section: string): boolean => findSection(RULEBOOK[locale], section) !== undefined;
  return (
    <div className={css['texts']}>
      {entry.texts[locale].map((text, at) => (
        <p key={at}>
          {piecesOf(text, exists).map((piece, nth) => {
            const { section } = piece;
            return section === null ? (
              <Marked key={nth} text={piece.text} terms={terms} />
            ) : (
              <LinkButton key={nth} onPress={() => way.rules(section)}>
                {piece.text}
              </LinkButton>
            );
          })}
        </p>
      ))}
    </div>
  );
}

function Links({
  locale,
  way,
  title,
  entries,
}: {
  readonly locale: Locale;
  readonly way: Way;
  readonly title: string;
  readonly entries: readonly Entry[];
}): ReactNode {
  return entries.length === 0 ? null : (
    <section className={css['links']} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={addressOf(entry)}>
            <a {...way.to(entry)} data-link={addressOf(entry)}>
              <EntryPicture entry={entry} size={26} />
              {entry.name[locale]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
