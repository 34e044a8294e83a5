import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { pointsOf } from '../../rules/round/points.ts';
import type { State } from '../../rules/state.ts';
import { unitsWhere } from '../../rules/units.ts';
import { activeUnit } from '../../text/board.ts';
import { lineName, sideName, sideOf } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { unitAt, unitPlace } from '../plan/targets.ts';
import { sayBoard } from '../text/say.ts';
import { SideEmblem } from './emblem.tsx';
import { UnitRow } from './unit-row.tsx';
import css from './sides.module.css';

interface SidePanelProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly seat: Seat;
}

/** One side: its player and points, and every unit with its health, tokens and whether it has acted. */
export function SidePanel({ props, interaction, seat }: SidePanelProps): ReactNode {
  const { view, viewer, players, settings } = props;
  const { locale } = settings;
  const player = players[seat];
  const you = seat === viewer && player?.shares !== true;
  const units = unitsWhere(view, ({ owner }) => owner === seat);
  const { loyal = null } = view.players[seat] ?? {};
  const active = activeUnit(view);
  const side = sideOf(view, seat);
  return (
    <section className={css['side']} data-guide={`side:${side}`} aria-label={sideName(locale, side)}>
      <div className={css['title']}>
        <SideEmblem side={side} size={30} />
        <h2>{you ? sayBoard(locale, 'side.you') : (player?.name ?? '')}</h2>
        <span>
          {loyal === null ? sideName(locale, side) : lineName(locale, loyal)}
          {view.holder === seat && view.round > 0 ? ` · ${sayBoard(locale, 'side.token')}` : ''}
        </span>
        {player?.clock ?? null}
        {player !== undefined && !player.here ? <em>{sayBoard(locale, 'side.away')}</em> : null}
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
