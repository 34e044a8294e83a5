import type { KitChance, Kit, Sighting } from '../../../conformance/index.ts';
import type { Random } from '../../../index.ts';
import { allCards, holds, sortHand, sorted } from './cards.ts';
import { overlapping } from './camp.ts';
import { inTheOpen } from './duel.ts';
import { chooseFrom, parley } from './rules.ts';
import {
  type Event,
  FIELD,
  HELD,
  HUTS,
  KINDS,
  type Move,
  MOST_CARDS,
  type Point,
  type Setup,
  type State,
} from './state.ts';

const die: KitChance<State, Event> = {
  name: 'the die',
  observe: (_, _after, events) =>
    events.flatMap((event) => (event.e === 'rolled' ? [{ fell: String(event.die), odds: SIXTHS }] : [])),
};

const SIXTHS = Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [String(face), 1 / 6]));

const draws: KitChance<State, Event> = {
  name: 'cards drawn',
  observe(before, _, events) {
    const bag = before === null ? allCards() : [...before.bag];
    return events.flatMap((event): Sighting[] => {
      if (event.e !== 'drew') return [];
      const odds = Object.fromEntries(
        KINDS.map((kind) => [String(kind), bag.filter((other) => other === kind).length / bag.length]),
      );
      bag.splice(bag.indexOf(event.kind), 1);
      return [{ fell: String(event.kind), odds }];
    });
  },
};

export const parleyKit: Kit<Setup, State, Move, Event> = {
  rules: parley,
  setups: [
    { name: 'two', setup: { seats: 2, rounds: 3 } },
    { name: 'three', setup: { seats: 3, rounds: 4 } },
  ],
  maxPlays: 200,
  rounds: 60,
  verbs: [
    'turn/mark',
    'turn/draw',
    'turn/roll',
    'turn/expose',
    'turn/end',
    'drop/drop',
    'camp/pitch',
    'camp/rest',
    'duel/commit',
    'duel/hold',
  ],
  verbOf: (state, _, move) => `${state.frames.at(-1)?.step}/${move.do}`,
  invariants,
  scramble(state, viewer, random) {
    const hidden = state.hands.flatMap((hand, seat) =>
      seat === viewer ? [] : hand.filter((card) => !card.shown),
    );
    const kinds = random.shuffle([...hidden.map((card) => card.kind), ...state.bag]);
    for (const card of hidden) card.kind = kinds.pop() ?? 0;
    for (const hand of state.hands) sortHand(hand);
    state.bag = sorted(kinds);
    const frame = state.frames.at(-1);
    if (frame?.step === 'duel') {
      frame.chosen = frame.chosen.map((choice, seat) =>
        inTheOpen(choice) || seat === viewer ? choice : chooseFrom(state, seat, random),
      );
    }
    return state;
  },
  mutate(_, move, random) {
    if (move.do === 'drop' && random.int(2) === 0) {
      const count = random.int(MOST_CARDS + 1);
      return { do: 'drop', cards: Array.from({ length: count }, () => 1 + random.int(4)) };
    }
    if (move.do === 'pitch' && random.int(2) === 0) return { do: 'pitch', at: nudged(move.at, random) };
    return anyMove(random);
  },
  chance: [die, draws],
};

function nudged({ x, y }: Point, random: Random): Point {
  const near = (at: number): number => Math.max(0, Math.min(FIELD, at + random.int(2001) - 1000));
  return { x: near(x), y: near(y) };
}

function anyMove(random: Random): Move {
  const moves: Move[] = [
    { do: 'mark', hut: random.int(HUTS) },
    { do: 'draw' },
    { do: 'roll' },
    { do: 'end' },
    { do: 'expose', target: random.int(3) },
    { do: 'drop', cards: [4, 1] },
    { do: 'pitch', at: { x: random.int(FIELD + 1), y: random.int(FIELD + 1) } },
    { do: 'rest' },
    { do: 'commit', card: 1 + random.int(4) },
    { do: 'hold' },
  ];
  return random.draw(moves);
}

/** Every card exists once; hands and bag are sorted; no tents overlap; cards chosen for the duel are in the hand. */
function invariants(state: State): readonly string[] {
  const problems: string[] = [];
  const cards = sorted([...state.bag, ...state.discards, ...state.hands.flat().map((card) => card.kind)]);
  if (cards.join() !== allCards().join()) problems.push(`the cards are ${cards.join(' ')}`);
  for (const hand of state.hands) {
    const inOrder = hand.map((card) => ({ ...card }));
    sortHand(inOrder);
    if (JSON.stringify(inOrder) !== JSON.stringify(hand)) problems.push('a hand is out of order');
  }
  for (const [at, tent] of state.tents.entries()) {
    if (overlapping(state.tents.slice(0, at), tent) !== undefined) problems.push('two tents overlap');
  }
  if (state.coins.some((coins) => coins < 0)) problems.push('somebody owes coins');
  const frame = state.frames.at(-1);
  if (frame?.step === 'duel') {
    for (const [seat, choice] of frame.chosen.entries()) {
      const inHand = inTheOpen(choice) || choice === HELD || holds(state.hands[seat] ?? [], [choice]);
      if (!inHand) problems.push(`seat ${seat} duels with a card it does not hold`);
    }
  }
  return problems;
}
