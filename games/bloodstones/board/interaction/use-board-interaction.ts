import type { TableProps } from '@sanguine/ui';
import {
  type Interaction as AnyInteraction,
  useInteraction,
} from '@sanguine/ui/interaction/use-interaction.ts';
import { useEffect, useRef, useState } from 'react';
import type { UnitKind } from '../../content/kinds.ts';
import { dueNow } from '../../rules/due.ts';
import type { Event } from '../../rules/events.ts';
import { forceOf } from '../../rules/forces.ts';
import type { Move } from '../../rules/moves.ts';
import { HIDDEN, type State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';
import { tapped } from '../plan/payment.ts';
import { column } from '../plan/pointing.ts';
import { NOTHING, toggled } from '../plan/selection.ts';
import { forcedMove } from '../plan/usable.ts';
import { whyNone } from '../plan/why.ts';
import type { MapBoard } from './board-types.ts';
import { INTERACTION } from './interaction.ts';

export interface Interaction extends AnyInteraction<MapBoard> {
  readonly tapTile: (place: number, element: Element) => void;
  readonly takeKind: (kind: UnitKind, element: Element) => void;
  readonly toggleUnit: (kind: UnitKind, take: boolean) => void;
  readonly pick: (key: string) => void;
  /** Whether the tip of an area tells everything rather than cost, odds and stakes. */
  readonly details: boolean;
  readonly toggleDetails: () => void;
}

/** The interaction of the map, hand and payment. */
export function useBoardInteraction(props: TableProps<State, Move, Event>): Interaction {
  const { view, number, settings, play } = props;
  const interaction = useInteraction<MapBoard>(props, INTERACTION);
  const { seat, selection, choices, select, refuse } = interaction;
  const step = view.frames.at(-1)?.step;
  const [details, setDetails] = useState(false);

  const forced = seat !== null && settings.forced ? forcedMove(view, choices.moves) : null;
  const done = useRef(-1);
  useEffect(() => {
    if (forced === null || done.current === number) return;
    done.current = number;
    void play(forced);
  }, [forced, number, play]);

  const takeKind = (kind: UnitKind, element: Element): void => {
    if (seat === null || (step !== 'main' && step !== 'muster' && step !== 'return' && step !== 'deploy'))
      return;
    const taken = selection.kind === kind ? null : kind;
    select({ ...NOTHING, kind: taken, deployed: selection.deployed });
    if (taken === null || step === 'deploy') return;
    const refusal = whyNone(view, seat, step === 'main' ? 'build' : step, {
      fits: (move) => 'kind' in move && move.kind === taken,
    });
    if (refusal !== null) refuse(refusal, element);
  };
  const tapTile = (place: number, element: Element): void => {
    interaction.hush();
    const tile = seat === null ? undefined : playerOf(view, seat).hand[place];
    const due = dueNow(view);
    if (seat === null || tile === undefined || tile === HIDDEN) return;
    if (due !== null) select({ ...selection, tiles: tapped(view, seat, selection, due, place) });
    else if (step === 'swap')
      select({ ...selection, picked: selection.picked === `swap:${tile}` ? null : `swap:${tile}` });
    else if (tile !== 'blank') takeKind(tile, element);
  };

  return {
    ...interaction,
    tapTile,
    takeKind,
    toggleUnit: (kind, on) => {
      if (seat === null || selection.from === null) return;
      const force = forceOf(view, seat, selection.from);
      select({ ...selection, units: toggled(column(view, seat, selection), force, kind, on) });
    },
    pick: (key) => {
      select({ ...selection, picked: key });
    },
    details,
    toggleDetails: () => {
      setDetails(!details);
    },
  };
}
