import { refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import { captureAreas, refuseCapture } from '../capture.ts';
import type { Event } from '../events.ts';
import type { StepOf } from '../frames.ts';
import { payWith, refuseOneTile, singleTiles } from '../payment.ts';
import { NOBODY, type State } from '../state.ts';
import { playerOf } from '../tiles.ts';
import { nextPhase } from '../turn.ts';
import { villageCost } from '../villages.ts';

/** Phase 1 (§4): name the villages, then one tile pays for them all. The Chaos Horde does so once in its main phase (§4.3). */
export const capture: StepOf<'capture'> = {
  rule: '4.2',
  verbs: ['capture', 'pay', 'end'],
  who: (state) => [state.active],
  *offers(state, _frame, seat) {
    for (const area of captureAreas(state, seat)) yield { do: 'capture', area };
    for (const tiles of singleTiles(playerOf(state, seat))) yield { do: 'pay', tiles };
    yield { do: 'end' };
  },
  refuse(state, frame, seat, move) {
    switch (move.do) {
      case 'capture':
        return refuseCapture(state, seat, move.area, frame.debt);
      case 'pay':
        return refuseOneTile('4.2', state, seat, move.tiles, frame.debt);
      case 'end':
        return frame.debt === 0 ? null : refusal('4.2', 'pay.first', [], { debt: frame.debt });
    }
  },
  play(state, frame, seat, move, context) {
    switch (move.do) {
      case 'capture':
        frame.debt += captureVillage(state, seat, move.area, context);
        return;
      case 'pay':
        payWith(state, seat, move.tiles, context);
        if (state.frames.length > 1) {
          state.frames.pop();
          state.tribute = true;
        } else nextPhase(state, 'capture', context);
        return;
      case 'end':
        nextPhase(state, 'capture', context);
    }
  },
  mask: (frame) => ({ ...frame }),
};

/** §4.1: the village goes to the captor's pile for good. Returns its cost in pips. */
export function captureVillage(state: State, seat: Seat, area: Area, context: PlayContext<Event>): number {
  const from = state.settlers[area] ?? NOBODY;
  const left = (state.villages[area] ?? 1) - 1;
  state.villages[area] = left;
  if (left === 0) state.settlers[area] = NOBODY;
  playerOf(state, seat).capturedVillages++;
  context.emit({ e: 'village.captured', seat, from, area });
  return villageCost(state, area);
}
