import type { Kit } from '@sanguine/kernel/conformance';
import { DEFAULT_OPTIONS, type Options } from '../../content/options.ts';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { rules } from '../../rules/rules.ts';
import type { Setup, State } from '../../rules/state.ts';
import { chance } from './chance.ts';
import { golden } from './golden.ts';
import { invariants } from './invariants.ts';
import { mutate } from './mutate.ts';
import { perft } from './perft.ts';
import { scramble } from './scramble.ts';

function entry(name: string, seats: number, options: Partial<Options> = {}): { name: string; setup: Setup } {
  return { name: `${seats} players${name}`, setup: { seats, options: { ...DEFAULT_OPTIONS, ...options } } };
}

/** Every number of players, and every option at least once. */
const setups = [
  entry('', 2),
  entry('', 3),
  entry('', 4),
  entry(', clans picked, a first game', 2, { clans: 'picked', ageOneDraft: 'dealt' }),
  entry(', passers return, sacrifices rescued', 3, { passerMayReturn: 'yes', rescueFromSacrifice: 'yes' }),
  entry(', open discards and hands, first seat, Tide hidden, Sight of late cards', 4, {
    discardsOpen: 'yes',
    spectatorHands: 'yes',
    firstPlayer: 'seat',
    tide: 'hidden',
    sight: 'late',
  }),
  entry(', open hands', 3, { spectatorHands: 'yes', clans: 'picked' }),
];

const VERBS: Readonly<Record<string, readonly string[]>> = {
  pick: ['pick'],
  draft: ['draft'],
  action: ['invade', 'march', 'upgrade', 'quest', 'pillage', 'challenge', 'recall', 'sacrifice', 'pass'],
  free: ['invade', 'decline'],
  succor: ['accept', 'decline'],
  domain: ['accept', 'decline'],
  call: ['join', 'stay', 'rest'],
  cards: ['play'],
  declare: ['declare'],
  tide: ['keep'],
  rescue: ['rescue'],
  late: ['late', 'stay'],
  prowess: ['regain'],
  raise: ['raise'],
  hammers: ['ride', 'decline'],
  blessing: ['accept', 'decline'],
  discard: ['hold'],
  growth: ['grow'],
};

export const kit: Kit<Setup, State, AnyMove, Event> = {
  rules,
  setups,
  maxPlays: 3000,
  verbs: Object.entries(VERBS).flatMap(([step, verbs]) => verbs.map((verb) => `${step}/${verb}`)),
  verbOf: (state, _seat, move) => `${state.frames.at(-1)?.step ?? 'over'}/${move.do}`,
  often: 6,
  rounds: 120,
  invariants,
  scramble,
  mutate,
  chance,
  golden,
  perft,
};
