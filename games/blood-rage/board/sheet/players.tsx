import type { Seat } from '@sanguine/kernel';
import type { TableProps } from '@sanguine/ui';
import { type ReactNode, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import { clockwise } from '../../rules/clans.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Interaction } from '../interaction/use-board-interaction.ts';
import { OwnSheet } from './own-sheet.tsx';
import { Rival } from './rival.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import css from './sheet.module.css';

/** All clans: the viewer's own sheet in full, the others in turn order. */
export function Players({
  props,
  interaction,
}: {
  readonly props: TableProps<State, AnyMove, Event>;
  readonly interaction: Interaction;
}): ReactNode {
  const { view, viewer, deciders, players, settings } = props;
  const [open, setOpen] = useState<Seat | null>(null);
  const others = clockwise(view, viewer ?? 0).filter((seat) => seat !== viewer);
  return (
    <div className={css['players']}>
      {viewer === null ? null : (
        <OwnSheet
          {...{ props, interaction }}
          seat={viewer}
          onOpen={() => {
            setOpen(viewer);
          }}
        />
      )}
      <div className={css['rivals']}>
        {others.map((seat) => (
          <div key={seat} className={css['seat']}>
            <Rival
              {...{ view, seat }}
              locale={settings.locale}
              player={players[seat]}
              deciding={deciders.includes(seat)}
              onOpen={() => {
                setOpen(seat);
              }}
            />
            {players[seat]?.why == null ? null : <span className={css['why']}>{players[seat].why}</span>}
          </div>
        ))}
      </div>
      {open === null ? null : (
        <SheetDialog
          {...{ props }}
          seat={open}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}
