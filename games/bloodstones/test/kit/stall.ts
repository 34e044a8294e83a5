import type { Kit } from '@sanguine/kernel/conformance';
import type { Faction } from '../../content/factions.ts';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { rules } from '../../rules/rules.ts';
import type { Setup, State } from '../../rules/state.ts';
import { drawTile } from '../../rules/tiles.ts';
import { Scene } from '../scene.ts';
import { kit } from './kit.ts';

const FACTIONS: readonly Faction[] = ['hillFolk', 'horseLords', 'dragonRiders'];

/** Everybody sits in a castle, all villages were captured and there is no home to build at: nothing is left but to end turns. */
function stalemate(seats: number): Scene {
  const factions = FACTIONS.slice(0, seats);
  const scene = new Scene({ factions });
  for (const [seat, faction] of factions.entries()) {
    scene.units(faction, [14, 30, 54][seat] ?? 14, 'castle');
    const player = scene.player(faction);
    player.capturedVillages = player.supply;
    player.supply = 0;
  }
  return scene;
}

/** §3.3: idle turns and what they cost, until the rounds are over. */
export const stallKit: Kit<Setup, State, Move, Event> = {
  ...kit,
  rules: {
    ...rules,
    seats: { min: 2, max: 3 },
    start({ seats, options }, context) {
      const { state } = stalemate(seats);
      state.options = { ...options };
      for (const [seat, player] of state.players.entries())
        for (let drawn = 0; drawn < 6; drawn++) drawTile(player, context.hidden(seat));
      return state;
    },
  },
  setups: [2, 3].map((seats) => ({
    name: `nothing to do for ${seats}`,
    setup: {
      seats,
      map: 'tyrants-lament',
      options: { ...DEFAULT_OPTIONS, stallGuard: 'idle', roundLimit: '30' },
    },
  })),
  verbs: ['main/end', 'idle/discard'],
  chance: [],
  // Those start from the beginning of a game.
  golden: [],
  perft: [],
};
