import { Field } from '@sanguine/ui/controls/field.tsx';
import { Select } from '@sanguine/ui/controls/select.tsx';
import type { Locale } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { readyRosters } from '../../../content/rosters.ts';
import { faultsOf } from '../../../rules/roster/faults.ts';
import { costOf } from '../../../rules/roster/roster.ts';
import { refusalLine } from '../../../text/refusals.ts';
import { rosterText } from '../../../text/words.ts';
import { BasePicture } from '../../look/base-picture.tsx';
import type { Paint } from '../../look/livery.ts';
import type { ListedRoster } from '../../rosters/listed.ts';
import { readAnything } from '../../rosters/share/reading.ts';
import { sayBoard } from '../../text/say.ts';
import { sayCompanion } from '../text/say.ts';
import { type Brought, broughtRoster } from './brought.ts';
import css from './start.module.css';

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
  readonly own: readonly ListedRoster[];
  readonly onChange: (brought: Brought) => void;
}): ReactNode {
  const options = [
    ...readyRosters(points).map(({ id, name }) => ({ value: `ready:${id}`, title: name[locale] })),
    ...own.map(({ id, name }) => ({
      value: `own:${id}`,
      title: sayCompanion(locale, 'start.own', { name }),
    })),
    { value: 'typed', title: sayCompanion(locale, 'start.typed') },
  ];
  const { roster } = broughtRoster(brought, points, own, locale) ?? { roster: [] };
  const faults = roster.length === 0 ? [] : faultsOf(roster, points);
  const pasted = readAnything(locale, brought.typed);
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
          problem={brought.typed === '' || pasted.ok ? null : pasted.problem}
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
