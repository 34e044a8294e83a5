import { ActionButton } from '@sanguine/ui/controls/index.ts';
import type { TableProps } from '@sanguine/ui';
import type { ReactNode } from 'react';
import { bloodRage } from '../../index.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { moveWords } from '../../text/moves.ts';

const WAKE = { do: 'wake' } as const;

/** §10.2: takes back a rest, whoever is asked; renders nothing for a clan that does not rest. */
export function WakeButton({ props }: { readonly props: TableProps<State, AnyMove, Event> }): ReactNode {
  const { view, viewer, live, settings, play } = props;
  if (viewer === null || !live || !bloodRage.volunteers(view).includes(viewer)) return null;
  return (
    <ActionButton
      wide
      guide="action:wake"
      onPress={() => {
        void play(WAKE);
      }}
    >
      {moveWords(settings.locale, view, viewer, WAKE)}
    </ActionButton>
  );
}
