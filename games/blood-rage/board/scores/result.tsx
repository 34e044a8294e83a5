import type { Locale, Outcome } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { Course } from '@sanguine/ui/result/course.tsx';
import { roundEnds } from '@sanguine/ui/result/decisive.ts';
import { ResultPage } from '@sanguine/ui/result/result-page.tsx';
import { Sources } from '@sanguine/ui/result/sources.tsx';
import { ranked } from '@sanguine/ui/result/standings.tsx';
import type { ReactNode } from 'react';
import { AGES } from '../../content/cards.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { GLORY_SOURCES, type State } from '../../rules/state.ts';
import { say } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';
import { gloryOf } from './glory.ts';
import { looksOf } from './looks.tsx';
import { momentsOf } from './moments.tsx';

/** The final result: how Glory grew turn by turn, what decided it, and where all Glory came from. */
export function Result({
  props,
  outcome,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly outcome: Outcome;
}): ReactNode {
  const { view, settings, history, watch } = props;
  const { locale } = settings;
  const looks = looksOf(props);
  const turns = history ?? [];
  const moments = momentsOf(props, looks);
  return (
    <ResultPage
      table={props}
      {...{ outcome, looks }}
      how={leadOf(locale, outcome)}
      facts={sayBoard(locale, 'result.facts', { ages: view.age })}
      words={{ close: sayBoard(locale, 'result.close'), open: sayBoard(locale, 'result.open') }}
    >
      <Course
        {...{ locale, looks, turns, moments, watch }}
        title={sayBoard(locale, 'result.curve')}
        marks={(moment, { event }) => event === moment.event}
        ticks={roundEnds(turns)
          .filter(({ round }) => round > 0)
          .map((end) => ({
            at: turns.indexOf(end),
            label: sayBoard(locale, 'result.age', { age: end.round }),
          }))}
        called={(round) => sayBoard(locale, 'moment.watch', { age: round })}
      />
      <div>
        <Sources
          {...{ locale, looks }}
          title={sayBoard(locale, 'ledger.title')}
          seats={ranked(outcome)}
          sources={GLORY_SOURCES.map((id) => ({
            id,
            name: say(locale, `source.${id}`),
            points: view.clans.map((_, seat) => gloryOf(view, seat, id, AGES)),
          }))}
        />
      </div>
    </ResultPage>
  );
}

/** The winner's lead in Glory; null for a tie. */
function leadOf(locale: Locale, outcome: Outcome): string | null {
  const [best = 0, next = 0] = outcome.map(({ score }) => score).toSorted((one, other) => other - one);
  return best === next ? null : sayBoard(locale, 'result.by', { glory: best - next });
}
