import type { BarAction as AnyBarAction } from '@sanguine/ui/interaction/bar-action.ts';
import type {
  BoardTypes,
  Choices as AnyChoices,
  Situation as AnySituation,
} from '@sanguine/ui/interaction/board-interaction.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Draft } from '../plan/draft.ts';
import type { Selection } from '../plan/selection.ts';
import type { Settler } from '../plan/settle.ts';
import type { Spot } from '../plan/spots.ts';
import type { Place, Target } from '../plan/targets.ts';
import type { Task } from '../plan/task.ts';

/** The battlefield's types for `useInteraction`. */
export interface FieldBoard extends BoardTypes {
  readonly State: State;
  readonly Move: AnyMove;
  readonly Event: Event;
  readonly Place: Place;
  readonly Selection: Selection;
  readonly Target: Target;
  readonly Choices: {
    /** What the player may do on the ground; null for nothing. */
    readonly task: Task | null;
    readonly spots: readonly Spot[];
    readonly settler: Settler | null;
    /** The move that is planned but not yet played. */
    readonly draft: Draft | null;
  };
  readonly Focus: Place;
}

export type BarAction = AnyBarAction<FieldBoard>;
export type Choices = AnyChoices<FieldBoard>;
export type Situation = AnySituation<FieldBoard>;
