import { withVeil } from '@sanguine/kernel';
import { cloneState } from './clone.ts';
import type { Event } from './events.ts';
import { faceOf } from './face.ts';
import { imagine } from './imagine.ts';
import { maskEvent, veilState } from './mask.ts';
import { type AnyMove, moveSchema } from './moves.ts';
import { notation } from './notation.ts';
import { outcomeOf } from './outcome.ts';
import { pointsOf } from './round/points.ts';
import { setupSchema, stateSchema } from './schema.ts';
import { sequence } from './sequence.ts';
import { refuseSetup, start } from './setup.ts';
import type { Setup, State } from './state.ts';
import { tidyMove } from './tidy.ts';

export const rules = withVeil<Setup, State, AnyMove, Event>({
  id: 'bloodfields',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  schema: { setup: setupSchema, move: moveSchema, state: stateSchema },
  refuseSetup,
  start,
  clone: cloneState,
  deciders: (state) => sequence.deciders(state),
  offers: (state, seat) => sequence.offers(state, seat),
  moves: (state, seat) => sequence.moves(state, seat),
  sample: (state, seat, random) => sequence.sample(state, seat, random),
  refuse: (state, seat, move) => sequence.refuse(state, seat, move),
  lacking: (state, verb) => sequence.lacking(state, verb),
  exhaustive: (state, seat) => sequence.exhaustive(state, seat),
  tidy: tidyMove,
  play: (state, seat, move, context) => sequence.play(state, seat, move, context),
  veil: veilState,
  maskEvent,
  face: faceOf,
  imagine,
  outcome: outcomeOf,
  scores: (state) => [0, 1].map((seat) => pointsOf(state, seat)),
  notation,
});
