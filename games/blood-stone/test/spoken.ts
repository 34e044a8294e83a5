import type { Masked, Viewer } from '@sanguine/kernel';
import { type Heard, randomGame as randomly, seenBy, type RandomPlay } from '@sanguine/kernel/conformance';
import type { Options } from '../content/options.ts';
import { bloodStone } from '../index.ts';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Scene } from './scene.ts';

export { BROKEN } from '@sanguine/kernel/conformance';

export type Spot = RandomPlay<State, AnyMove, Event>;

export interface Table {
  readonly seed: string;
  readonly glade: string;
  readonly sides: Options['sides'];
}

/** A whole game of random moves, play by play. */
export function randomGame({ seed, glade, sides }: Table): Iterable<Spot> {
  return randomly(bloodStone, { seats: 2, glade, options: { sides } }, seed);
}

/** The games the tests use: every glade, and every way of assigning sides. */
export const TABLES: readonly Table[] = [
  { seed: 'a', glade: 'hollow-glade', sides: 'second' },
  { seed: 'b', glade: 'bonewood', sides: 'first' },
  { seed: 'c', glade: 'drowned-ring', sides: 'coin' },
  { seed: 'd', glade: 'crooked-mile', sides: 'coin' },
];

export const GAMES: readonly Heard<State, AnyMove, Event>[] = TABLES.map((context) => ({
  name: `a random game in ${context.glade}`,
  play: () => randomGame(context),
}));

/** A scene as one viewer sees it. */
export function seen({ state }: Scene, viewer: Viewer): Masked<State> {
  return seenBy(bloodStone, state, viewer);
}
