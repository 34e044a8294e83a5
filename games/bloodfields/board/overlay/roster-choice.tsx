import { type Locale, same } from '@sanguine/kernel';
import type { ReactNode } from 'react';
import { cardOf } from '../../content/units/index.ts';
import { faultsOf } from '../../rules/roster/faults.ts';
import { costOf, type Roster, tidyRoster } from '../../rules/roster/roster.ts';
import { refusalLine } from '../../text/refusals.ts';
import { rosterText } from '../../text/words.ts';
import { BasePicture } from '../look/base-picture.tsx';
import type { ListedRoster } from '../rosters/listed.ts';
import { sayBoard } from '../text/say.ts';
import css from './overlay.module.css';

/** A roster to choose as it is; one that may not be played here says why. */
export function RosterChoice({
  locale,
  one: { id, name, roster },
  points,
  guide,
  chosen,
  onChoose,
}: {
  readonly locale: Locale;
  readonly one: ListedRoster;
  readonly points: number;
  readonly guide: string;
  readonly chosen: Roster | null;
  readonly onChoose: (roster: Roster) => void;
}): ReactNode {
  const [fault] = faultsOf(roster, points);
  return (
    <button
      type="button"
      className={css['roster']}
      aria-pressed={chosen !== null && same(tidyRoster(roster), tidyRoster(chosen))}
      data-guide={`${guide}:${id}`}
      onClick={() => {
        onChoose(roster);
      }}
    >
      <b>{name}</b>
      <span className={css['row']} aria-hidden="true">
        {roster.map(({ kind }, at) => (
          <BasePicture key={at} kind={kind} paint={cardOf(kind).line} size={36} />
        ))}
      </span>
      <span>{rosterText(locale, roster)}</span>
      {fault === undefined ? null : <em>{refusalLine(locale, fault)}</em>}
      <small>{sayBoard(locale, 'muster.cost', { cost: costOf(roster), points })}</small>
    </button>
  );
}
