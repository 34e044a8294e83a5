import type { TableProps } from '@sanguine/ui';
import { spokenTo } from '@sanguine/ui/you.ts';
import type { ReactNode } from 'react';
import type { Unit } from '../../content/units.ts';
import type { Event } from '../../rules/events.ts';
import { soldierSeat } from '../../rules/figures.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Side } from '../../text/words.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { canAct } from '../plan/selection.ts';
import { sayBoard } from '../text/say.ts';
import { Bank, Realm, ThisTurn } from './boxes.tsx';
import { membersOf, stonesOf } from './members.ts';
import { Piles } from './piles.tsx';
import css from './sides.module.css';
import { UnitCard } from './unit-card.tsx';

interface SidePanelProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
  readonly side: Side;
}

/** One side of the table: its player, unit cards, spells, and the boxes beside the glade. */
export function SidePanel({ props, interaction, side }: SidePanelProps): ReactNode {
  const { view, viewer, players, settings, show } = props;
  const { locale } = settings;
  const seat = side === 'witch' ? view.witch : soldierSeat(view);
  const stones = stonesOf(view, side);
  const player = players[seat];
  const you = seat === spokenTo(props);
  const name = you ? sayBoard(locale, 'side.you') : (player?.label ?? '');
  const press = (unit: Unit): void => {
    if (interaction.choices.plan?.targets.includes(unit) === true) interaction.chooseTarget(unit);
    else if (!interaction.takeUnit(unit)) show(unit);
  };
  return (
    <section
      className={css['side']}
      data-guide={`side:${side}`}
      aria-label={sayBoard(locale, `side.${side}`)}
    >
      <div className={css['title']}>
        <h2>{sayBoard(locale, `side.${side}`)}</h2>
        <span>
          {sayBoard(locale, 'side.facts', { name, stones })}
          {player?.clock ?? null}
        </span>
        {player?.why ?? null}
        {player !== undefined && !player.here ? <em>{sayBoard(locale, 'side.away')}</em> : null}
      </div>
      {view.frames[0]?.step === side ? <ThisTurn {...{ locale, view, side }} /> : null}
      {membersOf(view, side).map((unit) => (
        <UnitCard
          key={unit}
          {...{ locale, view, unit }}
          chosen={interaction.selection.unit === unit || interaction.choices.plan?.target === unit}
          usable={
            interaction.seat !== null && interaction.selection.card === null
              ? canAct(view, interaction.seat, unit)
              : interaction.choices.plan?.targets.includes(unit) === true
          }
          onPress={() => {
            press(unit);
          }}
        />
      ))}
      <Piles {...{ locale, view, side }} own={seat === viewer} />
      {side === 'witch' ? <Bank locale={locale} view={view} /> : <Realm locale={locale} view={view} />}
    </section>
  );
}
