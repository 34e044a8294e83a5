import { type Masked, RowTable, type Seat, swiftRandom, swiftStreams, type Viewer } from '@sanguine/kernel';
import type { Options } from '../content/options.ts';
import { bloodStone } from '../index.ts';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Scene } from './scene.ts';

/** One play of a random game, as everybody at the table might ask about it. */
interface Spot {
  readonly row: number;
  /** The table before the play. */
  readonly view: (viewer: Viewer) => Masked<State>;
  readonly seat: Seat;
  readonly moves: readonly AnyMove[];
  readonly move: AnyMove;
  /** What the play brought about, in full; the first play tells of the start as well. */
  readonly events: readonly Event[];
}

export interface Table {
  readonly seed: string;
  readonly glade: string;
  readonly sides: Options['sides'];
}

/** A whole game of random moves, told play by play. */
export function* randomGame({ seed, glade, sides }: Table): Iterable<Spot> {
  const random = swiftRandom(seed);
  const streams = swiftStreams(seed);
  const opening = new RowTable<Event>(streams, 0);
  const state = bloodStone.start({ seats: 2, glade, options: { sides } }, opening);
  for (let row = 1; ; row++) {
    const [seat] = bloodStone.deciders(state);
    if (seat === undefined) return;
    const moves = bloodStone.moves(state, seat);
    const move = moves[random.int(moves.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    const before = bloodStone.clone(state);
    const table = new RowTable<Event>(streams, row);
    bloodStone.play(state, seat, move, table);
    const view = (viewer: Viewer): Masked<State> => bloodStone.mask(before, viewer);
    const events = row === 1 ? [...opening.events, ...table.events] : table.events;
    yield { row, view, seat, moves, move, events };
  }
}

/** The games the tests listen to: every glade, and every way of sharing out the sides. */
export const TABLES: readonly Table[] = [
  { seed: 'a', glade: 'hollow-glade', sides: 'second' },
  { seed: 'b', glade: 'bonewood', sides: 'first' },
  { seed: 'c', glade: 'drowned-ring', sides: 'coin' },
  { seed: 'd', glade: 'crooked-mile', sides: 'coin' },
];

/** A key nobody wrote, a name of the code, or a hole in a text. */
export const BROKEN = /[{}]|undefined|NaN|Infinity|\b[a-z]+\.[a-zA-Z]+|\b[a-z]+[A-Z]|\bhidden\b/;

/** A scene as one viewer sees it. */
export function seen({ state }: Scene, viewer: Viewer): Masked<State> {
  const full = bloodStone.load(state);
  if (full === null) throw new Error('the scene is no position of the game');
  return bloodStone.mask(full, viewer);
}
