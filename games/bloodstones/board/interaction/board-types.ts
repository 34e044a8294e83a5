import type { BarAction as AnyBarAction } from '@sanguine/ui/interaction/bar-action.ts';
import type {
  BoardTypes,
  Choices as AnyChoices,
  Situation as AnySituation,
} from '@sanguine/ui/interaction/board-interaction.ts';
import type { Area } from '../../content/map.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import type { Selection } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';

/** The map's types for `useInteraction`. */
export interface MapBoard extends BoardTypes {
  readonly State: State;
  readonly Move: Move;
  readonly Event: Event;
  readonly Place: Area;
  readonly Selection: Selection;
  readonly Target: Target;
  readonly Focus: Area;
}

export type BarAction = AnyBarAction<MapBoard>;
export type Choices = AnyChoices<MapBoard>;
export type Situation = AnySituation<MapBoard>;
