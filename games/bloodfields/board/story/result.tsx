import type { Locale, Outcome } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { MomentList } from '@sanguine/ui/result/moment-list.tsx';
import { ResultPage } from '@sanguine/ui/result/result-page.tsx';
import { ScoreCurve } from '@sanguine/ui/result/score-curve.tsx';
import { Sources } from '@sanguine/ui/result/sources.tsx';
import { ranked } from '@sanguine/ui/result/standings.tsx';
import { type ReactNode, useMemo } from 'react';
import type { Event } from '../../rules/events.ts';
import { layoutOf } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { scenarioFor } from '../../rules/scenario.ts';
import { SOURCES, type State } from '../../rules/state.ts';
import { scenarioName } from '../../text/words.ts';
import { DeedsTable } from './deeds-table.tsx';
import { looksOf } from './looks.tsx';
import { pointsIn, runningPoints } from './rounds.ts';
import { sayStory } from './say.ts';
import { toldMoments } from './told-moments.tsx';

type Props = TableProps<State, AnyMove, Event>;

/** The story of the battle: who won and by how much, points by round, what decided it, every unit's deeds. */
export function Result({ props, outcome }: { readonly props: Props; readonly outcome: Outcome }): ReactNode {
  const { view, settings, watch } = props;
  const { locale } = settings;
  const looks = looksOf(props);
  const moments = useMemo(() => toldMoments(props), [props]);
  return (
    <ResultPage
      table={props}
      {...{ outcome, looks }}
      how={howWon(locale, outcome)}
      facts={factsOf(locale, view)}
      words={{ close: sayStory(locale, 'result.close'), open: sayStory(locale, 'result.open') }}
    >
      <div>
        <ScoreCurve
          {...{ locale, looks }}
          height={190}
          lines={[0, 1].map((seat) => runningPoints(view, seat))}
          marks={moments.map(({ round }) => round)}
        />
        <Sources
          {...{ locale, looks }}
          seats={ranked(outcome)}
          sources={SOURCES.map((id) => ({
            id,
            name: sayStory(locale, `source.${id}`),
            points: [0, 1].map((seat) => pointsIn(view, seat, id, null)),
          }))}
        />
      </div>
      {moments.length === 0 ? null : (
        <div>
          <MomentList {...{ locale, moments, watch }} />
        </div>
      )}
      <div>
        <DeedsTable props={props} />
      </div>
    </ResultPage>
  );
}

/** Explains equal points: kills decided, or it is a draw. */
function howWon(locale: Locale, outcome: Outcome): string | null {
  const [one, other] = outcome;
  if (one === undefined || other === undefined || one.score !== other.score) return null;
  return sayStory(locale, one.rank === other.rank ? 'result.level' : 'result.tie', { points: one.score });
}

function factsOf(locale: Locale, view: State): string {
  // The Pit's table and scenario have the same name.
  return sayStory(locale, layoutOf(view).size === 'pit' ? 'result.played.pit' : 'result.played', {
    scenario: scenarioName(locale, scenarioFor(view).id),
    layout: layoutOf(view).name[locale],
    rounds: view.round,
  });
}
