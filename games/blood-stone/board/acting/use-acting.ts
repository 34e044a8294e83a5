import type { TableProps } from '@sanguine/ui';
import { type Holding, useHolding } from '@sanguine/ui/acting/use-holding.ts';
import { focusSpot, type Pointing } from '@sanguine/ui/acting/use-pointing.ts';
import type { Space } from '../../content/glade.ts';
import type { Spell } from '../../content/spells.ts';
import type { Unit } from '../../content/units.ts';
import type { Event } from '../../rules/events.ts';
import { unitAt } from '../../rules/figures.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { offBy } from '../actions/off.ts';
import { anew, commanded, NOTHING, type Selection } from '../plan/selection.ts';
import { whyNotAt } from '../plan/why.ts';
import { warningOff, warningsFor } from '../warnings/warnings.ts';
import { type Stage, stageFor } from './stage.ts';

export interface Acting extends Holding<Space, Selection, AnyMove, Space, Stage> {
  readonly press: Pointing<Space>['press'];
  readonly takeUnit: (unit: Unit) => boolean;
  readonly takeCard: (card: Spell) => void;
  readonly chooseTarget: (unit: Unit) => void;
  readonly offer: (blood: number) => void;
}

/** What a person has in hand at the table, and what their hands do next. */
export function useActing(props: TableProps<State, AnyMove, Event>): Acting {
  const { view, settings } = props;
  const { locale } = settings;
  const holding = useHolding(props, {
    nothing: NOTHING,
    anew,
    stageFor,
    lookAt: (space: Space, aimAt) => {
      aimAt(space, 'key');
      focusSpot('data-space', space);
    },
    doubts: (table, seat, moves) =>
      moves
        .flatMap((move) => warningsFor(table, seat, move))
        .map((warning) => warningOff(locale, table, warning)),
    words: (refusal) => offBy(locale, refusal),
  });
  const { seat, selection, stage, take, perform } = holding;

  const chooseTarget = (unit: Unit): void => {
    take({ ...selection, target: unit, blood: null });
  };
  const takeUnit = (unit: Unit): boolean => {
    if (seat === null || !commanded(view, seat).includes(unit)) return false;
    take(selection.unit === unit ? NOTHING : { ...NOTHING, unit });
    return true;
  };

  return {
    ...holding,
    press: (space, means, element) => {
      const looked = holding.look(space, means);
      if (seat === null) return;
      const target = stage.targets.get(space);
      const unit = unitAt(view, space);
      if (target?.kind === 'choose') {
        if (unit !== null) chooseTarget(unit);
      } else if (target !== undefined) {
        // A finger looks first, except where nothing can go wrong.
        if (looked || target.move.do === 'place') perform([target.move], element);
      } else if (unit === null || selection.card !== null || !takeUnit(unit)) {
        const refusal = whyNotAt(view, seat, selection, stage.plan, space);
        if (refusal !== null) holding.tell(refusal, element);
      }
    },
    takeUnit,
    takeCard: (card) => {
      take(selection.card === card ? NOTHING : { ...NOTHING, card });
    },
    chooseTarget,
    offer: (blood) => {
      take({ ...selection, target: stage.plan?.target ?? null, blood });
    },
  };
}
