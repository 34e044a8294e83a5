import type { Locale, Outcome } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { Course } from '@sanguine/ui/result/course.tsx';
import { roundEnds } from '@sanguine/ui/result/decisive.ts';
import { ResultPage } from '@sanguine/ui/result/result-page.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import { groundOf } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { eventLine } from '../../text/events.ts';
import { figureName, type Side } from '../../text/words.ts';
import { UnitPicture } from '../look/token.tsx';
import { membersOf, stonesBySeat } from '../sides/members.ts';
import { sayBoard } from '../text/say.ts';
import css from './ending.module.css';
import { looksOf } from './looks.tsx';
import { momentsOf } from './moments.tsx';
import { sayEnding } from './words.ts';

/** The result: how the blood ran, what decided it, and what is left of both sides. */
export function Result({
  props,
  outcome,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly outcome: Outcome;
}): ReactNode {
  const { view, players, settings, events, history, watch } = props;
  const { locale } = settings;
  const looks = looksOf(props);
  const rounds = roundEnds(history ?? []);
  const moments = momentsOf(props, (seat) => looks[seat]?.badge(64));
  const ended = events.findLast(({ e }) => e === 'game.ended');
  const names = players.map(({ name }) => name);
  return (
    <ResultPage
      table={props}
      {...{ outcome, looks }}
      how={ended === undefined ? null : eventLine(locale, ended, names)}
      facts={sayEnding(locale, 'facts', { glade: groundOf(view).glade.name[locale], rounds: view.round })}
      score={() => null}
      note={(seat) => sayEnding(locale, 'stones', { count: stonesBySeat(view)[seat] ?? 0 })}
      words={{ close: sayBoard(locale, 'result.close'), open: sayBoard(locale, 'result.open') }}
    >
      <Course
        {...{ locale, looks, moments, watch }}
        title={sayEnding(locale, 'curve')}
        turns={rounds}
        marks={(moment, { round }) => round === moment.round}
      />
      <div>
        <section>
          <h3 className={css['head']}>{sayEnding(locale, 'left')}</h3>
          <Left locale={locale} view={view} side="witch" />
          <Left locale={locale} view={view} side="soldiers" />
        </section>
      </div>
    </ResultPage>
  );
}

/** One side's units with their remaining stones, or where they went. */
function Left({
  locale,
  view,
  side,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly side: Side;
}): ReactNode {
  return (
    <ul className={css['left']}>
      {membersOf(view, side).map((unit) => {
        const { status, blood, zombie } = view.figures[unit];
        return (
          <li key={unit} data-status={status}>
            <UnitPicture unit={unit} zombie={zombie} phantom={status === 'realm'} size={52} />
            <span>
              <b>{figureName(locale, view, unit)}</b>
              {status === 'glade'
                ? sayEnding(locale, 'stones', { count: blood })
                : sayBoard(locale, `status.${status}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
