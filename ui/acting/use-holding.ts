import type { Masked, Seat } from '@sanguine/kernel';
import { useMemo } from 'react';
import type { Deed } from '../actions/deed.ts';
import type { TableProps } from '../contract.ts';
import type { Asking } from './grip.ts';
import { type Gripping, type Manner, useGrip } from './use-grip.ts';

/** What follows from the table and what is in hand: what can be done, and what each lit place stands for. */
export interface Stage<Spot, Move, Target> {
  readonly moves: readonly Move[];
  readonly targets: ReadonlyMap<Spot, Target>;
}

/** What a person holds at a table, what follows from it, and what the buttons about it do. */
export interface Holding<Spot, Hand, Move, Look, Setting extends Stage<Spot, Move, unknown>> extends Omit<
  Gripping<Spot, Hand, Move>,
  'hand'
> {
  readonly selection: Hand;
  readonly stage: Setting;
  readonly carryOut: (deed: Deed<Move, Hand, Look>) => void;
}

interface Handling<View, Spot, Hand, Move, Look, Setting> extends Manner<View, Hand, Move> {
  /** For who may not act now (no seat), nothing. The same function each time. */
  readonly stageFor: (view: View, seat: Seat | null, hand: Hand) => Setting & Stage<Spot, Move, unknown>;
  /** Leads to what is to be pointed at. */
  readonly lookAt: (look: Look, aimAt: Gripping<Spot, Hand, Move>['aimAt']) => void;
}

/** What a person has in hand at the table, from one row to the next, with everything that follows from it. */
export function useHolding<
  State extends Asking,
  Spot,
  Hand,
  Move,
  Event,
  Look,
  Setting extends Stage<Spot, Move, unknown>,
>(
  props: TableProps<State, Move, Event>,
  handling: Handling<Masked<State>, Spot, Hand, Move, Look, Setting>,
): Holding<Spot, Hand, Move, Look, Setting> {
  const { view } = props;
  const { stageFor, lookAt } = handling;
  const { hand: selection, ...grip } = useGrip<State, Spot, Hand, Move, Event>(props, handling);
  const { seat, hush, perform, take, aimAt } = grip;
  const stage = useMemo(() => stageFor(view, seat, selection), [stageFor, view, seat, selection]);
  return {
    ...grip,
    selection,
    stage,
    carryOut: ({ does }) => {
      hush();
      if ('plays' in does) perform(does.plays);
      else if ('takes' in does) take(does.takes);
      else if (does.looks !== null) lookAt(does.looks, aimAt);
    },
  };
}
