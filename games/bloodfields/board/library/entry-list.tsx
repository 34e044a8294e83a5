import type { Locale } from '@sanguine/kernel';
import { Select } from '@sanguine/ui/controls/select.tsx';
import { termsOf } from '@sanguine/ui/reading/fold.ts';
import { Marked } from '@sanguine/ui/reading/marked.tsx';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { LINES } from '../../content/lines.ts';
import { lineName } from '../../text/words.ts';
import { addressOf, type Entry, ENTRY_KINDS } from './entries/entry.ts';
import { EntryPicture } from './entry-picture.tsx';
import type { LibraryPlace } from './place.ts';
import { sayLibrary } from './text/say.ts';
import type { Way } from './way.ts';
import css from './library.module.css';

interface EntryListProps {
  readonly locale: Locale;
  readonly place: LibraryPlace;
  readonly way: Way;
  readonly found: readonly Entry[];
  /** The open entry. */
  readonly open: string | null;
}

const ALL = 'all' as const;

/** Searches as the reader types; arrow keys move from the field through the results. */
export function EntryList({ locale, place, way, found, open }: EntryListProps): ReactNode {
  const id = useId();
  const column = useRef<HTMLElement>(null);
  const terms = termsOf(place.query);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [...(column.current?.querySelectorAll<HTMLElement>('input, a[data-entry]') ?? [])];
    const at = stops.findIndex((element) => element === document.activeElement);
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  return (
    <nav ref={column} className={css['side']} aria-label={sayLibrary(locale, 'list')}>
      <search className={css['search']}>
        <label className="unseen" htmlFor={`${id}-query`}>
          {sayLibrary(locale, 'search')}
        </label>
        <input
          id={`${id}-query`}
          type="search"
          placeholder={sayLibrary(locale, 'search.hint')}
          autoComplete="off"
          spellCheck={false}
          value={place.query}
          onChange={({ target }) => way.list({ query: target.value })}
          onKeyDown={onKeyDown}
        />
        <Select
          label={sayLibrary(locale, 'kind')}
          bare
          value={place.kind ?? ALL}
          options={([ALL, ...ENTRY_KINDS] as const).map((value) => ({
            value,
            title: sayLibrary(locale, `kind.${value}`),
          }))}
          onChange={(value) => way.list({ kind: value === ALL ? null : value })}
        />
        <Select
          label={sayLibrary(locale, 'line')}
          bare
          value={place.line ?? ALL}
          options={[
            { value: ALL, title: sayLibrary(locale, 'line.all') },
            ...LINES.map((value) => ({
              value,
              title:
                value === 'mercenaries' ? sayLibrary(locale, 'line.mercenaries') : lineName(locale, value),
            })),
          ]}
          onChange={(value) => way.list({ line: value === ALL ? null : value })}
        />
        <output className={css['count']}>{sayLibrary(locale, 'found', { count: found.length })}</output>
      </search>
      {found.length === 0 ? <p className={css['none']}>{sayLibrary(locale, 'found.none')}</p> : null}
      <div className={css['found']}>
        {groupsOf(found, terms.length > 0).map(({ kind, entries }) => (
          <section key={kind} aria-label={sayLibrary(locale, `kind.${kind}`)}>
            <h2>{sayLibrary(locale, `kind.${kind}`)}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={addressOf(entry)}>
                  <ListedEntry
                    {...{ locale, entry, way, terms, onKeyDown }}
                    open={open === addressOf(entry)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

interface ListedEntryProps extends Pick<EntryListProps, 'locale' | 'way'> {
  readonly entry: Entry;
  readonly terms: readonly string[];
  readonly open: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function ListedEntry({ locale, entry, way, terms, open, onKeyDown }: ListedEntryProps): ReactNode {
  const { href, onClick } = way.to(entry);
  return (
    <a
      href={href}
      onClick={onClick}
      onKeyDown={onKeyDown}
      data-entry={addressOf(entry)}
      aria-current={open ? 'page' : undefined}
    >
      <EntryPicture entry={entry} size={34} />
      <span>
        <b>
          <Marked text={entry.name[locale]} terms={terms} />
        </b>
        <small>{entry.note[locale]}</small>
      </span>
    </a>
  );
}

/** Groups by kind; in a search the kind of the best match comes first. */
function groupsOf(found: readonly Entry[], searched: boolean) {
  const groups = Map.groupBy(found, ({ kind }) => kind);
  const kinds = searched ? [...groups.keys()] : ENTRY_KINDS.filter((kind) => groups.has(kind));
  return kinds.map((kind) => ({ kind, entries: groups.get(kind) ?? [] }));
}
