import type { Masked, Viewer } from '@sanguine/kernel';
import { type Heard, randomGame as randomly, seenBy, type RandomPlay } from '@sanguine/kernel/conformance';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import { bloodRage } from '../index.ts';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Scene } from './scene.ts';

export { BROKEN } from '@sanguine/kernel/conformance';

export type Spot = RandomPlay<State, AnyMove, Event>;

export interface Table {
  readonly seed: string;
  readonly seats: number;
  readonly options?: Partial<Options>;
}

/** A whole game of random moves, play by play. Passing is delayed, because a game of early passes shows nothing. */
export function randomGame({ seed, seats, options = {} }: Table): Iterable<Spot> {
  return randomly(bloodRage, { seats, options: { ...DEFAULT_OPTIONS, ...options } }, seed, pickOf);
}

/**
 * Prefers upgrades, pillages and Quests, which would be rare among all the marches; passes only when nothing else is
 * left.
 */
function pickOf(moves: readonly AnyMove[], index: number): AnyMove {
  const eager = moves.filter(({ do: verb }) => verb === 'upgrade' || verb === 'pillage' || verb === 'quest');
  const wanted = index % 2 === 0 && eager.length > 0 ? eager : moves;
  const move = wanted[index % wanted.length];
  if (move === undefined) throw new Error('nobody has a move');
  return move.do === 'pass' ? (moves.find(({ do: verb }) => verb !== 'pass') ?? move) : move;
}

/** The games the tests use: every number of players, and every option with a non-default value once. */
export const TABLES: readonly Table[] = [
  { seed: 'a', seats: 2 },
  { seed: 'b', seats: 3, options: { clans: 'picked', discardsOpen: 'yes', firstPlayer: 'seat' } },
  { seed: 'c', seats: 4, options: { rescueFromSacrifice: 'yes', passerMayReturn: 'yes' } },
  { seed: 'd', seats: 4, options: { ageOneDraft: 'dealt', spectatorHands: 'yes' } },
];

export const GAMES: readonly Heard<State, AnyMove, Event>[] = TABLES.map((context) => ({
  name: `a random game of ${context.seats} (${context.seed})`,
  play: () => randomGame(context),
}));

/** A scene as one viewer sees it. */
export function seen({ state }: Scene, viewer: Viewer): Masked<State> {
  return seenBy(bloodRage, state, viewer);
}
