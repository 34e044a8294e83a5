import { same, swiftRandom } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Field } from '@sanguine/ui/controls/field.tsx';
import { Cover } from '@sanguine/ui/overlay/cover.tsx';
import { type ReactNode, useState } from 'react';
import { readyRosters } from '../../content/rosters.ts';
import { cardOf } from '../../content/units/index.ts';
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
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { BasePicture } from '../look/base-picture.tsx';
import { type ListedRoster, savedLists } from '../rosters/listed.ts';
import { rostersIn } from '../rosters/saved/book.ts';
import { useKeeper } from '../rosters/saved/use-keeper.ts';
import { sayBoard } from '../text/say.ts';
import { MusterBuilder } from './muster-builder.tsx';
import css from './overlay.module.css';

/** Another one each time: whoever chooses a roster may draw it in any way. */
const anyRoster = (points: number): Roster => randomRoster(swiftRandom(String(performance.now())), points);

interface MusterSheetProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}

/** §2.1: saved and ready-made rosters as cards, one of one's own as text, one drawn at random, or one built here. */
export function MusterSheet({ props, interaction }: MusterSheetProps): ReactNode {
  const { view, settings, notes } = props;
  const { locale } = settings;
  const points = pointsFor(view);
  const { keeper, kept } = useKeeper(notes, null);
  const [building, setBuilding] = useState(false);
  const { roster } = interaction.selection;
  const choose = (next: Roster | null): void => {
    interaction.change({ roster: next });
  };
  if (building) {
    return (
      <MusterBuilder
        {...{ locale, points, keeper, kept }}
        roster={roster ?? []}
        openRules={props.openRules}
        onChange={(next) => {
          choose(next.length === 0 ? null : next);
        }}
        onBack={() => {
          setBuilding(false);
        }}
      />
    );
  }
  const free = view.options.rosters === 'free';
  const mine = free ? savedLists(rostersIn(kept.book ?? {})).filter((one) => one.roster.length > 0) : [];
  const ready = readyRosters(points).map(({ id, name, units, points: size }): ListedRoster => ({
    id,
    name: name[locale],
    roster: units,
    points: size,
  }));
  const card = (guide: string) => (one: ListedRoster) => (
    <RosterCard key={one.id} {...{ locale, one, points, guide }} chosen={roster} onChoose={choose} />
  );
  return (
    <Cover className={css['muster']}>
      <h2>{sayBoard(locale, 'muster.title', { points })}</h2>
      {mine.length === 0 ? null : (
        <>
          <h3>{sayBoard(locale, 'muster.mine')}</h3>
          <div className={css['rosters']}>{mine.map(card('mine'))}</div>
          <h3>{sayBoard(locale, 'muster.ready')}</h3>
        </>
      )}
      <div className={css['rosters']}>{ready.map(card('ready'))}</div>
      {free ? (
        <OwnRoster
          {...{ locale, points, roster }}
          onChoose={choose}
          onBuild={() => {
            setBuilding(true);
          }}
        />
      ) : null}
    </Cover>
  );
}

type Locale = TableProps<State, AnyMove, Event>['settings']['locale'];

/** A roster to be chosen as it is; one that may not be played here says why. */
function RosterCard({
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

/** A roster as text, drawn at random, or to be built. */
function OwnRoster({
  locale,
  points,
  roster,
  onChoose,
  onBuild,
}: {
  readonly locale: Locale;
  readonly points: number;
  readonly roster: Roster | null;
  readonly onChoose: (roster: Roster | null) => void;
  readonly onBuild: () => void;
}): ReactNode {
  const [text, setText] = useState('');
  const type = (next: string): void => {
    setText(next);
    const read = parseRoster(next);
    onChoose('roster' in read && read.roster.length > 0 ? read.roster : null);
  };
  const draw = (): void => {
    const drawn = anyRoster(points);
    setText(printRoster(drawn));
    onChoose(drawn);
  };
  const read = parseRoster(text);
  const unread = 'unread' in read ? sayBoard(locale, 'muster.unread', { word: read.unread }) : null;
  const faults = 'roster' in read && text !== '' ? faultsOf(read.roster, points) : [];
  const problem = unread ?? (faults.map((fault) => refusalLine(locale, fault)).join(' ') || null);
  const written = roster !== null && 'roster' in read && same(tidyRoster(roster), read.roster);
  return (
    <div className={css['own']}>
      <Field
        label={sayBoard(locale, 'muster.own')}
        value={text}
        note={
          written
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
      <ActionButton guide="roster:build" onPress={onBuild}>
        {sayBoard(locale, roster === null ? 'muster.build' : 'muster.change')}
      </ActionButton>
    </div>
  );
}
