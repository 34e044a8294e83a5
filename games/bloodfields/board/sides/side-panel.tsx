import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { nameOf } from '../../rules/names.ts';
import { pointsOf } from '../../rules/round/points.ts';
import type { State, Unit, UnitId } from '../../rules/state.ts';
import { cardFor, healthOf } from '../../rules/units.ts';
import { nameOfUnit, sideName, sideOf } from '../../text/words.ts';
import { countersOf } from '../look/counters.ts';
import { sideIndex } from '../look/side-index.ts';
import { sayBoard } from '../text/say.ts';
import css from './sides.module.css';

interface SidePanelProps {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly seat: Seat;
  readonly looked: UnitId | null;
  readonly actor: UnitId | null;
  readonly onPress: (unit: UnitId) => void;
}

/** One side: its player, points and roster. */
export function SidePanel({ props, seat, looked, actor, onPress }: SidePanelProps): ReactNode {
  const { view, viewer, players, settings } = props;
  const { locale } = settings;
  const player = players[seat];
  const you = seat === viewer && player?.shares !== true;
  const units = [...view.units.entries()].filter(([, unit]) => unit.owner === seat);
  const side = view.players[seat]?.side ?? null;
  return (
    <section className={css['side']} data-side={sideIndex(view, seat)} data-guide={`side:${seat}`}>
      <div className={css['title']}>
        <h2>{you ? sayBoard(locale, 'side.you') : (player?.name ?? '')}</h2>
        <span>
          {side === null ? '' : sideName(locale, sideOf(view, seat))}
          {player?.clock ?? null}
        </span>
        <b>{sayBoard(locale, 'side.points', { points: pointsOf(view, seat) })}</b>
      </div>
      {view.holder === seat && view.round > 0 ? (
        <p className={css['token']}>{sayBoard(locale, 'side.token')}</p>
      ) : null}
      <ul className={css['roster']}>
        {units.map(([id, unit]) => (
          <li key={id}>
            <button
              type="button"
              data-state={unit.state}
              data-done={unit.activated || undefined}
              data-guide={`roster-unit:${nameOf(view, id)}`}
              aria-pressed={id === looked}
              aria-current={id === actor || undefined}
              onClick={() => {
                onPress(id);
              }}
            >
              <span>{nameOfUnit(locale, unit)}</span>
              <small>{stateText(unit)}</small>
              <i>
                {countersOf(unit)
                  .map(({ key, text }) => (key === 'inspire' ? `\u2736${text}` : text))
                  .join(' ')}
              </i>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
  function stateText(unit: Unit): string {
    if (unit.state !== 'board') return sayBoard(locale, `state.${unit.state}`);
    return sayBoard(locale, 'unit.health', { health: healthOf(unit), whole: cardFor(unit).hp });
  }
}
