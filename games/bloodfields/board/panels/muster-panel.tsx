import type { TableProps } from '@sanguine/ui';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { Cover } from '@sanguine/ui/overlay/cover.tsx';
import type { ReactNode } from 'react';
import { readyRosters } from '../../content/rosters.ts';
import { bloodfields } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { costOf } from '../../rules/roster/roster.ts';
import { parseRoster, printRoster } from '../../rules/roster/text.ts';
import { pointsFor } from '../../rules/scenario.ts';
import type { State } from '../../rules/state.ts';
import { rosterText } from '../../text/words.ts';
import { unavailableBy } from '../actions/unavailable.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { sayBoard } from '../text/say.ts';
import css from './panels.module.css';

/** §2.1: ready-made rosters, and a line to write one's own. */
export function MusterPanel({
  props,
  interaction,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}): ReactNode {
  const { view, settings } = props;
  const { locale } = settings;
  const { seat, selection, select } = interaction;
  const points = pointsFor(view);
  if (seat === null)
    return (
      <Cover className={css['muster']}>
        <p>{sayBoard(locale, 'muster.wait')}</p>
      </Cover>
    );
  const parsed = parseRoster(selection.roster);
  const problem = problemOf();
  function problemOf(): string | null {
    if (selection.roster === '' || seat === null) return null;
    if ('unread' in parsed) return sayBoard(locale, 'muster.unreadWord', { word: parsed.unread });
    const refused = bloodfields.refuse(view, seat, { do: 'muster', roster: parsed.roster });
    return refused === null ? null : unavailableBy(locale, refused).says;
  }
  const cost = 'roster' in parsed ? costOf(parsed.roster) : 0;
  return (
    <Cover className={css['muster']}>
      <h2>{sayBoard(locale, 'muster.title', { points })}</h2>
      <ul className={css['rosters']}>
        {readyRosters(points).map(({ id, name, units }) => {
          const text = printRoster(units);
          return (
            <li key={id}>
              <button
                type="button"
                data-guide={`roster:${id}`}
                aria-pressed={selection.roster === text}
                onClick={() => {
                  select({ ...selection, roster: text });
                }}
              >
                <b>{name[locale]}</b>
                <span>{rosterText(locale, units)}</span>
                <i>{sayBoard(locale, 'muster.cost', { cost: costOf(units), points })}</i>
              </button>
            </li>
          );
        })}
      </ul>
      {view.options.rosters === 'ready' ? null : (
        <Field
          label={sayBoard(locale, 'muster.own')}
          value={selection.roster}
          problem={problem}
          note={sayBoard(locale, 'muster.cost', { cost, points })}
          spellCheck={false}
          onChange={(roster) => {
            select({ ...selection, roster });
          }}
        />
      )}
    </Cover>
  );
}
