/**
 * A synthetic game to compare engines with: 60 areas, 200 pieces, hidden hands, dice from a generator in the state.
 * Moving a piece touches what it would touch in a war game. Its table is 19 kB of JSON, like that of a big war game
 * whose pieces are objects; the goals were set with it.
 */

export const AREAS = 60;
export const PIECES = 200;
export const SEATS = 4;
export const MOVES_A_TURN = 6;
/** Neighbours of an area. */
export const WAYS = 4;
/** Kinds of tiles. */
export const TILES = 16;
const HAND = 8;
const BAG = 80;
const HIT_POINTS = 3;

/** A value: replaced rather than changed, so that tables can share it. */
export interface ReferencePiece {
  readonly id: number;
  readonly owner: number;
  readonly type: number;
  readonly area: number;
  readonly hp: number;
  readonly moved: boolean;
  readonly selected: boolean;
  readonly tapped: boolean;
}

const newPiece = (piece: ReferencePiece): ReferencePiece => Object.freeze(piece);

export type Tiles = readonly number[];

export interface Reference {
  pieces: ReferencePiece[];
  /** The number of pieces in each area. */
  counts: number[];
  /** The last seat to enter each area; -1 if none. */
  owners: number[];
  hands: Tiles[];
  bag: Tiles;
  scores: number[];
  random: [number, number, number, number];
}

/** The table without the generator, for an engine with its own chance. */
export type Bare = Omit<Reference, 'random'>;

const STEPS = [1, AREAS - 1, 7, AREAS - 7];

/** A ring with chords: four neighbours each. */
export function neighbour(area: number, way: number): number {
  return (area + (STEPS[way % WAYS] ?? 1)) % AREAS;
}

const home = (owner: number): number => owner * (AREAS / SEATS);

export function reference(): Reference {
  const pieces = Array.from({ length: PIECES }, (_, id) =>
    newPiece({
      id,
      owner: id % SEATS,
      type: id % 8,
      area: (id * 7) % AREAS,
      hp: HIT_POINTS,
      moved: false,
      selected: false,
      tapped: false,
    }),
  );
  const counts = Array.from(
    { length: AREAS },
    (_, area) => pieces.filter((piece) => piece.area === area).length,
  );
  return {
    pieces,
    counts,
    owners: Array.from({ length: AREAS }, () => -1),
    hands: Array.from({ length: SEATS }, (_, seat) =>
      Array.from({ length: HAND }, (__, at) => (seat * 7 + at) % TILES),
    ),
    bag: Array.from({ length: BAG }, (_, at) => at % TILES),
    scores: Array.from({ length: SEATS }, () => 0),
    random: [1, 2, 3, 4],
  };
}

/** Draws from 0 to `count`-1 with the generator in the state. */
export function chanceIn(state: Reference): (count: number) => number {
  return (count) => word(state.random) % count;
}

/** xoshiro128**, with its words in the state. */
function word(random: Reference['random']): number {
  const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by));
  const [a, b, c, d] = random;
  const drawn = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
  const third = c ^ a;
  const fourth = d ^ b;
  random[0] = a ^ fourth;
  random[1] = b ^ third;
  random[2] = third ^ (b << 9);
  random[3] = rotate(fourth, 11);
  return drawn;
}

/** Moves a piece; it shoots at an enemy there. Returns the piece that was hit, if any. */
export function march(
  state: Bare,
  id: number,
  to: number,
  oneOf: (count: number) => number,
): ReferencePiece | null {
  const piece = state.pieces[id];
  if (piece === undefined) return null;
  const { owner, area: from } = piece;
  state.counts[from] = (state.counts[from] ?? 0) - 1;
  state.counts[to] = (state.counts[to] ?? 0) + 1;
  state.pieces[id] = newPiece({ ...piece, area: to, moved: true });
  state.owners[to] = owner;
  const enemy = state.pieces.find((other) => other.area === to && other.owner !== owner);
  if (enemy === undefined || oneOf(6) + 1 < 5) return null;
  const hit = newPiece(
    enemy.hp > 1 ? { ...enemy, hp: enemy.hp - 1 } : { ...enemy, area: home(enemy.owner), hp: HIT_POINTS },
  );
  state.pieces[hit.id] = hit;
  if (enemy.hp > 1) return hit;
  state.counts[to] = (state.counts[to] ?? 0) - 1;
  state.counts[hit.area] = (state.counts[hit.area] ?? 0) + 1;
  state.scores[owner] = (state.scores[owner] ?? 0) + 1;
  return hit;
}

/** At the end of a turn, swaps a tile of the hand with one of the bag. */
export function swapTile(state: Bare, seat: number, oneOf: (count: number) => number): void {
  const hand = state.hands[seat];
  if (hand === undefined) return;
  const inHand = oneOf(hand.length);
  const inBag = oneOf(state.bag.length);
  state.hands[seat] = hand.with(inHand, state.bag[inBag] ?? 0);
  state.bag = state.bag.with(inBag, hand[inHand] ?? 0);
}
