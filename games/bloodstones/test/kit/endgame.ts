import type { Kit } from '@sanguine/kernel/conformance';
import type { Faction } from '../../content/factions.ts';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import { triggerEnd } from '../../rules/end.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { rules } from '../../rules/rules.ts';
import type { Setup, State } from '../../rules/state.ts';
import { drawTile } from '../../rules/tiles.ts';
import { Scene } from '../scene.ts';
import { battlefields } from './battlefields.ts';
import { kit } from './kit.ts';

const FACTIONS: readonly Faction[] = [
  'necromancers',
  'horseLords',
  'dragonRiders',
  'corsairs',
  'hillFolk',
  'chaosHorde',
];

/** The last turn has just been played and forces share areas, as if many had retreated there. */
function brawl(seats: number, map: string): Scene {
  const scene = new Scene({ factions: FACTIONS.slice(0, seats), map });
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = battlefields(map);
  const third = FACTIONS[2];
  scene.units('necromancers', a, 'necromancer 2 goblins').units('horseLords', a, 'swords cavalry');
  scene.units('necromancers', b, 'skirmishers cavalry').units('horseLords', b, 'shield leader');
  scene.units('necromancers', c, 'undead swords').units('horseLords', c, 'castle');
  if (seats > 2 && third !== undefined)
    scene.units(third, a, 'dragon swords').units(third, c, 'lizardmen cavalry');
  return scene.villages('horseLords', d, 1).villages('necromancers', e, 1);
}

/** §13.2: the final battles, at the start of every game. */
export const endgameKit: Kit<Setup, State, Move, Event> = {
  ...kit,
  rules: {
    ...rules,
    start({ seats, map, options }, context) {
      const { state } = brawl(seats, map);
      state.options = { ...options };
      for (const [seat, player] of state.players.entries()) {
        for (let drawn = 0; drawn < 3; drawn++) drawTile(player, context.hidden(seat));
      }
      triggerEnd(state, seats - 1, context);
      return state;
    },
  },
  setups: [2, 3, 4, 5, 6].map((seats) => ({
    name: `the end for ${seats}`,
    setup: { seats, map: seats > 4 ? 'cairn-of-kings' : 'tyrants-lament', options: DEFAULT_OPTIONS },
  })),
  verbs: [
    'final/battle',
    'stand/withdraw',
    'stand/stand',
    'swap/swap',
    'swap/keep',
    'casualty/lose',
    'retreat/retreat',
    'raise/raise',
  ],
  chance: kit.chance.filter(({ name }) => name === 'battle tiles drawn'),
  // Those start from the beginning of a game.
  golden: [],
  perft: [],
};
