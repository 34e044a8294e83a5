import type { PlayContext, Random } from '@sanguine/kernel';
import { CONDITIONS } from '../../content/effects.ts';
import { DEFAULT_OPTIONS, type Options } from '../../content/options.ts';
import { scenarioOf } from '../../content/scenarios.ts';
import type { UnitKind } from '../../content/units/kinds.ts';
import type { Event } from '../../rules/events.ts';
import { DIRECTIONS, UNIT } from '../../rules/geometry/directions.ts';
import { toMil } from '../../rules/geometry/numbers.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { legalSpot } from '../../rules/geometry/spot.ts';
import { fieldFor } from '../../rules/ground.ts';
import { unitsOf } from '../../rules/muster/units.ts';
import { randomRoster } from '../../rules/roster/random.ts';
import { loyaltyOf, type Roster } from '../../rules/roster/roster.ts';
import { parseRoster } from '../../rules/roster/text.ts';
import { pointsFor } from '../../rules/scenario.ts';
import { sequence } from '../../rules/sequence.ts';
import { start } from '../../rules/setup.ts';
import type { Setup, State, Token, Unit } from '../../rules/state.ts';
import { cardFor, freeze, put, unitOf, unitsWhere } from '../../rules/units.ts';
import { openTable } from '../position.ts';

/**
 * A battle that begins in the thick of it: random play on a whole table hardly ever comes to blows, and some of what the
 * cards can do needs several things at once. Everything in it could have come about in play.
 */
interface Clash {
  readonly name: string;
  readonly setup: Setup;
  /** Rosters in notation; `any`: drawn by chance, full of items. */
  readonly rosters: readonly [string, string];
  /** Where the units stand, in mil: the middle of a box, and how far they are strewn. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** `fresh`: some wounds and tokens here and there. `dying`: everybody is blind and has one point of health left. */
  readonly health: 'fresh' | 'dying';
  /** Units that are destroyed at this very moment, in the turn of somebody else. */
  readonly bursting: UnitKind | null;
}

const TERRAIN =
  'ruins 4,4 9,4 9,7 4,7; high 13,3 17,3 17,6 13,6; forest 21,4 25,4 25,7 21,7; ' +
  'fence 12,9.8 17,9.8 17,10.2 12,10.2; swamp 5,13 9,13 9,16 5,16; rock 20,13 22,13 22,15 20,15';

function clash(
  name: string,
  options: Partial<Options>,
  rosters: Clash['rosters'],
  width: number,
  health: Clash['health'],
): Clash {
  // The name of a first piece tells one clash from another and all of them from other tables.
  const layout = openTable(TERRAIN, 'small').replace('ruins-1', `ruins-${name.replaceAll(' ', '-')}`);
  const box = { x: 15_000, y: 10_000, width, height: Math.min(width, 18_000) };
  return { name, setup: { seats: 2, layout, options: { ...DEFAULT_OPTIONS, ...options } }, rosters, box, health, bursting: null };
}

export const CLASHES: readonly Clash[] = [
  clash('a melee', { points: '200', scenario: 'three-standards' }, ['any', 'any'], 9000, 'fresh'),
  clash(
    'magic',
    { points: '200', scenario: 'drowned-shrine' },
    [
      'ilmane+mana-shard+silver-bell+battle yew+cracked-mirror+grace ansa+mana-shard+evil-eye+protection mossling*4',
      'brine+mana-shard+silver-bell+battle azhrae+loaded-die+grace ansa+evil-eye+silver-bell ashling*3',
    ],
    8000,
    'fresh',
  ),
  clash(
    'a siege',
    { points: '200', scenario: 'breakthrough' },
    [
      'organ-gun pike*4 maud+hawk bombard spear*4 perrin',
      'mortar cannon bombard husk*4 ashling*4 cray+loaded-die',
    ],
    26_000,
    'fresh',
  ),
  clash(
    'last breaths',
    { points: '200', scenario: 'champions-wager' },
    ['bogmaw+resolve brakk+vigour mossling*4 pell+resolve ssil', 'fenn+resolve sorrow+stone husk*4 ashling*3 suun irix'],
    7000,
    'dying',
  ),
  // Who bursts when destroyed is one of a kind: only where both sides lose theirs at once is there an order to choose.
  {
    ...clash(
      'two that burst',
      { points: '100', scenario: 'cache-run' },
      ['bogmaw rook pike*2', 'bogmaw rook pike*2'],
      4000,
      'dying',
    ),
    bursting: 'bogmaw',
  },
];

