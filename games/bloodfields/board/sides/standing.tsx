import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { pointsOf } from '../../rules/round/points.ts';
import type { State } from '../../rules/state.ts';
import { sideOf } from '../../text/words.ts';
import { SideEmblem } from '../look/emblem.tsx';
import { sayBoard } from '../text/say.ts';
import css from './sides.module.css';

/** Both sides in a row, with their points. */
export function SideStrip({
  props: { view, deciders, players, settings },
}: {
  readonly props: TableProps<State, AnyMove, Event>;
}): ReactNode {
  return [0, 1].map((seat) => (
    <p key={seat} className={css['stand']} data-on={deciders.includes(seat)}>
      <SideEmblem side={sideOf(view, seat)} size={24} />
      <b aria-hidden="true">{`${pointsOf(view, seat)}`}</b>
      <span className="unseen">
        {sayBoard(settings.locale, 'side.facts', {
          name: players[seat]?.name ?? '',
          points: pointsOf(view, seat),
        })}
      </span>
    </p>
  ));
}
