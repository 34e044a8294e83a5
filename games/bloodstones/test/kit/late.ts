import { type PlayContext, same } from '@sanguine/kernel';
import type { Faction } from '../../content/factions.ts';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { Event } from '../../rules/events.ts';
import { rules } from '../../rules/rules.ts';
import type { Setup, State } from '../../rules/state.ts';
import { drawTile } from '../../rules/tiles.ts';
import { beginTurn } from '../../rules/turn.ts';
import { Scene } from '../scene.ts';
import { battlefields } from './battlefields.ts';

const FACTIONS: readonly Faction[] = ['necromancers', 'chaosHorde', 'horseLords', 'hillFolk'];

/** Rounds that are left. */
const LAST_ROUNDS = 3;

/**
 * Tables at which the dead walk among enemies and the Chaos Horde is off the map, in the last rounds: both are rare in
 * random games.
 */
export const LATE: readonly { readonly name: string; readonly setup: Setup }[] = [3, 4].map((seats) => ({
  name: `the dead walk for ${seats}`,
  setup: { seats, map: 'tyrants-lament', options: { ...DEFAULT_OPTIONS, roundLimit: '45' } },
}));

/** The start of a game: late in it at the tables above. */
export function startLate(setup: Setup, context: PlayContext<Event>): State {
  const { seats, map, options } = setup;
  if (!LATE.some((late) => same(late.setup, setup))) return rules.start(setup, context);
  const { state } = haunted(seats, map);
  state.options = { ...options };
  state.round = Number(options.roundLimit) - LAST_ROUNDS;
  for (const [seat, player] of state.players.entries()) {
    for (let drawn = 0; drawn < 6; drawn++) drawTile(player, context.hidden(seat));
  }
  beginTurn(state, 0, context);
  return state;
}

/** Undead and their masters share areas with prey, as if it had retreated there, and have more of it next to them. */
function haunted(seats: number, map: string): Scene {
  const scene = new Scene({ factions: FACTIONS.slice(0, seats), map });
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = battlefields(map);
  scene.units('necromancers', a, 'undead necromancer 2 cavalry').units('horseLords', a, 'skirmishers');
  scene.units('necromancers', b, '2 necromancer goblins').units('horseLords', b, '2 skirmishers');
  scene.units('necromancers', d, 'undead').units('horseLords', c, '2 swords');
  if (seats > 3) scene.units('hillFolk', e, 'swords leader');
  return scene;
}
