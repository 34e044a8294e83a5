import type { PlayContext } from '@sanguine/kernel';
import type { Event } from '../../../rules/events.ts';
import { endBattle } from '../../../rules/round/scoring.ts';
import { sequence } from '../../../rules/sequence.ts';
import type { State } from '../../../rules/state.ts';
import { act, cast, charge, walk } from './acts.ts';
import { arrive, exit, hits, item, pile, token } from './by-hand.ts';
import { NOTHING_SAID, type Row } from './rows.ts';
import { actingUnit, type ByHand, isScoring, run } from './run.ts';
import { occupy, placesOf } from './stage.ts';

/** Applies a tap to the table, which it changes; null if the tap means nothing now. */
export function perform(state: State, row: Row, context: PlayContext<Event>): ByHand[] | null {
  switch (row.tap) {
    case 'answer':
      return answer(state, row, context);
    case 'act':
      return act(state, row, context);
    case 'cast':
      return cast(state, row, context);
    case 'walk':
      return walk(state, row, context);
    case 'charge':
      return charge(state, row, context);
    case 'score':
      return score(state, row, context);
    case 'stop':
      if (state.frames.length === 0) return null;
      endBattle(state, context);
      return run(state, context, NOTHING_SAID);
    case 'pile':
      return pile(state, row, context);
    case 'token':
      return token(state, row, context);
    case 'hits':
      return hits(state, row, context);
    case 'item':
      return item(state, row);
    case 'arrive':
      return arrive(state, row, context);
    case 'exit':
      return exit(state, row, context);
    case 'throw':
      return null;
  }
}

/** Answers a question of the rules. */
function answer(state: State, { move }: Extract<Row, { tap: 'answer' }>, context: PlayContext<Event>) {
  if (state.frames.length === 0 || isScoring(state) || actingUnit(state) !== null) return null;
  const [seat] = sequence.deciders(state);
  if (seat === undefined || sequence.refuse(state, seat, move) !== null) return null;
  sequence.play(state, seat, move, context);
  return run(state, context, NOTHING_SAID);
}

/** §3.6 to §3.9: the end of a round, from its effects to the next one. */
function score(state: State, { held }: Extract<Row, { tap: 'score' }>, context: PlayContext<Event>) {
  const [round] = state.frames;
  const places = placesOf(state);
  if (!isScoring(state) || round?.step !== 'round' || held.length !== places.length) return null;
  if (!occupy(state, places, held)) return null;
  round.slot = 'end';
  return run(state, context, NOTHING_SAID);
}
