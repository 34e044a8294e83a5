import type { Masked, Viewer } from '@sanguine/kernel';
import { type Heard, randomGame as randomly, seenBy, type RandomPlay } from '@sanguine/kernel/conformance';
import { bloodstones, DEFAULT_OPTIONS, type Event, type Move, type Options, type State } from '../index.ts';
import type { Scene } from './scene.ts';

export { BROKEN } from '@sanguine/kernel/conformance';

export type Spot = RandomPlay<State, Move, Event>;

export interface Table {
  readonly seed: string;
  readonly seats: number;
  readonly map: string;
  readonly options?: Partial<Options>;
}

/** A whole game of random moves, play by play. */
export function randomGame({ seed, seats, map, options = {} }: Table): Iterable<Spot> {
  return randomly(bloodstones, { seats, map, options: { ...DEFAULT_OPTIONS, ...options } }, seed);
}

/** The games the tests use: few players and many, small maps and large, open and secret. */
export const TABLES: readonly Table[] = [
  { seed: 'c', seats: 2, map: 'tyrants-lament' },
  { seed: 'd', seats: 4, map: 'broken-anvil', options: { swapVisibility: 'secret', cutiecorn: 'on' } },
  { seed: 'f', seats: 6, map: 'red-tides', options: { openingBuild: 'simultaneous' } },
];

export const GAMES: readonly Heard<State, Move, Event>[] = TABLES.map((context) => ({
  name: `a random game of ${context.seats}`,
  play: () => randomGame(context),
}));

/** A scene as one viewer sees it. */
export function seen({ state }: Scene, viewer: Viewer): Masked<State> {
  return seenBy(bloodstones, state, viewer);
}
