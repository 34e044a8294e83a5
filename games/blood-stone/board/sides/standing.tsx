import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { SideEmblem } from '../look/token.tsx';
import { sayBoard } from '../text/say.ts';
import { stonesOf } from './members.ts';
import css from './sides.module.css';

/** Both sides in a row, with their stones. */
export function SideStrip({
  view,
  settings,
}: Pick<TableProps<State, AnyMove, Event>, 'view' | 'settings'>): ReactNode {
  const { locale } = settings;
  return (['witch', 'soldiers'] as const).map((side) => {
    const stones = stonesOf(view, side);
    return (
      <p key={side} className={css['stand']} data-on={view.frames[0]?.step === side}>
        <SideEmblem side={side} size={26} />
        <b aria-hidden="true">{stones}</b>
        <span className="unseen">
          {sayBoard(locale, 'side.facts', { name: sayBoard(locale, `side.${side}`), stones })}
        </span>
      </p>
    );
  });
}
