import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { ActionButton } from '@sanguine/ui/controls/action-button.tsx';
import { Slip } from '@sanguine/ui/controls/slip.tsx';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { pointsOf } from '../../rules/round/points.ts';
import type { State } from '../../rules/state.ts';
import { sideOf, unitName } from '../../text/words.ts';
import { unitTagged } from '../interaction/where.ts';
import { SideEmblem } from '../sides/emblem.tsx';
import { newsOf } from './news.ts';
import { lastRound } from './rounds.ts';
import { sayStory } from './say.ts';
import css from './story.module.css';

type Props = TableProps<State, AnyMove, Event>;
type Scored = Extract<Event, { e: 'points.scored' }>;

/** What a round brought both sides, line by line; stays over the table until it is closed. */
export function RoundCard({ props }: { readonly props: Props }): ReactNode {
  const { view, viewer, players, settings, events } = props;
  const { locale } = settings;
  const ended = useMemo(() => lastRound(events), [events]);
  const { isShown, close } = newsOf(props, ended?.event ?? null);
  if (ended === null || ended.scored.length === 0 || !isShown) return null;
  const own = viewer ?? 0;
  const title = sayStory(locale, 'round.title', { round: ended.round });
  return (
    <section className={css['round']} aria-label={title} data-guide="round">
      <Slip lifted className={css['roundSlip']}>
        <h2>{title}</h2>
        <div className={css['both']}>
          {[own, 1 - own].map((seat) => (
            <Column
              key={seat}
              {...{ props, seat }}
              name={players[seat]?.name ?? ''}
              scored={ended.scored.filter((one) => one.seat === seat)}
            />
          ))}
        </div>
        <footer>
          <b>{sayStory(locale, 'round.now', { one: pointsOf(view, own), other: pointsOf(view, 1 - own) })}</b>
          <ActionButton kind="go" guide="round:on" onPress={close}>
            {sayStory(locale, 'round.close')}
          </ActionButton>
        </footer>
      </Slip>
    </section>
  );
}

function Column({
  props: { view, settings },
  seat,
  name,
  scored,
}: {
  readonly props: Props;
  readonly seat: Seat;
  readonly name: string;
  readonly scored: readonly Scored[];
}): ReactNode {
  const { locale } = settings;
  const what = ({ unit, source }: Scored): string => {
    const fallen = unit === null || source !== 'kill' ? undefined : unitTagged(view, unit);
    return fallen === undefined
      ? sayStory(locale, `source.${source}`)
      : sayStory(locale, 'round.kill', { unit: unitName(locale, view, fallen, 1 - seat) });
  };
  const lines = [...Map.groupBy(scored, what)];
  return (
    <div>
      <h3>
        <SideEmblem side={sideOf(view, seat)} size={24} />
        {name}
      </h3>
      {lines.length === 0 ? <p>{sayStory(locale, 'round.none')}</p> : null}
      <ul>
        {lines.map(([line, alike]) => (
          <li key={line}>
            <span>
              {alike.length === 1
                ? line
                : sayStory(locale, 'round.times', { what: line, count: alike.length })}
            </span>
            <b>+{alike.reduce((sum, { points }) => sum + points, 0)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
