import type { PlayContext, Random } from '@sanguine/kernel';
import { CONDITIONS } from '../../content/effects.ts';
import { scenarioOf } from '../../content/scenarios.ts';
import { refuseAttack } from '../../rules/attack/legality.ts';
import { payAttack } from '../../rules/attack/payment.ts';
import { startVolley } from '../../rules/attack/volley.ts';
import type { Event } from '../../rules/events.ts';
import { DIRECTIONS, UNIT } from '../../rules/geometry/directions.ts';
import { toMil } from '../../rules/geometry/numbers.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { legalSpot } from '../../rules/geometry/spot.ts';
import { fieldFor } from '../../rules/ground.ts';
import { unitsOf } from '../../rules/muster/units.ts';
import { randomRoster } from '../../rules/roster/random.ts';
import { loyaltyOf, type Roster } from '../../rules/roster/roster.ts';
import { pointsFor } from '../../rules/scenario.ts';
import { sequence } from '../../rules/sequence.ts';
import { start } from '../../rules/setup.ts';
import type { Setup, State, Token, Unit, UnitId } from '../../rules/state.ts';
import { cardFor, freeze, NOBODY, otherSeat, put, unitOf, unitsWhere } from '../../rules/units.ts';
import { type Box, type Clash, CLASHES } from './clashes.ts';
import { roster as written } from '../roster/written.ts';

/** How many rounds are left. */
const LAST_ROUNDS = 2;

/** Starts a game, in the thick of a battle if the table is a clash's. */
export function startClash(setup: Setup, context: PlayContext<Event>): State {
  const state = start(setup, context);
  const clash = CLASHES.find((one) => one.setup.layout === setup.layout);
  if (clash === undefined) return state;
  const random = context.open;
  const rosters = clash.rosters.map((text) => readRoster(text, state, random));
  state.players = state.players.map((player, seat) =>
    Object.freeze({ ...player, side: seat === 0 ? 0 : 1, loyal: loyaltyOf(rosters[seat] ?? []) }),
  );
  state.units = rosters.flatMap((roster, seat) => unitsOf(roster, seat));
  state.frames = [{ step: 'battle', slot: 'champions' }];
  if (clash.moment !== 'champions') {
    for (const id of random.shuffle([...state.units.keys()])) placeUnit(state, id, clash, random);
    state.round = scenarioOf(setup.options.scenario).rounds - LAST_ROUNDS;
    state.frames = [{ step: 'round', slot: 'begin', next: 0, rolled: null }];
  }
  if (clash.moment === 'burst') burst(state);
  if (clash.moment === 'volley') volley(state, context);
  sequence.proceed(state, context);
  return state;
}

function readRoster(text: string, state: State, random: Random): Roster {
  return text === 'any' ? randomRoster(random, pointsFor(state)) : written(text);
}

/** How often a place is tried for. */
const TRIES = 80;

/** Places a unit beside an enemy or anywhere in the box. If there is no room, it waits in reserve. */
function placeUnit(state: State, id: number, { box, contact, health }: Clash, random: Random): void {
  const unit = unitOf(state, id);
  const field = fieldFor(state);
  const others = state.units.filter((other) => other.state === 'board');
  const enemies = others.filter(({ owner }) => owner !== unit.owner);
  for (let count = 0; count < TRIES; count++) {
    const beside = contact === 'mixed' && random.int(2) === 0 ? enemies : [];
    const enemy = beside[random.int(Math.max(1, beside.length))];
    const at = enemy === undefined ? somewhere(box, random) : touching(enemy, unit.r, random);
    if (legalSpot({ ...at, r: unit.r }, field, others)) {
      put(state, id, { ...at, ...wounds(unit, health, random), state: 'board' });
      return;
    }
  }
}

const somewhere = ({ x, y, width, height }: Box, random: Random): Point => ({
  x: x - width / 2 + random.int(width + 1),
  y: y - height / 2 + random.int(height + 1),
});

function touching({ x, y, r }: Unit, own: number, random: Random): Point {
  const { x: dx, y: dy } = DIRECTIONS[random.int(DIRECTIONS.length)] ?? { x: UNIT, y: 0 };
  return { x: toMil(x + (dx * (r + own)) / UNIT), y: toMil(y + (dy * (r + own)) / UNIT) };
}

/** Without Spotted, which is removed when a round ends. */
const TOKENS = CONDITIONS.filter((token): token is Token => token !== 'dot' && token !== 'spotted');

function wounds(unit: Unit, health: Clash['health'], random: Random): Partial<Unit> {
  const { hp, race } = cardFor(unit);
  const isDying = health === 'dying';
  const tokens = TOKENS.filter((token) => (isDying ? token === 'blind' : random.int(8) === 0));
  return {
    damage: isDying ? hp - 1 : random.int(3) === 0 ? random.int(hp) : 0,
    dot: isDying ? 0 : random.int(3),
    embers: race === 'choirborn' ? random.int(2) : 0,
    tokens: freeze(tokens.toSorted()),
  };
}

/** The turn of a unit that has already done one thing. */
const turnOf = (state: State, unit: UnitId): State['frames'] => [
  { step: 'round', slot: 'activations', next: otherSeat(unitOf(state, unit).owner), rolled: null },
  { step: 'turn', unit, slot: 'actions', actions: 1, acted: true, rolled: null },
];

/** An attack in another unit's turn has just taken the last health of all units that burst. */
function burst(state: State): void {
  const isBursting = ({ kind, state: where }: Unit): boolean => kind === 'bogmaw' && where === 'board';
  const dying = unitsWhere(state, isBursting);
  for (const id of dying) put(state, id, { damage: cardFor(unitOf(state, id)).hp });
  const [by = 0] = unitsWhere(state, (unit) => unit.state === 'board' && !isBursting(unit));
  state.frames = [
    ...turnOf(state, by),
    { step: 'deaths', units: freeze(dying), by, melee: false, slot: 'mark' },
  ];
}

/** An Organ Gun that has a target has just paid for its Volley. */
function volley(state: State, context: PlayContext<Event>): void {
  const inspired = state.units.map((unit) => Object.freeze({ ...unit, inspire: 1 }));
  const [gun] = unitsWhere(
    state,
    ({ kind }, id) =>
      kind === 'organ-gun' && refuseAttack({ ...state, units: inspired }, id, 'volley', null) === null,
  );
  if (gun === undefined) return;
  put(state, gun, { inspire: 1 });
  payAttack(state, gun, 'volley', false);
  state.frames = turnOf(state, gun);
  startVolley(state, { attacker: gun, skill: 'volley', target: NOBODY, charge: false }, context);
}
