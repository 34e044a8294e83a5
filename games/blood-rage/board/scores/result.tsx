import type { Outcome } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { ResultCover } from '@sanguine/ui/overlay/result-cover.tsx';
import type { ReactNode } from 'react';
import { clanOf } from '../../rules/clans.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { join, playerName } from '../../text/words.ts';
import { ClanEmblem } from '../look/emblem.tsx';
import { sayBoard } from '../text/say.ts';
import { Ledger } from './ledger.tsx';
import css from './scores.module.css';

/** The final result and where all Glory came from; it can be closed to look at the board. */
export function Result({
  props,
  outcome,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly outcome: Outcome;
}): ReactNode {
  const { view, viewer, players, settings, closed } = props;
  const { locale } = settings;
  const names = players.map(({ name }) => name);
  const ranked = [...outcome.keys()].toSorted(
    (one, other) => (outcome[one]?.rank ?? 0) - (outcome[other]?.rank ?? 0),
  );
  const winners = ranked.filter((seat) => outcome[seat]?.rank === 1);
  const place = viewer === null ? null : (outcome[viewer]?.rank ?? null);
  return (
    <ResultCover
      table={props}
      className={css['over']}
      words={{ close: sayBoard(locale, 'result.close'), open: sayBoard(locale, 'result.open') }}
    >
      <h2>
        {winners.map((seat) => (
          <ClanEmblem key={seat} clan={clanOf(view, seat).name} size={54} />
        ))}
        {closed?.title ??
          sayBoard(locale, 'result.winner', {
            count: winners.length,
            names: join(
              locale,
              winners.map((seat) => playerName(locale, view, names, seat)),
            ),
            glory: clanOf(view, winners[0] ?? 0).glory,
          })}
      </h2>
      {closed === null ? null : <p className={css['place']}>{closed.text}</p>}
      {place === null ? null : (
        <p className={css['place']}>{sayBoard(locale, 'result.place', { place, count: outcome.length })}</p>
      )}
      <Ledger {...{ locale, view, viewer, names }} seats={ranked} />
    </ResultCover>
  );
}
