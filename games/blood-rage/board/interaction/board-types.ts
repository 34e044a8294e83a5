import type { BarAction as AnyBarAction } from '@sanguine/ui/interaction/bar-action.ts';
import type {
  BoardTypes,
  Choices as AnyChoices,
  Situation as AnySituation,
} from '@sanguine/ui/interaction/board-interaction.ts';
import type { Place } from '../../content/provinces.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Selection } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';

/** The ring's types for `useInteraction`. */
export interface RingBoard extends BoardTypes {
  readonly State: State;
  readonly Move: AnyMove;
  readonly Event: Event;
  readonly Place: Place;
  readonly Selection: Selection;
  readonly Target: Target;
  /** A guide id. */
  readonly Focus: string;
}

export type BarAction = AnyBarAction<RingBoard>;
export type Choices = AnyChoices<RingBoard>;
export type Situation = AnySituation<RingBoard>;
