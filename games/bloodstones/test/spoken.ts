import { type Masked, RowTable, type Seat, swiftRandom, swiftStreams, type Viewer } from '@sanguine/kernel';
import { bloodstones, DEFAULT_OPTIONS, type Event, type Move, type Options, type State } from '../index.ts';
import type { Scene } from './scene.ts';

/** One play of a random game, as everybody at the table might ask about it. */
export interface Spot {
  readonly row: number;
  /** The table before the play. */
  readonly view: (viewer: Viewer) => Masked<State>;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly move: Move;
  /** What the play brought about, in full; the first play tells of the start as well. */
  readonly events: readonly Event[];
}

export interface Table {
  readonly seed: string;
  readonly seats: number;
  readonly map: string;
  readonly options?: Partial<Options>;
}

/** A whole game of random moves, told play by play. */
export function* randomGame({ seed, seats, map, options = {} }: Table): Iterable<Spot> {
  const random = swiftRandom(seed);
  const streams = swiftStreams(seed);
  const setup = { seats, map, options: { ...DEFAULT_OPTIONS, ...options } };
  const opening = new RowTable<Event>(streams, 0);
  const state = bloodstones.start(setup, opening);
  for (let row = 1; ; row++) {
    const [seat] = bloodstones.deciders(state);
    if (seat === undefined) return;
    const moves = bloodstones.moves(state, seat);
    const move = moves[random.int(moves.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    const before = bloodstones.clone(state);
    const table = new RowTable<Event>(streams, row);
    bloodstones.play(state, seat, move, table);
    const view = (viewer: Viewer): Masked<State> => bloodstones.mask(before, viewer);
    const events = row === 1 ? [...opening.events, ...table.events] : table.events;
    yield { row, view, seat, moves, move, events };
  }
}

/** The games the tests listen to: few players and many, small maps and large, open and secret. */
export const TABLES: readonly Table[] = [
  { seed: 'c', seats: 2, map: 'tyrants-lament' },
  { seed: 'd', seats: 4, map: 'broken-anvil', options: { swapVisibility: 'secret', cutiecorn: 'on' } },
  { seed: 'f', seats: 6, map: 'red-tides', options: { openingBuild: 'simultaneous' } },
];

/** A key nobody wrote, a name of the code, or a hole in a text. */
export const BROKEN = /[{}]|undefined|NaN|Infinity|\b[a-z]+\.[a-zA-Z]+|\b[a-z]+[A-Z]|\bhidden\b/;

/** A scene as one viewer sees it. */
export function seen({ state }: Scene, viewer: Viewer): Masked<State> {
  const full = bloodstones.load(state);
  if (full === null) throw new Error('the scene is no position of the game');
  return bloodstones.mask(full, viewer);
}
