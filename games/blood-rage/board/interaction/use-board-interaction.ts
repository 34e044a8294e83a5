import type { TableProps } from '@sanguine/ui';
import {
  type Interaction as AnyInteraction,
  useInteraction,
} from '@sanguine/ui/interaction/use-interaction.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { cardOffer, toggled } from '../plan/cards.ts';
import type { RingBoard } from './board-types.ts';
import { INTERACTION } from './interaction.ts';

export interface Interaction extends AnyInteraction<RingBoard> {
  /** Toggles the card at this index of the current offer. */
  readonly takeCard: (at: number) => void;
}

/** The interaction of the ring and the cards beside it. */
export function useBoardInteraction(props: TableProps<State, AnyMove, Event>): Interaction {
  const { view } = props;
  const interaction = useInteraction<RingBoard>(props, INTERACTION);
  const { seat, selection, select } = interaction;
  return {
    ...interaction,
    takeCard: (at) => {
      const offer = seat === null ? null : cardOffer(view, seat);
      if (offer !== null) select(toggled(selection, offer, at));
    },
  };
}
