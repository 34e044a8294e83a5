import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { spokenTo } from '@sanguine/ui/you.ts';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { pointsOf } from '../../rules/round/points.ts';
import type { State } from '../../rules/state.ts';
import { say } from '../../text/phrases.ts';
import { sideName, sideOf } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import { SideEmblem } from './emblem.tsx';
import css from './sides.module.css';

/** Both sides in a row, with their points. */
export function SideStrip({
  view,
  settings,
  deciders,
}: Pick<TableProps<State, AnyMove, Event>, 'view' | 'settings' | 'deciders'>): ReactNode {
  const { locale } = settings;
  return [0, 1].map((seat) => {
    const side = sideOf(view, seat);
    return (
      <p key={seat} className={css['stand']} data-on={deciders.includes(seat)}>
        <SideEmblem side={side} size={24} />
        <b aria-hidden="true">{pointsOf(view, seat)}</b>
        <span className="unseen">
          {sayBoard(locale, 'side.points', { side: sideName(locale, side), points: pointsOf(view, seat) })}
        </span>
      </p>
    );
  });
}

/** Points as a tug of war between the two edges. */
export function Tug({
  view,
  settings,
  viewer,
  players,
}: Pick<TableProps<State, AnyMove, Event>, 'view' | 'settings' | 'viewer' | 'players'>): ReactNode {
  const { locale } = settings;
  const you = spokenTo({ viewer, players });
  const [south, north] = sideOf(view, 0) === 'south' ? ([0, 1] as const) : ([1, 0] as const);
  const [first, second] = [pointsOf(view, south), pointsOf(view, north)];
  const share = first + second === 0 ? 0.5 : first / (first + second);
  const called = (seat: Seat): string =>
    seat === you ? sayBoard(locale, 'side.you') : (players[seat]?.name ?? '');
  const token = (seat: Seat): ReactNode =>
    view.holder === seat && view.round > 0 ? (
      <em className={css['token']}>{sayBoard(locale, 'side.token')}</em>
    ) : null;
  const why = (seat: Seat): ReactNode =>
    players[seat]?.why == null ? null : <span className={css['why']}>{players[seat].why}</span>;
  return (
    <div className={css['tug']}>
      <p className="unseen">
        {sayBoard(locale, 'tug', {
          first: players[south]?.name ?? '',
          second: players[north]?.name ?? '',
          one: first,
          other: second,
        })}
        {view.round === 0 ? null : say(locale, 'board.holder', { name: players[view.holder]?.name ?? '' })}
      </p>
      <span className={css['name']} aria-hidden="true">
        {called(south)}
        {token(south)}
      </span>
      {why(south)}
      <b data-side="south" aria-hidden="true">
        {first}
      </b>
      <span className={css['rope']}>
        <span data-side="south" style={{ flexGrow: 0.06 + share }} />
        <i />
        <span data-side="north" style={{ flexGrow: 1.06 - share }} />
      </span>
      <b data-side="north" aria-hidden="true">
        {second}
      </b>
      {why(north)}
      <span className={css['name']} aria-hidden="true">
        {token(north)}
        {called(north)}
      </span>
    </div>
  );
}
