import { type Refusal, refusal, withVeil } from '@sanguine/kernel';
import { atlasOf } from './atlas.ts';
import { cloneState } from './clone.ts';
import { finalOutcome, scoreOf } from './end.ts';
import type { Event } from './events.ts';
import { faceOf } from './face.ts';
import { imagine } from './imagine.ts';
import { maskEvent, veilState } from './mask.ts';
import { type Move, moveSchema } from './moves.ts';
import { notation } from './notation.ts';
import { sample } from './sample.ts';
import { setupSchema, stateSchema } from './schema.ts';
import { sequence } from './sequence.ts';
import { refuseSetup, start } from './setup.ts';
import type { Setup, State } from './state.ts';
import { tidyMove } from './tidy.ts';

/** The areas a move names. */
function areasNamed(move: Move): number[] {
  switch (move.do) {
    case 'found':
    case 'capture':
    case 'withdraw':
    case 'retreat':
    case 'settle':
    case 'muster':
    case 'build':
    case 'return':
    case 'battle':
      return [move.area];
    case 'step':
    case 'shamble':
      return [move.from, move.to];
    case 'deploy':
      return move.units.map(({ area }) => area);
    case 'pick':
    case 'ready':
    case 'pay':
    case 'end':
    case 'discard':
    case 'stand':
    case 'swap':
    case 'keep':
    case 'lose':
    case 'raise':
      return [];
  }
}

/** §1.4: no move names an area the map does not have. */
function refuseAreas(state: State, move: Move): Refusal | null {
  const atlas = atlasOf(state);
  const stray = areasNamed(move).find((area) => !atlas.has(area));
  return stray === undefined ? null : refusal('1.4', 'area.unknown', [`@${stray}`], { area: stray });
}

export const rules = withVeil<Setup, State, Move, Event>({
  id: 'bloodstones',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  schema: { setup: setupSchema, move: moveSchema, state: stateSchema },
  refuseSetup,
  start,
  clone: cloneState,
  deciders: (state) => sequence.deciders(state),
  offers: (state, seat) => sequence.offers(state, seat),
  moves: (state, seat) => sequence.moves(state, seat),
  sample,
  refuse: (state, seat, move) => refuseAreas(state, move) ?? sequence.refuse(state, seat, move),
  lacking: (state, verb) => sequence.lacking(state, verb),
  exhaustive: (state, seat) => sequence.exhaustive(state, seat),
  tidy: tidyMove,
  play(state, seat, move, context) {
    // §3.3: a turn is idle if its player only ended its phases.
    if (seat === state.active && move.do !== 'end') state.busy = true;
    sequence.play(state, seat, move, context);
  },
  veil: veilState,
  maskEvent,
  face: faceOf,
  imagine,
  outcome: (state) => (state.frames.length === 0 ? finalOutcome(state) : null),
  scores: (state) => state.players.map((_, seat) => scoreOf(state, seat)),
  notation,
});
