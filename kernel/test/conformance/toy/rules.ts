import { type Random, Sequence, type Veiled, type Viewer, withVeil } from '../../../index.ts';
import { camp } from './camp.ts';
import { allCards, sortHand, sorted } from './cards.ts';
import { drop, duel } from './duel.ts';
import { notation } from './notation.ts';
import {
  type CampMove,
  DEALT,
  type DropMove,
  type DuelMove,
  type Event,
  type Frames,
  HELD,
  HIDDEN,
  HUTS,
  type Move,
  moveSchema,
  type Setup,
  setupSchema,
  type State,
  stateSchema,
  type TurnMove,
} from './state.ts';
import { drawCard, turn } from './turn.ts';

type Verbs = { turn: TurnMove; drop: DropMove; camp: CampMove; duel: DuelMove };

const sequence = new Sequence<State, Frames, Verbs, Event>({ turn, drop, camp, duel });

export function veil(state: State): Veiled<State> {
  const { round, rounds, active, coins, marks, discards, tents } = state;
  return {
    open: { round, rounds, active, coins, marks, discards, tents },
    covered: (viewer) => coverState(state, viewer),
  };
}

export const parley = withVeil<Setup, State, Move, Event>({
  id: 'parley',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  schema: { setup: setupSchema, move: moveSchema, state: stateSchema },
  refuseSetup: () => null,
  start({ seats, rounds }, context) {
    const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
    const state: State = {
      round: 1,
      rounds,
      active: 0,
      coins: each(() => 2),
      marks: each(() => Array.from({ length: HUTS }, () => 0)),
      hands: each(() => []),
      bag: allCards(),
      discards: [],
      tents: [],
      frames: [{ step: 'turn', marked: 0, drawn: false, rolled: false, exposed: false }],
    };
    for (let seat = 0; seat < seats; seat++) {
      for (let card = 0; card < DEALT; card++) drawCard(state, seat, context);
    }
    return state;
  },
  clone: (state) => ({
    round: state.round,
    rounds: state.rounds,
    active: state.active,
    coins: [...state.coins],
    marks: state.marks.map((huts) => [...huts]),
    hands: state.hands.map((hand) => hand.map((card) => ({ ...card }))),
    bag: [...state.bag],
    discards: [...state.discards],
    tents: state.tents.map((tent) => ({ ...tent })),
    frames: state.frames.map((frame) =>
      frame.step === 'duel' ? { ...frame, chosen: [...frame.chosen] } : { ...frame },
    ),
  }),
  deciders: (state) => sequence.deciders(state),
  offers: (state, seat) => sequence.offers(state, seat),
  refuse: (state, seat, move) => sequence.refuse(state, seat, move),
  exhaustive: (state, seat) => sequence.exhaustive(state, seat),
  moves: (state, seat) => sequence.moves(state, seat),
  sample: (state, seat, random) => sequence.sample(state, seat, random),
  tidy: tidyMove,
  play: (state, seat, move, context) => sequence.play(state, seat, move, context),
  veil,
  maskEvent(event, viewer) {
    return event.e === 'drew' && event.seat !== viewer ? { ...event, kind: HIDDEN } : event;
  },
  face(state, seat, move, viewer) {
    const secret = move.do === 'commit' || move.do === 'hold';
    return secret && seat !== viewer ? 'choose ?' : notation.print(state, seat, move);
  },
  imagine: imagineState,
  ordered: (state, seat) => sequence.ordered(state, seat),
  leastTime: (state) => sequence.leastTime(state),
  outcome(state) {
    if (state.frames.length > 0) return null;
    const scores = scoresOf(state);
    return scores.map((score) => ({ score, rank: 1 + scores.filter((other) => other > score).length }));
  },
  scores: scoresOf,
  notation,
});

function scoresOf({ coins, marks }: State): number[] {
  return coins.map((own, seat) => own + 2 * (marks[seat] ?? []).reduce((sum, count) => sum + count, 0));
}

function tidyMove(move: Move): Move {
  switch (move.do) {
    case 'drop':
      return { do: 'drop', cards: sorted(move.cards) };
    case 'pitch':
      return { do: 'pitch', at: { x: move.at.x, y: move.at.y } };
    default:
      return { ...move };
  }
}

function coverState(state: State, viewer: Viewer): Pick<State, 'hands' | 'bag' | 'frames'> {
  return {
    hands: state.hands.map((hand, seat) =>
      hand.map(({ kind, shown }) => ({ kind: shown || seat === viewer ? kind : HIDDEN, shown })),
    ),
    bag: state.bag.map(() => HIDDEN),
    frames: sequence.mask(state, viewer),
  };
}

/** Fills hands and bag with the unseen cards. */
function imagineState(masked: State, _: Viewer, random: Random): State {
  const state = parley.clone(masked);
  const unseen = allCards();
  const seen = [...state.discards, ...state.hands.flat().map((card) => card.kind)];
  for (const kind of seen) if (kind !== HIDDEN) unseen.splice(unseen.indexOf(kind), 1);
  for (const hand of state.hands) {
    for (const card of hand) if (card.kind === HIDDEN) card.kind = random.draw(unseen);
    sortHand(hand);
  }
  state.bag = sorted(unseen);
  const frame = state.frames.at(-1);
  if (frame?.step === 'duel') {
    frame.chosen = frame.chosen.map((choice, seat) =>
      choice === HIDDEN ? chooseFrom(state, seat, random) : choice,
    );
  }
  return state;
}

/** Any choice the seat could have made. */
export function chooseFrom(state: State, seat: number, random: Random): number {
  const choices = [HELD, ...(state.hands[seat] ?? []).map((card) => card.kind)];
  return random.draw(choices);
}
