import { withVeil } from '@sanguine/kernel';
import { cloneState } from './clone.ts';
import { outcomeOf } from './end.ts';
import type { Event } from './events.ts';
import { faceOf } from './face.ts';
import { imagine } from './imagine.ts';
import { maskEvent, veilState } from './mask.ts';
import { type AnyMove, moveSchema } from './moves.ts';
import { notation } from './notation.ts';
import { sample } from './sample.ts';
import { setupSchema, stateSchema } from './schema.ts';
import { sequence } from './sequence.ts';
import { refuseSetup, start } from './setup.ts';
import type { Setup, State } from './state.ts';
import { tidyMove } from './tidy.ts';

export const rules = withVeil<Setup, State, AnyMove, Event>({
  id: 'blood-rage',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  schema: { setup: setupSchema, move: moveSchema, state: stateSchema },
  refuseSetup,
  start,
  clone: cloneState,
  deciders: (state) => sequence.deciders(state),
  volunteers: (state) => sequence.volunteers(state),
  offers: (state, seat) => sequence.offers(state, seat),
  moves: (state, seat) => sequence.moves(state, seat),
  sample,
  refuse: (state, seat, move) => sequence.refuse(state, seat, move),
  lacking: (state, verb) => sequence.lacking(state, verb),
  exhaustive: (state, seat) => sequence.exhaustive(state, seat),
  tidy: tidyMove,
  play: (state, seat, move, context) => sequence.play(state, seat, move, context),
  veil: veilState,
  maskEvent,
  face: faceOf,
  imagine,
  ordered: (state, seat) => sequence.ordered(state, seat),
  leastTime: (state) => sequence.leastTime(state),
  outcome: outcomeOf,
  scores: (state) => state.clans.map(({ glory }) => glory),
  notation,
});
