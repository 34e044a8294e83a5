import type { Kit } from '@sanguine/kernel/conformance';
import { DEFAULT_OPTIONS, type Options } from '../../content/options.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { rules } from '../../rules/rules.ts';
import type { Setup, State } from '../../rules/state.ts';
import { chance } from './chance.ts';
import { golden } from './golden.ts';
import { invariants } from './invariants.ts';
import { LATE, startLate } from './late.ts';
import { mutate } from './mutate.ts';
import { perft } from './perft.ts';
import { scramble } from './scramble.ts';

function table(seats: number, map: string, options: Partial<Options> = {}): { name: string; setup: Setup } {
  const changed = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return {
    name: [`${seats} on ${map}`, ...changed].join(', '),
    setup: { seats, map, options: { ...DEFAULT_OPTIONS, ...options } },
  };
}

/**
 * Bloodstones for the conformance kit: every player count, every map, every option at least once; and tables late in the
 * game, for what is rare. The choice of the last battles and the discard for idle turns never come in most random games
 * and have their own kits (`endgame.ts`, `stall.ts`).
 */
export const kit: Kit<Setup, State, Move, Event> = {
  rules: { ...rules, start: startLate },
  setups: [
    table(2, 'tyrants-lament'),
    table(2, 'widows-sound', { cutiecorn: 'on', regroupTarget: 'short' }),
    table(3, 'broken-anvil', {
      openingBuild: 'simultaneous',
      swapVisibility: 'secret',
      factionLimits: 'free',
    }),
    table(4, 'tyrants-lament', { factionPick: 'random', wipedOutVillage: 'free' }),
    table(4, 'tyrants-lament', { openingBuild: 'simultaneous', roundLimit: '30' }),
    table(5, 'crowfeast', { cutiecorn: 'on', roundLimit: '30' }),
    table(6, 'red-tides', { swapVisibility: 'secret', cutiecorn: 'on' }),
    table(6, 'cairn-of-kings', { openingBuild: 'simultaneous', factionPick: 'random' }),
    ...LATE,
  ],
  maxPlays: 6000,
  verbs: [
    'pick/pick',
    'found/found',
    'muster/muster',
    'muster/ready',
    'deploy/deploy',
    'return/return',
    'return/end',
    'capture/capture',
    'capture/pay',
    'capture/end',
    'undead/shamble',
    'undead/end',
    'main/build',
    'main/step',
    'main/battle',
    'main/capture',
    'main/end',
    'build/discard',
    'march/step',
    'march/pay',
    'stand/withdraw',
    'stand/stand',
    'swap/swap',
    'swap/keep',
    'casualty/lose',
    'retreat/retreat',
    'raise/raise',
    'construct/settle',
    'construct/pay',
    'construct/end',
  ],
  verbOf: (state, _seat, move) => `${state.frames.at(-1)?.step ?? 'over'}/${move.do}`,
  invariants,
  scramble,
  mutate,
  chance,
  golden,
  perft,
};
