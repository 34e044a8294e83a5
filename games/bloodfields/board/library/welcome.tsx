import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { buttonClass } from '@sanguine/ui/controls/button-look.ts';
import { printAddress, PRINTS } from '../print/address.ts';
import { sayPrint } from '../print/text/say.ts';
import { ENTRY_KINDS, type EntryKind } from './entries/entry.ts';
import { catalogue } from './entries/index.ts';
import { EntryPicture } from './entry-picture.tsx';
import { sayLibrary } from './text/say.ts';
import type { Way } from './way.ts';
import css from './library.module.css';

/** Kinds whose entries all share one picture. */
const ALIKE: readonly EntryKind[] = ['spell', 'trait', 'keyword', 'layout'];

/** What the library shows before an entry is chosen: the kinds of entries, and what can be printed. */
export function Welcome({ locale, way }: { readonly locale: Locale; readonly way: Way }): ReactNode {
  const groups = Map.groupBy(catalogue().entries, ({ kind }) => kind);
  return (
    <div className={css['welcome']}>
      <h1 tabIndex={-1}>{sayLibrary(locale, 'title')}</h1>
      <p>{sayLibrary(locale, 'lead')}</p>
      <ul className={css['kinds']}>
        {ENTRY_KINDS.map((kind) => {
          const entries = groups.get(kind) ?? [];
          return (
            <li key={kind}>
              <button type="button" onClick={() => way.list({ kind, query: '', line: null })}>
                <span className={css['row']}>
                  {entries.slice(0, ALIKE.includes(kind) ? 1 : 4).map((entry) => (
                    <EntryPicture key={entry.id} entry={entry} size={40} />
                  ))}
                </span>
                <b>{sayLibrary(locale, `kind.${kind}`)}</b>
                <small>{sayLibrary(locale, 'found', { count: entries.length })}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <section aria-label={sayLibrary(locale, 'prints')}>
        <h2>{sayLibrary(locale, 'prints')}</h2>
        <p>{sayLibrary(locale, 'prints.lead')}</p>
        <ul className={css['prints']}>
          {PRINTS.map((what) => (
            <li key={what}>
              <a className={buttonClass({})} {...way.print(printAddress({ what }))}>
                {sayPrint(locale, `what.${what}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
