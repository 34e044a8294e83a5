import { withVeil } from '@sanguine/kernel';
import { cloneState } from './clone.ts';
import { outcomeOf } from './end.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { maskEvent, veilState } from './mask.ts';
import { type AnyMove, moveSchema } from './moves.ts';
import { notation, printMove } from './notation.ts';
import { sample } from './sample.ts';
import { setupSchema, stateSchema } from './schema.ts';
import { sequence } from './sequence.ts';
import { refuseSetup, start } from './setup.ts';
import type { Setup, State } from './state.ts';

export const rules = withVeil<Setup, State, AnyMove, Event>({
  id: 'blood-stone',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  schema: { setup: setupSchema, move: moveSchema, state: stateSchema },
  refuseSetup,
  start,
  clone: cloneState,
  deciders: (state) => sequence.deciders(state),
  offers: (state, seat) => sequence.offers(state, seat),
  moves: (state, seat) => sequence.moves(state, seat),
  sample,
  refuse: (state, seat, move) => sequence.refuse(state, seat, move),
  lacking: (state, verb) => sequence.lacking(state, verb),
  exhaustive: (state, seat) => sequence.exhaustive(state, seat),
  tidy: (move) => ({ ...move }),
  play: (state, seat, move, context) => sequence.play(state, seat, move, context),
  veil: veilState,
  maskEvent,
  // No move is secret; only hands and decks are hidden.
  face: (state, _seat, move) => printMove(state, move),
  imagine,
  outcome: outcomeOf,
  // §10: nobody scores before the end.
  scores: (state) => outcomeOf(state)?.map(({ score }) => score) ?? [0, 0],
  notation,
});
