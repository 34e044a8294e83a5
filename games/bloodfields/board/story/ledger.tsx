import type { TableProps } from '@sanguine/ui';
import { spokenTo } from '@sanguine/ui/you.ts';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { SOURCES, type State } from '../../rules/state.ts';
import { pointsIn } from './rounds.ts';
import { sayStory } from './say.ts';
import css from './story.module.css';

/** Where the points of both sides came from, in one round or so far; the viewer's own side comes first. */
export function Ledger({
  props,
  round,
}: {
  readonly props: Pick<
    TableProps<State, AnyMove, Event>,
    'view' | 'viewer' | 'players' | 'settings' | 'outcome'
  >;
  readonly round: number | null;
}): ReactNode {
  const { view, viewer, players, settings, outcome } = props;
  const { locale } = settings;
  const you = spokenTo(props);
  const own = viewer ?? 0;
  const seats = [own, 1 - own];
  const sources = SOURCES.filter((source) => seats.some((seat) => pointsIn(view, seat, source, round) !== 0));
  const called = (seat: number): string =>
    seat === you ? sayStory(locale, 'ledger.you') : (players[seat]?.name ?? '');
  const sum = round !== null ? 'ledger.sum.round' : outcome === null ? 'ledger.sum' : 'ledger.total';
  return (
    <table className={css['ledger']}>
      <caption>{sayStory(locale, 'ledger')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{sayStory(locale, 'ledger.source')}</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {called(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.length === 0 ? (
          <tr>
            <th scope="row" colSpan={3}>
              {sayStory(locale, 'ledger.none')}
            </th>
          </tr>
        ) : null}
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">{sayStory(locale, `source.${source}`)}</th>
            {seats.map((seat) => (
              <td key={seat}>{pointsIn(view, seat, source, round)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sayStory(locale, sum)}</th>
          {seats.map((seat) => (
            <td key={seat}>
              {SOURCES.reduce((points, source) => points + pointsIn(view, seat, source, round), 0)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
