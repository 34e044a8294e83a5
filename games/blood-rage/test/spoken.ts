import { type Masked, RowTable, type Seat, swiftRandom, swiftStreams, type Viewer } from '@sanguine/kernel';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import { bloodRage } from '../index.ts';
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
  readonly seats: number;
  readonly options?: Partial<Options>;
}

/** A whole game of random moves, told play by play. Whoever passes at once sees nothing of the game: that waits. */
export function* randomGame({ seed, seats, options = {} }: Table): Iterable<Spot> {
  const random = swiftRandom(seed);
  const streams = swiftStreams(seed);
  const opening = new RowTable<Event>(streams, 0);
  const state = bloodRage.start({ seats, options: { ...DEFAULT_OPTIONS, ...options } }, opening);
  for (let row = 1; ; row++) {
    const [seat] = bloodRage.deciders(state);
    if (seat === undefined) return;
    const moves = bloodRage.moves(state, seat);
    const move = pickOf(moves, random.int(moves.length));
    const before = bloodRage.clone(state);
    const table = new RowTable<Event>(streams, row);
    bloodRage.play(state, seat, move, table);
    const view = (viewer: Viewer): Masked<State> => bloodRage.mask(before, viewer);
    const events = row === 1 ? [...opening.events, ...table.events] : table.events;
    yield { row, view, seat, moves, move, events };
  }
}

/** Upgrades and pillages come up more often than among all the marches; passing is left for when nothing else is. */
function pickOf(moves: readonly AnyMove[], index: number): AnyMove {
  const eager = moves.filter(({ do: verb }) => verb === 'upgrade' || verb === 'pillage' || verb === 'quest');
  const wanted = index % 2 === 0 && eager.length > 0 ? eager : moves;
  const move = wanted[index % wanted.length];
  if (move === undefined) throw new Error('nobody has a move');
  return move.do === 'pass' ? (moves.find(({ do: verb }) => verb !== 'pass') ?? move) : move;
}

/** The games the tests listen to: every number of players, and every option played otherwise once. */
export const TABLES: readonly Table[] = [
  { seed: 'a', seats: 2 },
  { seed: 'b', seats: 3, options: { clans: 'picked', discardsOpen: 'yes', firstPlayer: 'seat' } },
  { seed: 'c', seats: 4, options: { rescueFromSacrifice: 'yes', passerMayReturn: 'yes' } },
  { seed: 'd', seats: 4, options: { ageOneDraft: 'dealt', spectatorHands: 'yes' } },
];

/** A key nobody wrote, a name of the code, or a hole in a text. */
export const BROKEN = /[{}]|undefined|NaN|Infinity|\b[a-z]+\.[a-zA-Z]+|\b[a-z]+[A-Z]|\bhidden\b|back-\d/;

/** A scene as one viewer sees it. */
export function seen({ state }: Scene, viewer: Viewer): Masked<State> {
  const full = bloodRage.load(state);
  if (full === null) throw new Error('the scene is no position of the game');
  return bloodRage.mask(full, viewer);
}
