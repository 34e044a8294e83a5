import type { Outcome, Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { LinkButton } from '@sanguine/ui/controls/link.tsx';
import { Course } from '@sanguine/ui/result/course.tsx';
import { roundEnds } from '@sanguine/ui/result/decisive.ts';
import { ResultPage } from '@sanguine/ui/result/result-page.tsx';
import { type Source, Sources } from '@sanguine/ui/result/sources.tsx';
import { ranked } from '@sanguine/ui/result/standings.tsx';
import { type ReactNode, useMemo } from 'react';
import { atlasOf } from '../../rules/atlas.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';
import { sayBoard } from '../text/say.ts';
import { looksOf } from './looks.tsx';
import { momentsOf } from './moments.tsx';
import { LINES, scoreSources, sourcePoints } from './sources.ts';
import { tieBreak } from './tie-break.ts';
import { say } from './words.ts';

/** The end of a game: who won, how the points went, what decided it, where every point came from. */
export function Result({
  props,
  outcome,
}: {
  readonly props: TableProps<State, Move, Event>;
  readonly outcome: Outcome;
}): ReactNode {
  const { view, settings, events, history, watch, openRules, closed } = props;
  const { locale } = settings;
  const looks = looksOf(props);
  const rounds = useMemo(() => roundEnds(history ?? []), [history]);
  const moments = momentsOf(props, looks);
  const broken = closed === null ? tieBreak(view, outcome) : null;
  return (
    <ResultPage
      table={props}
      {...{ outcome, looks }}
      how={broken === null ? null : say(locale, `final.tie.${broken}`)}
      facts={say(locale, 'facts', { map: atlasOf(view).map.name[locale], rounds: view.round })}
      note={(seat) => (isOut(view, seat) ? say(locale, 'out') : null)}
      words={{ close: sayBoard(locale, 'result.close'), open: sayBoard(locale, 'result.open') }}
    >
      <Course
        {...{ locale, looks, moments, watch }}
        turns={rounds}
        marks={(moment, { round }) => round === moment.round}
      />
      <div>
        <Sources {...{ locale, looks }} seats={ranked(outcome)} sources={sourcesOf(locale, view, events)} />
        <p>
          <LinkButton onPress={() => openRules('13.4')}>
            {say(locale, 'rules', { section: '13.4' })}
          </LinkButton>
        </p>
      </div>
    </ResultPage>
  );
}

function sourcesOf(
  locale: Parameters<typeof say>[0],
  view: State,
  events: readonly Event[],
): readonly Source[] {
  const seats = view.players.map((_, seat) => scoreSources(view, seat, events));
  return LINES.map((id) => ({
    id,
    name: say(locale, `line.${id}`),
    points: seats.map((sources) => sourcePoints(sources, id)),
  }));
}

/** §3.4: only the Chaos Horde loses its rank by being out. */
function isOut(view: State, seat: Seat): boolean {
  const { out, faction } = playerOf(view, seat);
  return out && faction === 'chaosHorde';
}
