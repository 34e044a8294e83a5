import { refusal, type Seat, type Step, type PlayContext } from '../../../index.ts';
import { holds, kindsOf, sorted, takeCard } from './cards.ts';
import {
  ABSENT,
  type DropMove,
  type DuelMove,
  type Event,
  type Frames,
  HELD,
  HIDDEN,
  MOST_COINS,
  NOT_YET,
  type State,
} from './state.ts';
import { handOf } from './turn.ts';

/** §2: a turn ends with any cards dropped in public. Only simple sets are offered. */
export const drop: Step<State, Frames, 'drop', DropMove, Event> = {
  rule: '2',
  verbs: ['drop'],
  who: (state) => [state.active],
  *offers(state, _, seat) {
    const hand = handOf(state, seat);
    yield { do: 'drop', cards: [] };
    for (const kind of kindsOf(hand)) yield { do: 'drop', cards: [kind] };
    if (hand.length > 1) yield { do: 'drop', cards: hand.map((card) => card.kind) };
  },
  refuse: (state, _, seat, move) =>
    holds(handOf(state, seat), move.cards) ? null : refusal('2', 'drop.missing', move.cards.map(String)),
  play(state, _, seat, move, context) {
    for (const kind of move.cards) takeCard(handOf(state, seat), kind);
    state.discards = sorted([...state.discards, ...move.cards]);
    context.emit({ e: 'dropped', seat, cards: [...move.cards] });
    state.frames.pop();
    state.frames.push({ step: 'camp', from: seat });
  },
  mask: (frame) => ({ ...frame }),
  exhaustive: () => false,
  // An empty hand has nothing to drop, so the answer is ordered; the least time hides whose hand is empty.
  ordered: (state, _, seat) => (handOf(state, seat).length === 0 ? { do: 'drop', cards: [] } : null),
  leastTime: () => 5,
};

/** After a turn comes the next seat's, after the last turn the duel. */
export function endTurn(state: State, seat: Seat): void {
  if (seat + 1 < state.hands.length) nextTurn(state, seat + 1);
  else toDuel(state);
}

function nextTurn(state: State, seat: Seat): void {
  state.active = seat;
  state.frames.push({ step: 'turn', marked: 0, drawn: false, rolled: false, exposed: false });
}

/** §3: every seat with a card left is asked, whatever the card. */
function toDuel(state: State): void {
  const chosen = state.hands.map((hand) => (hand.length === 0 ? ABSENT : NOT_YET));
  if (chosen.includes(NOT_YET)) state.frames.push({ step: 'duel', chosen });
  else nextRound(state);
}

function nextRound(state: State): void {
  state.round++;
  if (state.round <= state.rounds) nextTurn(state, 0);
}

export const duel: Step<State, Frames, 'duel', DuelMove, Event> = {
  rule: '3',
  verbs: ['commit', 'hold'],
  who: (_, frame) => frame.chosen.flatMap((choice, seat) => (choice === NOT_YET ? [seat] : [])),
  *offers(state, _, seat) {
    for (const card of kindsOf(handOf(state, seat))) yield { do: 'commit', card };
    yield { do: 'hold' };
  },
  refuse: (state, _, seat, move) =>
    move.do === 'hold' || holds(handOf(state, seat), [move.card])
      ? null
      : refusal('3', 'commit.missing', [String(move.card)]),
  play(state, frame, seat, move, context) {
    frame.chosen[seat] = move.do === 'hold' ? HELD : move.card;
    if (frame.chosen.includes(NOT_YET)) return;
    context.reveal();
    resolve(state, frame.chosen, context);
    state.frames.pop();
    nextRound(state);
  },
  mask: (frame, viewer) => ({
    step: 'duel',
    chosen: frame.chosen.map((choice, seat) => (inTheOpen(choice) || seat === viewer ? choice : HIDDEN)),
  }),
};

/** Everybody knows who has not chosen yet, and who cannot. */
export function inTheOpen(choice: number): boolean {
  return choice === NOT_YET || choice === ABSENT;
}

/** §3.1: the highest card nobody else has put down wins three coins. */
function resolve(state: State, chosen: readonly number[], context: PlayContext<Event>): void {
  const cards = chosen.map((choice) => (choice === HELD || choice === ABSENT ? 0 : choice));
  for (const [seat, kind] of cards.entries()) {
    if (kind === 0) continue;
    takeCard(handOf(state, seat), kind);
    state.discards.push(kind);
  }
  state.discards = sorted(state.discards);
  const alone = cards.filter((kind) => kind > 0 && cards.indexOf(kind) === cards.lastIndexOf(kind));
  const winner = alone.length === 0 ? null : cards.indexOf(Math.max(...alone));
  if (winner !== null) state.coins[winner] = Math.min(MOST_COINS, (state.coins[winner] ?? 0) + 3);
  context.emit({ e: 'duelled', cards, winner });
}
