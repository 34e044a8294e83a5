import * as v from 'valibot';
import {
  type AnySetup,
  engine,
  list,
  type Random,
  refusal,
  type Rules,
  type Seat,
  type PlayContext,
  type Veiled,
  type Viewer,
} from '@sanguine/kernel';
import type { TableGame } from '@sanguine/server';
import {
  AREAS,
  type Bare,
  march,
  MOVES_A_TURN,
  neighbour,
  PIECES,
  reference,
  SEATS,
  swapTile,
  type Tiles,
  TILES,
  WAYS,
} from '../reference.ts';

/**
 * The reference game on our kernel: same table, moves and secrets as on the peer, which keeps the turn outside the
 * state. Here moves are also checked, and chance comes from the match.
 */
interface State extends Bare {
  active: Seat;
  /** Moves made in this turn. */
  made: number;
}

interface Move {
  readonly piece: number;
  readonly to: number;
}

type Event =
  | { readonly e: 'marched'; readonly piece: number; readonly to: number }
  | { readonly e: 'hit'; readonly piece: number }
  | { readonly e: 'swapped'; readonly seat: Seat };

const HIDDEN = -1;
const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(most));
const tiles = list(upTo(100), 100);

const schema = {
  setup: v.object({ seats: upTo(SEATS) }),
  move: v.object({ piece: upTo(PIECES), to: upTo(AREAS) }),
  state: v.object({
    pieces: list(
      v.object({
        id: upTo(PIECES),
        owner: upTo(SEATS),
        type: upTo(100),
        area: upTo(AREAS),
        hp: upTo(100),
        moved: v.boolean(),
        selected: v.boolean(),
        tapped: v.boolean(),
      }),
      PIECES,
    ),
    counts: list(upTo(PIECES), AREAS),
    owners: list(upTo(SEATS), AREAS),
    hands: list(tiles, SEATS),
    bag: tiles,
    scores: list(v.number(), SEATS),
    active: upTo(SEATS),
    made: upTo(MOVES_A_TURN),
  }),
};

function clone(state: State): State {
  return {
    pieces: state.pieces.slice(),
    counts: state.counts.slice(),
    owners: state.owners.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    bag: state.bag.slice(),
    scores: state.scores.slice(),
    active: state.active,
    made: state.made,
  };
}

const BACKS = new Map<number, Tiles>();

/** A shared frozen list of hidden tiles. */
function backs({ length }: Tiles): Tiles {
  const known = BACKS.get(length) ?? Object.freeze(Array.from({ length }, () => HIDDEN));
  BACKS.set(length, known);
  return known;
}

/** Each seat sees its own hand; nobody sees the bag. */
function mask(state: State, viewer: Viewer): State {
  const { hands, bag } = cover(state)(viewer);
  return {
    pieces: state.pieces.slice(),
    counts: state.counts.slice(),
    owners: state.owners.slice(),
    hands,
    bag,
    scores: state.scores.slice(),
    active: state.active,
    made: state.made,
  };
}

function veil(state: State): Veiled<State> {
  const { pieces, counts, owners, scores, active, made } = state;
  return { open: { pieces, counts, owners, scores, active, made }, covered: cover(state) };
}

function cover(state: State): (viewer: Viewer) => Pick<State, 'hands' | 'bag'> {
  const bag = backs(state.bag);
  const hands = state.hands.map(backs);
  return (viewer) => ({
    hands: hands.map((hidden, seat) => (seat === viewer ? (state.hands[seat]?.slice() ?? []) : hidden)),
    bag,
  });
}

function imagine(masked: State, _viewer: Viewer, random: Random): State {
  const deal = (some: Tiles): Tiles => some.map((tile) => (tile === HIDDEN ? random.int(TILES) : tile));
  return { ...clone(masked), hands: masked.hands.map(deal), bag: deal(masked.bag) };
}

function* offers({ pieces }: State, seat: Seat): Iterable<Move> {
  for (const { id, owner, area } of pieces) {
    if (owner !== seat) continue;
    for (let way = 0; way < WAYS; way++) yield { piece: id, to: neighbour(area, way) };
  }
}

function play(state: State, seat: Seat, { piece, to }: Move, context: PlayContext<Event>): void {
  context.emit({ e: 'marched', piece, to });
  const hit = march(state, piece, to, (count) => context.open.int(count));
  if (hit !== null) context.emit({ e: 'hit', piece: hit.id });
  state.made += 1;
  if (state.made < MOVES_A_TURN) return;
  const lot = context.hidden(null);
  swapTile(state, seat, (count) => lot.int(count));
  context.emit({ e: 'swapped', seat });
  state.made = 0;
  state.active = (seat + 1) % SEATS;
}

const rules: Rules<AnySetup, State, Move, Event> = {
  id: 'reference',
  rulesVersion: 1,
  seats: { min: SEATS, max: SEATS },
  schema,
  refuseSetup: () => null,
  start() {
    const { random: _, ...table } = reference();
    return { ...table, active: 0, made: 0 };
  },
  clone,
  deciders: ({ active }) => [active],
  offers,
  refuse({ pieces }, seat, { piece: id, to }) {
    const piece = pieces[id];
    if (piece?.owner !== seat) return refusal('1', 'piece.other');
    for (let way = 0; way < WAYS; way++) if (neighbour(piece.area, way) === to) return null;
    return refusal('1', 'area.far');
  },
  exhaustive: () => true,
  tidy: (move) => move,
  play,
  mask,
  veil,
  maskEvent: (event) => event,
  face: (_state, _seat, { piece, to }) => `${piece}-${to}`,
  imagine,
  // The game never ends.
  outcome: () => null,
  scores: () => Array.from({ length: SEATS }, () => 0),
  notation: {
    print: (_state, _seat, { piece, to }) => `${piece}-${to}`,
    parse: (_state, _seat, text) => {
      const [piece, to] = text.split('-').map(Number);
      if (piece === undefined || to === undefined) return { ok: false, problem: 'no move' };
      return { ok: true, move: { piece, to } };
    },
  },
  sample: ({ pieces }, seat, random) => {
    const id = random.int(PIECES / SEATS) * SEATS + seat;
    return { piece: id, to: neighbour(pieces[id]?.area ?? 0, random.int(WAYS)) };
  },
};

/** Only the bench plays it. */
export const REFERENCE_GAME: TableGame = {
  engine: engine(rules),
  name: { en: 'Reference', ja: 'Reference' },
  boards: [],
  options: {},
  bots: {},
  setup: (seats) => ({ seats }),
  side: () => null,
  told: () => null,
};
