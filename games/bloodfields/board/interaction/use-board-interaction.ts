import type { TableProps } from '@sanguine/ui';
import {
  type Interaction as AnyInteraction,
  useInteraction,
} from '@sanguine/ui/interaction/use-interaction.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { FieldBoard } from './board-types.ts';
import { INTERACTION } from './interaction.ts';

export type Interaction = AnyInteraction<FieldBoard>;

/** The interaction of the table and the panels beside it. */
export function useBoardInteraction(props: TableProps<State, AnyMove, Event>): Interaction {
  return useInteraction<FieldBoard>(props, INTERACTION);
}
