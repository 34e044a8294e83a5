import type { Kit } from '@sanguine/kernel/conformance';
import { DEFAULT_OPTIONS, type Options } from '../../content/options.ts';
import type { Event } from '../../rules/events.ts';
import type { Decisions, Verbs } from '../../rules/frames.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { rules } from '../../rules/rules.ts';
import type { Setup, State } from '../../rules/state.ts';
import { openTable } from '../position.ts';
import { chance } from './chance.ts';
import { startClash } from './clash.ts';
import { CLASHES } from './clashes.ts';
import { golden } from './golden.ts';
import { invariants } from './invariants.ts';
import { mutate } from './mutate.ts';
import { perft } from './perft.ts';
import { scramble } from './scramble.ts';

function table(name: string, layout: string, options: Partial<Options>): { name: string; setup: Setup } {
  return { name, setup: { seats: 2, layout, options: { ...DEFAULT_OPTIONS, ...options } } };
}

const OWN_LAYOUT = openTable(
  'forest 4,6 8,6 8,9 4,9; rock 13,12 15,11.5 16,13.5 13.5,14; ruins 20,5 25,5 25,9 20,9; fence 5,14 10,14.5 10,14.9 5,14.4',
  'small',
);

/** Every size of table, every scenario, every option at least once; and the clashes. */
const setups = [
  table('the Pit', 'pit', { scenario: 'pit' }),
  table('a crowd in the Pit', 'pit', { scenario: 'pit', points: '200' }),
  table('caches in the Hollow', 'hollow', { scenario: 'cache-run' }),
  table('a wager in the Hollow', 'hollow', { scenario: 'champions-wager', points: '60' }),
  table('ground at the Ford', 'ford', { scenario: 'hold-the-ground', rosters: 'ready' }),
  table('a shrine on a table of one’s own', OWN_LAYOUT, { scenario: 'drowned-shrine' }),
  table('terrain placed at the Ford', 'ford', { scenario: 'breakthrough', terrain: 'placed' }),
  table('crossed blades in the Hollow', 'hollow', { scenario: 'crossed-blades', points: '150' }),
  table('the wagon at the Ford', 'ford', { scenario: 'toll-wagon' }),
  table('the Crossing', 'crossing', { scenario: 'three-standards' }),
  ...CLASHES,
];

/** Every verb of every step. */
const VERBS: { readonly [Step in keyof Decisions]: Readonly<Record<Verbs[Step]['do'], true>> } = {
  muster: { muster: true },
  terrain: { lay: true },
  prize: { take: true },
  champion: { name: true },
  deploy: { place: true },
  initiative: { first: true },
  inspire: { inspire: true },
  activate: { activate: true, supports: true },
  support: { activate: true },
  act: {
    move: true,
    charge: true,
    attack: true,
    use: true,
    magic: true,
    flee: true,
    focus: true,
    douse: true,
    shake: true,
    drink: true,
    rite: true,
    end: true,
  },
  go: { move: true, stay: true },
  aim: { target: true, stop: true },
  shoot: { aim: true, fan: true },
  split: { split: true },
  contact: { contact: true },
  strike: { strike: true, use: true, drink: true },
  cast: { cast: true, stop: true },
  summon: { summon: true, stay: true },
  dice: { reroll: true, turn: true, use: true, spend: true, keep: true },
  react: { use: true, pass: true },
  order: { next: true },
  ember: { target: true },
  exit: { exit: true, stay: true },
};

/** The rules as they are; on the tables of clashes the battle is already under way when the game starts. */
export const kit: Kit<Setup, State, AnyMove, Event> = {
  rules: { ...rules, start: startClash },
  setups,
  maxPlays: 4000,
  verbs: Object.entries(VERBS).flatMap(([step, verbs]) =>
    Object.keys(verbs).map((verb) => `${step}/${verb}`),
  ),
  verbOf: (state, _seat, move) => `${state.frames.at(-1)?.step ?? 'over'}/${move.do}`,
  often: 6,
  rounds: 30,
  invariants,
  scramble,
  open: true,
  mutate,
  chance,
  golden,
  perft,
};
