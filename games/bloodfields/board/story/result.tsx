import type { TableProps } from '@sanguine/ui';
import { ResultCover } from '@sanguine/ui/overlay/result-cover.tsx';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { layoutOf } from '../../rules/ground.ts';
import { pointsOf } from '../../rules/round/points.ts';
import { scenarioFor } from '../../rules/scenario.ts';
import type { State } from '../../rules/state.ts';
import { scenarioName, sideOf } from '../../text/words.ts';
import { SIDE_LOOKS } from '../field/sides.ts';
import { SideEmblem } from '../sides/emblem.tsx';
import { Curve } from './curve.tsx';
import { DeedsTable } from './deeds-table.tsx';
import { Ledger } from './ledger.tsx';
import { MomentList } from './moment-list.tsx';
import { sayStory } from './say.ts';
import css from './story.module.css';

type Props = TableProps<State, AnyMove, Event>;

/** The story of the battle: who won and by how much, points by round, what decided it, every unit's deeds. */
export function Result({ props }: { readonly props: Props }): ReactNode {
  const { locale } = props.settings;
  return (
    <ResultCover
      table={props}
      className={css['result']}
      words={{ close: sayStory(locale, 'result.close'), open: sayStory(locale, 'result.open') }}
    >
      <Banner props={props} />
      <div className={css['story']}>
        <section>
          <h3>{sayStory(locale, 'curve')}</h3>
          <Curve props={props} />
          <Ledger props={props} round={null} />
        </section>
        <MomentList props={props} />
        <DeedsTable props={props} />
      </div>
    </ResultCover>
  );
}

function Banner({ props }: { readonly props: Props }): ReactNode {
  const { view, viewer, players, settings, outcome, closed } = props;
  const { locale } = settings;
  const first = (outcome ?? []).flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  const winner = first.length === 1 ? (first[0] ?? null) : null;
  const [one, other] = [pointsOf(view, winner ?? 0), pointsOf(view, 1 - (winner ?? 0))];
  const side = winner === null ? null : sideOf(view, winner);
  const how =
    winner === null
      ? sayStory(locale, 'result.level', { points: one })
      : one === other
        ? sayStory(locale, 'result.tie', { points: one })
        : sayStory(locale, 'result.by', { points: one - other, one, other });
  return (
    <header
      className={css['banner']}
      style={side === null ? undefined : { background: SIDE_LOOKS[side].dark }}
    >
      {side === null ? null : <SideEmblem side={side} size={84} />}
      <div>
        <h2>
          {winner === null
            ? sayStory(locale, 'result.drawn')
            : sayStory(locale, 'result.winner', { name: players[winner]?.name ?? '' })}
        </h2>
        <p>{closed?.text ?? how}</p>
      </div>
      <p>
        {/* The Pit's table and scenario have the same name. */}
        {sayStory(locale, layoutOf(view).size === 'pit' ? 'result.played.pit' : 'result.played', {
          scenario: scenarioName(locale, scenarioFor(view).id),
          layout: layoutOf(view).name[locale],
          rounds: view.round,
        })}
        {viewer === null || winner === null ? null : (
          <b>{sayStory(locale, viewer === winner ? 'result.won' : 'result.lost')}</b>
        )}
      </p>
    </header>
  );
}
