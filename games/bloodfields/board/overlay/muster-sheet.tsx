import { same, swiftRandom } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { Cover } from '@sanguine/ui/overlay/cover.tsx';
import { type ReactNode, useState } from 'react';
import { readyRosters } from '../../content/rosters.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { faultsOf } from '../../rules/roster/faults.ts';
import { randomRoster } from '../../rules/roster/random.ts';
import { costOf, type Roster, tidyRoster } from '../../rules/roster/roster.ts';
import { parseRoster, printRoster } from '../../rules/roster/text.ts';
import { pointsFor } from '../../rules/scenario.ts';
import type { State } from '../../rules/state.ts';
import { refusalLine } from '../../text/refusals.ts';
import { rosterText } from '../../text/words.ts';
import { cardOf } from '../../content/units/index.ts';
import { BasePicture } from '../look/base-picture.tsx';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { sayBoard } from '../text/say.ts';
import css from './overlay.module.css';

/** Another one each time: whoever chooses a roster may draw it in any way. */
const anyRoster = (points: number): Roster => randomRoster(swiftRandom(String(performance.now())), points);

/** §2.1: ready-made rosters as cards, one of one's own as text, or one drawn at random. */
export function MusterSheet({
  props,
  interaction,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}): ReactNode {
  const { view, settings } = props;
  const { locale } = settings;
  const points = pointsFor(view);
  const [text, setText] = useState('');
  const { roster } = interaction.selection;
  const choose = (next: Roster | null): void => {
    interaction.change({ roster: next });
  };
  const type = (next: string): void => {
    setText(next);
    const read = parseRoster(next);
    choose('roster' in read && read.roster.length > 0 ? read.roster : null);
  };
  const draw = (): void => {
    const drawn = anyRoster(points);
    setText(printRoster(drawn));
    choose(drawn);
  };
  const read = parseRoster(text);
  const unread = 'unread' in read ? sayBoard(locale, 'muster.unread', { word: read.unread }) : null;
  const faults = 'roster' in read && text !== '' ? faultsOf(read.roster, points) : [];
  const problem = unread ?? (faults.map((fault) => refusalLine(locale, fault)).join(' ') || null);
  return (
    <Cover className={css['muster']}>
      <h2>{sayBoard(locale, 'muster.title', { points })}</h2>
      <div className={css['rosters']}>
        {readyRosters(points).map(({ id, name, units }) => {
          const chosen = roster !== null && same(tidyRoster(units), tidyRoster(roster));
          return (
            <button
              key={id}
              type="button"
              className={css['roster']}
              aria-pressed={chosen}
              data-guide={`ready:${id}`}
              onClick={() => {
                setText('');
                choose(units);
              }}
            >
              <b>{name[locale]}</b>
              <span className={css['row']} aria-hidden="true">
                {units.map(({ kind }, at) => (
                  <BasePicture key={at} kind={kind} paint={cardOf(kind).line} size={36} />
                ))}
              </span>
              <span>{rosterText(locale, units)}</span>
              <small>{sayBoard(locale, 'muster.cost', { cost: costOf(units), points })}</small>
            </button>
          );
        })}
      </div>
      {view.options.rosters === 'ready' ? null : (
        <div className={css['own']}>
          <Field
            label={sayBoard(locale, 'muster.own')}
            value={text}
            note={
              roster !== null && text !== ''
                ? sayBoard(locale, 'muster.cost', { cost: costOf(roster), points })
                : sayBoard(locale, 'muster.note')
            }
            problem={problem}
            data-guide="roster:text"
            spellCheck={false}
            autoComplete="off"
            onChange={type}
          />
          <ActionButton guide="roster:random" onPress={draw}>
            {sayBoard(locale, 'muster.random')}
          </ActionButton>
        </div>
      )}
    </Cover>
  );
}
