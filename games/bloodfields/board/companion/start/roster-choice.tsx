import { Field } from '@sanguine/ui/controls/field.tsx';
import { Select } from '@sanguine/ui/controls/select.tsx';
import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { readyRosters } from '../../../content/rosters.ts';
import { faultsOf } from '../../../rules/roster/faults.ts';
import { costOf } from '../../../rules/roster/roster.ts';
import { parseRoster, printRoster } from '../../../rules/roster/text.ts';
import { refusalLine } from '../../../text/refusals.ts';
import { rosterText } from '../../../text/words.ts';
import { BasePicture } from '../../look/base-picture.tsx';
import type { Paint } from '../../look/livery.ts';
import { sayBoard } from '../../text/say.ts';
import { sayCompanion } from '../text/say.ts';
import { readPasted } from './pasted.ts';
import type { OwnRoster } from './saved-rosters.ts';
import css from './start.module.css';

/** What one player brings. */
export interface Brought {
  readonly name: string;
  /** `ready:<id>`, `own:<place>` or `typed`. */
  readonly from: string;
  readonly typed: string;
}

/** The roster somebody brings, in notation, and what it is called; null if it cannot be read. */
export function broughtRoster(
  { from, typed }: Brought,
  points: number,
  own: readonly OwnRoster[],
  locale: Locale,
): { readonly title: string; readonly list: string } | null {
  if (from === 'typed') {
    const read = readPasted(typed);
    return 'list' in read && read.list !== '' ? { title: '', list: read.list } : null;
  }
  const ready = readyRosters(points).find(({ id }) => from === `ready:${id}`);
  if (ready !== undefined) return { title: ready.name[locale], list: printRoster(ready.units) };
  const saved = own[Number(from.slice('own:'.length))];
  return saved === undefined ? null : { title: saved.name, list: saved.list };
}

/** A player's name and roster. */
export function RosterChoice({
  locale,
  label,
  paint,
  brought,
  points,
  own,
  onChange,
}: {
  readonly locale: Locale;
  readonly label: string;
  readonly paint: Paint;
  readonly brought: Brought;
  readonly points: number;
  readonly own: readonly OwnRoster[];
  readonly onChange: (brought: Brought) => void;
}): ReactNode {
  const options = [
    ...readyRosters(points).map(({ id, name }) => ({ value: `ready:${id}`, title: name[locale] })),
    ...own.map(({ name }, at) => ({
      value: `own:${at}`,
      title: sayCompanion(locale, 'start.own', { name }),
    })),
    { value: 'typed', title: sayCompanion(locale, 'start.typed') },
  ];
  const chosen = broughtRoster(brought, points, own, locale);
  const read = chosen === null ? null : parseRoster(chosen.list);
  const roster = read !== null && 'roster' in read ? read.roster : [];
  const faults = roster.length === 0 ? [] : faultsOf(roster, points);
  const pasted = readPasted(brought.typed);
  return (
    <fieldset className={css['side']}>
      <legend>{label}</legend>
      <Field
        label={sayCompanion(locale, 'start.name')}
        value={brought.name}
        maxLength={24}
        autoComplete="off"
        onChange={(name) => onChange({ ...brought, name })}
      />
      <Select
        label={sayCompanion(locale, 'start.roster')}
        value={brought.from}
        options={options}
        onChange={(from) => onChange({ ...brought, from })}
      />
      {brought.from === 'typed' ? (
        <Field
          label={sayCompanion(locale, 'start.list')}
          note={sayCompanion(locale, 'start.list.note')}
          value={brought.typed}
          spellCheck={false}
          autoComplete="off"
          problem={
            'unread' in pasted && brought.typed !== ''
              ? sayBoard(locale, 'muster.unread', { word: pasted.unread })
              : null
          }
          onChange={(typed) => onChange({ ...brought, typed })}
        />
      ) : null}
      {roster.length === 0 ? null : (
        <div className={css['band']}>
          <span aria-hidden="true">
            {roster.map(({ kind }, at) => (
              <BasePicture key={at} kind={kind} paint={paint} size={34} />
            ))}
          </span>
          <p>{rosterText(locale, roster)}</p>
          <small>{sayBoard(locale, 'muster.cost', { cost: costOf(roster), points })}</small>
          {faults.map((fault) => (
            <small key={`${fault.code} ${fault.pieces.join()}`} data-fault>
              {refusalLine(locale, fault)}
            </small>
          ))}
        </div>
      )}
    </fieldset>
  );
}