const clashOf = ({ layout }: Setup): Clash | undefined => CLASHES.find(({ setup }) => setup.layout === layout);

/** The start of a game: in the thick of it if the table is a clash's. */
export function startClash(setup: Setup, context: PlayContext<Event>): State {
  const found = clashOf(setup);
  if (found === undefined) return start(setup, context);
  const random = context.open;
  const state = start(setup, context);
  const rosters = found.rosters.map((text) => readRoster(text, state, random));
  state.players = state.players.map((player, seat) =>
    Object.freeze({ ...player, side: seat === 0 ? 0 : 1, loyal: loyaltyOf(rosters[seat] ?? []) }),
  );
  state.units = rosters.flatMap((roster, seat) => unitsOf(roster, seat));
  for (const id of random.shuffle([...state.units.keys()])) {
    const unit = hurt(unitOf(state, id), found.health, random);
    state.units[id] = stood(state, unit, found.box, random);
  }
  state.round = scenarioOf(setup.options.scenario).rounds - 2;
  state.frames =
    found.bursting === null
      ? [{ step: 'round', slot: 'begin', next: 0, rolled: null }]
      : burst(state, found.bursting);
  sequence.proceed(state, context);
  return state;
}

/** An attack in somebody's turn has just taken the last health of these. */
function burst(state: State, kind: UnitKind): State['frames'] {
  const dying = unitsWhere(state, (unit) => unit.kind === kind && unit.state === 'board');
  for (const id of dying) put(state, id, { damage: cardFor(unitOf(state, id)).hp });
  const [by = 0] = unitsWhere(state, (unit) => unit.kind !== kind && unit.state === 'board');
  return [
    { step: 'round', slot: 'activations', next: 1, rolled: null },
    { step: 'turn', unit: by, slot: 'actions', actions: 1, acted: true, rolled: null },
    { step: 'deaths', units: freeze(dying), by, melee: false, slot: 'mark' },
  ];
}

function readRoster(text: string, state: State, random: Random): Roster {
  if (text === 'any') return randomRoster(random, pointsFor(state));
  const read = parseRoster(text);
  if (!('roster' in read)) throw new Error(`no roster: ${read.unread}`);
  return read.roster;
}

/** Tries for a place. Who finds none waits in reserve. */
const TRIES = 80;

/** A place in contact with an enemy, or anywhere in the box. */
function stood(state: State, unit: Unit, box: Clash['box'], random: Random): Unit {
  const field = fieldFor(state);
  const others = state.units.filter((other) => other.state === 'board');
  const enemies = others.filter(({ owner }) => owner !== unit.owner);
  for (let count = 0; count < TRIES; count++) {
    const enemy = random.int(2) === 0 && enemies.length > 0 ? enemies[random.int(enemies.length)] : undefined;
    const at = enemy === undefined ? somewhere(box, random) : beside(enemy, unit.r, random);
    if (legalSpot({ ...at, r: unit.r }, field, others)) {
      return Object.freeze({ ...unit, ...at, state: 'board' as const });
    }
  }
  return unit;
}

const somewhere = ({ x, y, width, height }: Clash['box'], random: Random): Point => ({
  x: x - width / 2 + random.int(width + 1),
  y: y - height / 2 + random.int(height + 1),
});

function beside({ x, y, r }: Unit, own: number, random: Random): Point {
  const { x: dx, y: dy } = DIRECTIONS[random.int(DIRECTIONS.length)] ?? { x: UNIT, y: 0 };
  return { x: toMil(x + (dx * (r + own)) / UNIT), y: toMil(y + (dy * (r + own)) / UNIT) };
}

/** Spotted leaves everybody when a round ends. */
const TOKENS = CONDITIONS.filter((token): token is Token => token !== 'dot' && token !== 'spotted');

function hurt(unit: Unit, health: Clash['health'], random: Random): Unit {
  const { hp, race } = cardFor(unit);
  const isDying = health === 'dying';
  const tokens = TOKENS.filter((token) => (isDying ? token === 'blind' : random.int(8) === 0));
  return Object.freeze({
    ...unit,
    damage: isDying ? hp - 1 : random.int(3) === 0 ? random.int(hp) : 0,
    dot: isDying ? 0 : random.int(3),
    embers: race === 'choirborn' ? random.int(2) : 0,
    tokens: freeze(tokens.toSorted()),
  });
}
