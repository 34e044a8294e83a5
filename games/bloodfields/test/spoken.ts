import { engine, type Masked, type Viewer } from '@sanguine/kernel';
import { type Heard, randomGame, seenBy } from '@sanguine/kernel/conformance';
import { game as bloodfields } from '../game.ts';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import type { Setup, State } from '../rules/state.ts';
import { speech } from '../text/speech.ts';
import { startClash } from './kit/clash.ts';
import { CLASHES } from './kit/clashes.ts';
import type { Scene } from './scene.ts';

/** The game itself, except that it begins in the thick of a battle on the table of a clash. */
export const game: typeof bloodfields = { ...bloodfields, engine: engine({ ...rules, start: startClash }) };

/** The game with a line for silent events: the kit takes a missing line for a fault. */
export const outspoken: typeof game = {
  ...game,
  speech: {
    ...speech,
    event: (locale, event, names) =>
      speech.event(locale, event, names) ?? (isSilent(event) ? 'silence' : null),
  },
};

const isSilent = (event: Event): boolean =>
  event.e === 'turn.ended' ||
  (event.e === 'dot.rolled' && event.removed === 0) ||
  (event.e === 'health.lost' && event.amount === 0);

/** Random play hardly ever walks into a fight, so most of the games begin in one. */
const TABLES: readonly { readonly name: string; readonly setup: Setup }[] = [
  { name: 'the Pit', setup: game.setup(2, { board: 'pit', options: { scenario: 'pit', points: '200' } }) },
  {
    name: 'terrain placed in turn',
    setup: game.setup(2, { board: 'ford', options: { scenario: 'breakthrough', terrain: 'placed' } }),
  },
  { name: 'the wagon', setup: game.setup(2, { board: 'hollow', options: { scenario: 'toll-wagon' } }) },
  // One of them is over before much can be said.
  ...CLASHES.filter(({ moment }) => moment !== 'burst'),
];

export const GAMES: readonly Heard<State, AnyMove, Event>[] = TABLES.map(({ name, setup }) => ({
  name,
  play: () => randomGame(game.engine, setup, `words of ${name}`),
}));

export const NAMES = ['Ann', 'Bob'];

/** A scene as one viewer sees it. */
export const seen = ({ state }: Scene, viewer: Viewer): Masked<State> => seenBy(game.engine, state, viewer);
