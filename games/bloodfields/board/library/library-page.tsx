import type { GamePageProps } from '@sanguine/ui';
import { termsOf } from '@sanguine/ui/reading/fold.ts';
import { type ReactNode, useMemo } from 'react';
import { Woodcuts } from '../look/woodcuts.tsx';
import { catalogue } from './entries/index.ts';
import { EntryList } from './entry-list.tsx';
import { EntryView } from './entry-view.tsx';
import { findEntries } from './find.ts';
import { readPlace } from './place.ts';
import { sayLibrary } from './text/say.ts';
import { wayFrom } from './way.ts';
import { Welcome } from './welcome.tsx';
import css from './library.module.css';

/** A searchable list with one entry beside it; on a phone one or the other. */
export function LibraryPage({ settings, at, Frame, ...links }: GamePageProps): ReactNode {
  const { locale } = settings;
  const place = useMemo(() => readPlace(at), [at]);
  const all = catalogue();
  const found = useMemo(() => findEntries(all.entries, place), [all, place]);
  const way = wayFrom(place, links);
  const entry = place.entry === null ? null : (all.find(place.entry) ?? 'missing');
  const title = entry === null || entry === 'missing' ? sayLibrary(locale, 'title') : entry.name[locale];
  return (
    <Frame title={title} look="site">
      <Woodcuts />
      <div className={css['library']} data-open={entry !== null || undefined}>
        <EntryList {...{ locale, place, way, found }} open={place.entry} />
        <div className={css['main']}>
          {entry === null ? <Welcome {...{ locale, way }} /> : null}
          {entry === 'missing' ? (
            <output className={css['missing']}>{sayLibrary(locale, 'missing')}</output>
          ) : null}
          {entry === null || entry === 'missing' ? null : (
            <EntryView key={place.entry} {...{ locale, entry, all, way }} terms={termsOf(place.query)} />
          )}
        </div>
      </div>
    </Frame>
  );
}
