import type { BarAction as AnyBarAction } from '@sanguine/ui/interaction/bar-action.ts';
import type {
  BoardTypes,
  Choices as AnyChoices,
  Situation as AnySituation,
} from '@sanguine/ui/interaction/board-interaction.ts';
import type { Space } from '../../content/glade.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { CastPlan } from '../plan/casting.ts';
import type { Selection } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';

/** The glade's types for `useInteraction`. */
export interface GladeBoard extends BoardTypes {
  readonly State: State;
  readonly Move: AnyMove;
  readonly Event: Event;
  readonly Place: Space;
  readonly Selection: Selection;
  readonly Target: Target;
  readonly Choices: { readonly plan: CastPlan | null };
  readonly Focus: Space;
}

export type BarAction = AnyBarAction<GladeBoard>;
export type Choices = AnyChoices<GladeBoard>;
export type Situation = AnySituation<GladeBoard>;
