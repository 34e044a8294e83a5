import type { Locale } from '@sanguine/kernel';
import { type ReactNode, useState } from 'react';
import { cardOf } from '../../../content/units/index.ts';
import { changesSince } from '../../../rules/roster/changes.ts';
import { faultsOf } from '../../../rules/roster/faults.ts';
import { costOf, loyaltyOf, type Roster } from '../../../rules/roster/roster.ts';
import { rosterText } from '../../../text/words.ts';
import { BasePicture } from '../../look/base-picture.tsx';
import { type ListedRoster, savedList } from '../listed.ts';
import type { SavedRoster } from '../saved/book.ts';
import { sayRosters } from '../text/say.ts';
import css from './list.module.css';

interface SavedCardProps {
  readonly locale: Locale;
  readonly saved: SavedRoster;
  readonly marked: boolean;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
  readonly onMark: (on: boolean) => void;
}

/** One of the player's own rosters. */
export function SavedCard({
  locale,
  saved,
  marked,
  onOpen,
  onCopy,
  onRemove,
  onMark,
}: SavedCardProps): ReactNode {
  const [sure, setSure] = useState(false);
  const { name, note, points, content, list } = saved;
  const roster = savedList(saved);
  return (
    <li className={css['card']} data-marked={marked || undefined}>
      <label className={css['mark']}>
        <input
          type="checkbox"
          checked={marked}
          onChange={({ target }) => {
            onMark(target.checked);
          }}
        />
        <span className="unseen">{sayRosters(locale, 'mark', { name })}</span>
      </label>
      <button type="button" className={css['open']} data-guide="roster" onClick={onOpen}>
        <b>{name}</b>
        {roster === null ? (
          <>
            <em>{sayRosters(locale, 'unread')}</em>
            <code>{list}</code>
          </>
        ) : (
          <Summary {...{ locale, roster, points }} changes={changesSince(roster, content).length} />
        )}
        {note === '' ? null : <small className={css['note']}>{note}</small>}
      </button>
      <p className={css['cardActs']}>
        <button type="button" onClick={onCopy}>
          {sayRosters(locale, 'copy')}
          <span className="unseen">{sayRosters(locale, 'unit.for', { unit: name })}</span>
        </button>
        <button
          type="button"
          onClick={() => {
            if (sure) onRemove();
            else setSure(true);
          }}
        >
          {sayRosters(locale, sure ? 'remove.sure' : 'remove')}
          <span className="unseen">{sayRosters(locale, 'unit.for', { unit: name })}</span>
        </button>
      </p>
    </li>
  );
}

/** A ready-made roster, to take as it is. */
export function ReadyCard({
  locale,
  ready: { name, roster, points },
  onTake,
}: {
  readonly locale: Locale;
  readonly ready: ListedRoster;
  readonly onTake: () => void;
}): ReactNode {
  return (
    <li className={css['card']}>
      <button type="button" className={css['open']} data-guide="ready" onClick={onTake}>
        <b>{name}</b>
        <Summary {...{ locale, roster, points }} changes={0} />
      </button>
      <p className={css['cardActs']}>{sayRosters(locale, 'ready.take')}</p>
    </li>
  );
}

/** The units in a roster, its cost, and whether it may be played. */
function Summary({
  locale,
  roster,
  points,
  changes,
}: {
  readonly locale: Locale;
  readonly roster: Roster;
  readonly points: number | null;
  readonly changes: number;
}): ReactNode {
  const loyal = loyaltyOf(roster);
  const legal = faultsOf(roster, points ?? Infinity).length === 0;
  return (
    <>
      <span className={css['faces']} aria-hidden="true">
        {roster.map(({ kind }, at) => (
          <BasePicture key={at} kind={kind} paint={cardOf(kind).line} size={32} />
        ))}
      </span>
      <span className={css['units']}>{rosterText(locale, roster)}</span>
      <span className={css['facts']}>
        <strong>
          {points === null
            ? sayRosters(locale, 'points.label.free', { cost: costOf(roster) })
            : sayRosters(locale, 'points.label', { cost: costOf(roster), points })}
        </strong>
        {loyal === null ? null : <span>{sayRosters(locale, `line.${loyal}`)}</span>}
        {legal ? null : <em>{sayRosters(locale, roster.length === 0 ? 'empty' : 'illegal')}</em>}
        {changes === 0 ? null : <em>{sayRosters(locale, 'changes.short', { count: changes })}</em>}
      </span>
    </>
  );
}
