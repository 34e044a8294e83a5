import type { Locale } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { ResultCover } from '@sanguine/ui/overlay/result-cover.tsx';
import type { ReactNode } from 'react';
import { COVEN, SOLDIERS, type Unit } from '../../content/units.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { eventLine } from '../../text/events.ts';
import { figureName, playerName, sideOf } from '../../text/words.ts';
import { SideEmblem, UnitPicture } from '../look/token.tsx';
import { sayBoard } from '../text/say.ts';
import css from './overlay.module.css';

type Props = TableProps<State, AnyMove, Event>;

/** The result and what is left of both sides; it can be closed to look at the glade. */
export function Result({ props }: { readonly props: Props }): ReactNode {
  const { view, viewer, players, settings, events, outcome, closed } = props;
  const { locale } = settings;
  const names = players.map(({ name }) => name);
  const first = (outcome ?? []).flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const winner = first.length === 1 ? (first[0] ?? null) : null;
  const ended = events.findLast(({ e }) => e === 'game.ended');
  const mine = viewer === null || winner === null ? null : viewer === winner ? 'won' : 'lost';
  return (
    <ResultCover
      table={props}
      className={css['result']}
      words={{ close: sayBoard(locale, 'result.close'), open: sayBoard(locale, 'result.open') }}
    >
      <h2>
        {winner === null ? null : <SideEmblem side={sideOf(view, winner)} size={54} />}
        {winner === null
          ? sayBoard(locale, 'fact.draw')
          : sayBoard(locale, 'fact.winner', { winner: playerName(locale, view, names, winner) })}
      </h2>
      <p>
        {mine === null ? null : `${sayBoard(locale, `result.${mine}`)} `}
        {closed?.text ?? (ended === undefined ? null : eventLine(locale, ended, names))}
      </p>
      <Left locale={locale} view={view} units={COVEN} />
      <Left locale={locale} view={view} units={SOLDIERS} />
    </ResultCover>
  );
}

/** One side's units with their remaining stones, or where they went. */
function Left({
  locale,
  view,
  units,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly units: readonly Unit[];
}): ReactNode {
  return (
    <ul className={css['left']}>
      {units.map((unit) => {
        const { status, blood, zombie } = view.figures[unit];
        return (
          <li key={unit} data-status={status}>
            <UnitPicture unit={unit} zombie={zombie} size={44} />
            <span>
              <b>{figureName(locale, view, unit)}</b>
              {status === 'glade'
                ? sayBoard(locale, 'result.stones', { count: blood })
                : sayBoard(locale, `status.${status}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
