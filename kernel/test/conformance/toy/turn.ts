import { refusal, type Refusal, type Seat, type Step, type PlayContext } from '../../../index.ts';
import { sortHand } from './cards.ts';
import {
  type Card,
  type Event,
  type Frames,
  HUTS,
  MOST_CARDS,
  MOST_COINS,
  MOST_MARKS,
  type State,
  type TurnMove,
} from './state.ts';

export function handOf(state: State, seat: Seat): Card[] {
  const hand = state.hands[seat];
  if (hand === undefined) throw new Error(`no seat ${seat}`);
  return hand;
}

/** §1: any of these in any order, each once, except marks, which are limited by coins. */
export const turn: Step<State, Frames, 'turn', TurnMove, Event> = {
  rule: '1',
  verbs: ['mark', 'draw', 'roll', 'expose', 'end'],
  who: (state) => [state.active],
  *offers(state) {
    for (let hut = 0; hut < HUTS; hut++) yield { do: 'mark', hut };
    for (let target = 0; target < state.hands.length; target++) yield { do: 'expose', target };
    for (const verb of ['draw', 'roll', 'end'] as const) yield { do: verb };
  },
  refuse(state, frame, seat, move) {
    switch (move.do) {
      case 'mark':
        return refuseMark(state, seat, move.hut);
      case 'expose':
        return frame.exposed ? refusal('1.4', 'expose.once') : refuseExpose(state, seat, move.target);
      case 'draw':
        return frame.drawn ? refusal('1.2', 'draw.once') : refuseDraw(state, seat);
      case 'roll':
        return frame.rolled ? refusal('1.3', 'roll.once') : null;
      case 'end':
        return null;
    }
  },
  play(state, frame, seat, move, context) {
    switch (move.do) {
      case 'mark':
        putMark(state, seat, move.hut);
        frame.marked++;
        context.emit({ e: 'marked', seat, hut: move.hut });
        return;
      case 'expose':
        frame.exposed = true;
        expose(state, seat, move.target, context);
        return;
      case 'draw':
        frame.drawn = true;
        drawCard(state, seat, context);
        return;
      case 'roll': {
        frame.rolled = true;
        const die = context.open.int(6) + 1;
        state.coins[seat] = Math.min(MOST_COINS, (state.coins[seat] ?? 0) + die);
        context.emit({ e: 'rolled', seat, die });
        return;
      }
      case 'end':
        state.frames.pop();
        state.frames.push({ step: 'drop', from: seat });
        return;
    }
  },
  mask: (frame) => ({ ...frame }),
};

function refuseMark(state: State, seat: Seat, hut: number): Refusal | null {
  if (state.coins[seat] === 0) return refusal('1.1', 'mark.coins');
  return state.marks[seat]?.[hut] === MOST_MARKS ? refusal('1.1', 'mark.full', [`hut ${hut}`]) : null;
}

function putMark(state: State, seat: Seat, hut: number): void {
  const huts = state.marks[seat];
  if (huts !== undefined) huts[hut] = (huts[hut] ?? 0) + 1;
  state.coins[seat] = (state.coins[seat] ?? 0) - 1;
}

function refuseDraw(state: State, seat: Seat): Refusal | null {
  if (state.bag.length === 0) return refusal('1.2', 'draw.empty');
  return handOf(state, seat).length >= MOST_CARDS ? refusal('1.2', 'draw.full') : null;
}

export function drawCard(state: State, seat: Seat, context: PlayContext<Event>): void {
  const kind = context.hidden(seat).draw(state.bag);
  const hand = handOf(state, seat);
  hand.push({ kind, shown: false });
  sortHand(hand);
  context.emit({ e: 'drew', seat, kind });
}

function refuseExpose(state: State, seat: Seat, target: Seat): Refusal | null {
  const hand = state.hands[target];
  if (target === seat || hand === undefined) return refusal('1.4', 'expose.other', [`seat ${target}`]);
  return hand.every((card) => card.shown) ? refusal('1.4', 'expose.nothing', [`seat ${target}`]) : null;
}

/** §1.4: the target shows its highest unseen card. */
function expose(state: State, seat: Seat, target: Seat, context: PlayContext<Event>): void {
  context.reveal();
  const hand = handOf(state, target);
  const card = hand.findLast((other) => !other.shown);
  if (card === undefined) throw new Error('nothing to expose');
  card.shown = true;
  sortHand(hand);
  context.emit({ e: 'exposed', seat, target, kind: card.kind });
}
