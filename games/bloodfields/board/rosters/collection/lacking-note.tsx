import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import type { Roster } from '../../../rules/roster/roster.ts';
import { briefName } from '../builder/brief-name.ts';
import type { Collection } from '../saved/book.ts';
import { sayRosters } from '../text/say.ts';
import css from './collection.module.css';
import { lackingFor } from './lacking.ts';

/** The miniatures missing for a roster: a warning that forbids nothing. */
export function LackingNote({
  locale,
  roster,
  owned,
}: {
  readonly locale: Locale;
  readonly roster: Roster;
  readonly owned: Collection | null;
}): ReactNode {
  const lacking = lackingFor(roster, owned);
  if (lacking.length === 0) return null;
  const units = lacking.map(({ kind, needs, has }) =>
    sayRosters(locale, 'owned.lacks.one', { unit: briefName(locale, kind), needs, has }),
  );
  return (
    <p className={css['lacking']} data-guide="lacking">
      <b>{sayRosters(locale, 'owned.lacks')}</b> {new Intl.ListFormat(locale, { type: 'unit' }).format(units)}
    </p>
  );
}
