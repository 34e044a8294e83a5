import type { TableProps } from '@sanguine/ui';
import { Cover } from '@sanguine/ui/overlay/cover.tsx';
import { type ReactNode, useState } from 'react';
import { readyRosters } from '../../content/rosters.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Roster } from '../../rules/roster/roster.ts';
import { pointsFor } from '../../rules/scenario.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { type ListedRoster, savedLists } from '../rosters/listed.ts';
import { rostersIn } from '../rosters/saved/book.ts';
import { useKeeper } from '../rosters/saved/use-keeper.ts';
import { sayBoard } from '../text/say.ts';
import { MusterBuilder } from './muster-builder.tsx';
import { OwnRoster } from './own-roster.tsx';
import { RosterChoice } from './roster-choice.tsx';
import css from './overlay.module.css';

interface MusterSheetProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}

/** §2.1: saved and ready-made rosters as cards, or a roster as text, drawn at random or built here. */
export function MusterSheet({ props, interaction }: MusterSheetProps): ReactNode {
  const { view, settings, notes, account } = props;
  const { locale } = settings;
  const points = pointsFor(view);
  const { keeper, kept } = useKeeper(notes, account);
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
    <RosterChoice key={one.id} {...{ locale, one, points, guide }} chosen={roster} onChoose={choose} />
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
