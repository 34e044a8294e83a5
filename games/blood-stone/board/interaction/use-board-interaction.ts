import type { TableProps } from '@sanguine/ui';
import {
  type Interaction as AnyInteraction,
  useInteraction,
} from '@sanguine/ui/interaction/use-interaction.ts';
import type { Spell } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { commanded, NOTHING } from '../plan/selection.ts';
import type { GladeBoard } from './board-types.ts';
import { INTERACTION } from './interaction.ts';

export interface Interaction extends AnyInteraction<GladeBoard> {
  /** False if the player may not select the piece. */
  readonly takeUnit: (unit: Unit) => boolean;
  readonly takeCard: (card: Spell) => void;
  readonly chooseTarget: (unit: Unit) => void;
  readonly offer: (blood: number) => void;
}

/** The interaction of the glade and the cards beside it. */
export function useBoardInteraction(props: TableProps<State, AnyMove, Event>): Interaction {
  const { view } = props;
  const interaction = useInteraction<GladeBoard>(props, INTERACTION);
  const { seat, selection, choices, select } = interaction;
  return {
    ...interaction,
    takeUnit: (unit) => {
      if (seat === null || !commanded(view, seat).includes(unit)) return false;
      select(selection.unit === unit ? NOTHING : { ...NOTHING, unit });
      return true;
    },
    takeCard: (card) => {
      select(selection.card === card ? NOTHING : { ...NOTHING, card });
    },
    chooseTarget: (unit) => {
      select({ ...selection, target: unit, blood: null });
    },
    offer: (blood) => {
      select({ ...selection, target: choices.plan?.target ?? null, blood });
    },
  };
}
