import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { spokenTo } from '@sanguine/ui/you.ts';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { pointsOf } from '../../rules/round/points.ts';
import type { State } from '../../rules/state.ts';
import { isLeft, unitOf, unitsWhere } from '../../rules/units.ts';
import { activeUnit } from '../../text/board.ts';
import { lineName, sideName, sideOf } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { unitAt, unitPlace } from '../plan/targets.ts';
import { sayBoard } from '../text/say.ts';
import { SideEmblem } from './emblem.tsx';
import { saySides } from './say.ts';
import { UnitRow } from './unit-row.tsx';
import css from './sides.module.css';

interface SidePanelProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly seat: Seat;
}

/** One side: its player and points, and every unit with its health, tokens and whether it has acted. */
export function SidePanel({ props, interaction, seat }: SidePanelProps): ReactNode {
  const { view, players, settings } = props;
  const { locale } = settings;
  const player = players[seat];
  const you = seat === spokenTo(props);
  const units = unitsWhere(view, ({ owner }) => owner === seat);
  const left = units.filter((id) => isLeft(unitOf(view, id))).length;
  const { loyal = null } = view.players[seat] ?? {};
  const active = activeUnit(view);
  const side = sideOf(view, seat);
  return (
    <section className={css['side']} data-guide={`side:${side}`} aria-label={sideName(locale, side)}>
      <div className={css['title']}>
        <SideEmblem side={side} size={34} />
        <div>
          <h2>{you ? sayBoard(locale, 'side.you') : (player?.label ?? '')}</h2>
          <p>
            <span>{loyal === null ? sideName(locale, side) : lineName(locale, loyal)}</span>
            {units.length === 0 ? null : (
              <span>{saySides(locale, 'side.units', { left, all: units.length })}</span>
            )}
            {view.holder === seat && view.round > 0 ? (
              <span className={css['token']}>{sayBoard(locale, 'side.token')}</span>
            ) : null}
            {player?.clock ?? null}
            {player?.why ?? null}
            {player !== undefined && !player.here ? <em>{sayBoard(locale, 'side.away')}</em> : null}
          </p>
        </div>
        <b className={css['points']}>{pointsOf(view, seat)}</b>
      </div>
      {units.length === 0 ? <p className={css['none']}>{sayBoard(locale, 'side.none')}</p> : null}
      <ul className={css['units']}>
        {units.map((id) => (
          <UnitRow
            key={id}
            {...{ locale, view, id }}
            active={active === id}
            chosen={interaction.selection.unit === id || interaction.selection.target === id}
            pointed={unitAt(interaction.aim) === id}
            may={interaction.choices.targets.has(unitPlace(id))}
            onPress={() => {
              interaction.takeUnit(id);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
