import type { TableProps } from '@sanguine/ui';
import {
  type Interaction as AnyInteraction,
  useInteraction,
} from '@sanguine/ui/interaction/use-interaction.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { tagOf } from '../../rules/names.ts';
import type { State, UnitId } from '../../rules/state.ts';
import { NOTHING, type Selection, selectionFor } from '../plan/selection.ts';
import { unitPlace } from '../plan/targets.ts';
import type { FieldBoard } from './board-types.ts';
import { INTERACTION } from './interaction.ts';

export interface Interaction extends AnyInteraction<FieldBoard> {
  /** Changes a part of the selection: dice, a roster, a turned piece. */
  readonly change: (part: Partial<Selection>) => void;
  /** Drops what was planned; a unit that must act stays selected. */
  readonly putBack: () => void;
  /** Selects a unit from the lists beside the table, or shows it. */
  readonly takeUnit: (unit: UnitId) => void;
}

/** The interaction of the table, the lists beside it and the tray. */
export function useBoardInteraction(props: TableProps<State, AnyMove, Event>): Interaction {
  const { view, show } = props;
  const interaction = useInteraction<FieldBoard>(props, INTERACTION);
  const { seat, selection, choices, select, cancel } = interaction;
  return {
    ...interaction,
    change: (part) => {
      select({ ...selection, ...part });
    },
    putBack: () => {
      cancel();
      if (seat !== null) select(selectionFor(view, seat, NOTHING, null));
    },
    takeUnit: (unit) => {
      const open = view.frames.at(-1);
      const target = choices.targets.get(unitPlace(unit));
      if (seat !== null && open?.step === 'deploy') select({ ...NOTHING, unit });
      else if (target?.kind === 'foe') select({ ...selection, target: unit, way: [], corners: [] });
      else if (target?.kind === 'choose' && target.move.do === 'activate') select({ ...NOTHING, unit });
      else show(tagOf(view, unit));
    },
  };
}
