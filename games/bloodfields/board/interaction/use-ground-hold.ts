import type { TableProps } from '@sanguine/ui';
import { useLayout } from '@sanguine/ui/frame/layout.ts';
import { placeButton } from '@sanguine/ui/interaction/use-pointing.ts';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { type Sheet, sheetOf } from '../field/sheet.ts';
import { grainAt } from '../plan/grain.ts';
import { standAsker } from '../plan/stand.ts';
import { unitPlace } from '../plan/targets.ts';
import { afterFrame } from './after-frame.ts';
import type { Choices } from './board-types.ts';
import { choicesFor } from './choices.ts';
import { GroundHold, type Moment } from './ground.ts';
import { Tape } from './tape.ts';
import type { Interaction } from './use-board-interaction.ts';
import { useCornerKey } from './use-corner-key.ts';

/** Milliseconds after which a table counts as at rest. */
const REST = 150;

/** Finds out in advance what enemies could do to a unit anywhere, and settles it once on trial, so that a drag starts fast. */
function useForesight(view: State, { task, settler }: Choices, { foreseen }: GroundHold): void {
  useEffect(() => {
    if (task?.kind !== 'walk' && task?.kind !== 'leap') return undefined;
    const rest = setTimeout(() => {
      foreseen.set(standAsker(view)(task, { way: [task.disc], refusal: null }));
      settler?.settle(task.disc, grainAt(1));
    }, REST);
    return () => {
      clearTimeout(rest);
      foreseen.set(null);
    };
  }, [view, task, settler, foreseen]);
}

/** How the table lies, the hand over it, and the tape measure. */
export interface Handling {
  readonly sheet: Sheet;
  readonly hold: GroundHold;
  readonly tape: Tape;
}

/** Layers that follow the hand read these objects directly; they stay the same as long as the table is open. */
export function useGroundHold(
  { view }: TableProps<State, AnyMove, Event>,
  interaction: Interaction,
): Handling {
  const { seat, selection, choices, aim, aimAt, select, refuse } = interaction;
  const { width, height } = fieldFor(view);
  const upright = useLayout() === 'phone';
  const sheet = useMemo(() => sheetOf({ width, height }, upright), [width, height, upright]);
  const moment: Moment = {
    view,
    selection,
    choices,
    aimed: aim !== null,
    toTable: sheet.back,
    toPicture: sheet.at,
    select,
    refuse: (refusal) => {
      const { unit } = selection;
      const base = unit === null ? null : document.querySelector(placeButton('data-place', unitPlace(unit)));
      const beside = base ?? document.querySelector('main');
      if (beside !== null) refuse(refusal, beside);
    },
    choicesWith: (next) => choicesFor(view, seat, next),
    standAt: standAsker(view),
    lookAway: () => {
      aimAt(null, 'mouse');
    },
  };
  const [hold] = useState(() => new GroundHold(moment, afterFrame()));
  const [tape] = useState(() => new Tape(moment));
  // Before anything draws from them.
  useLayoutEffect(() => {
    hold.update(moment);
    tape.update(moment);
  });
  useCornerKey(hold);
  useForesight(view, choices, hold);
  return useMemo(() => ({ sheet, hold, tape }), [sheet, hold, tape]);
}
