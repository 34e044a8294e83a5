import type { Random, Seat } from '@sanguine/kernel';
import { DIRECTIONS, UNIT } from '../../rules/geometry/directions.ts';
import { toMil } from '../../rules/geometry/numbers.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { legalSpot } from '../../rules/geometry/spot.ts';
import { fieldFor } from '../../rules/ground.ts';
import type { State, Unit, UnitId } from '../../rules/state.ts';
import { cardFor, freeze, put, unitOf } from '../../rules/units.ts';
import { layOut, openTable } from '../position.ts';
import { castFor } from './cast.ts';
import { oneIn, pick } from './chance.ts';
import { type Circumstance, type GroundKind, isGround, isToken } from './circumstances.ts';
import { type Cue, cueOf } from './cues.ts';
import { isOf } from './classes.ts';
import { needsOf, type Wanted } from './needs.ts';
import type { Row } from './rows.ts';

/** A position in which a row can be met, and the unit whose row it is. */
export interface Staged {
  readonly state: State;
  readonly bearer: UnitId;
}

/** Every kind of terrain, as near to each other as the rules allow. */
const TABLE = openTable(
  'ruins 6,3 11,3 11,7 6,7; high 14,3 18,3 18,7 14,7; forest 9,10 13,10 13,14 9,14; ' +
    'swamp 16,10 20,10 20,14 16,14; fence 21,5 21.4,5 21.4,9 21,9; rock 3,9 5,9 5,11 3,11; ' +
    'building 23,12 25,12 25,14 23,14',
  'small',
);

const MIDDLE_OF: Readonly<Record<GroundKind | 'open', Point>> = {
  ruins: { x: 8500, y: 5000 },
  high: { x: 16_000, y: 5000 },
  forest: { x: 11_000, y: 12_000 },
  swamp: { x: 18_000, y: 12_000 },
  open: { x: 14_500, y: 8500 },
};

/** What is staged, and which circumstances are wanted of whom. */
interface Scenery {
  readonly cue: Cue;
  readonly wanted: Wanted;
  readonly bearer: UnitId;
  /** The first enemy. */
  readonly target: UnitId;
  /** The row is for the bearer’s friends. */
  readonly forAllies: boolean;
}

export function stageRow(row: Row, wanted: Wanted, random: Random): Staged {
  const cue = cueOf(row);
  const needs = needsOf(row, wanted);
  const owner: Seat = random.int(2);
  const { units, target } = castFor(row, cue, needs, owner, random);
  const state = layOut('', '', { layout: TABLE });
  state.units = units;
  const bearer = 0;
  const scenery = { cue, wanted, bearer, target, forAllies: isOf(row, 'forAllies') };
  place(state, scenery, { own: needs.bearerOn, other: needs.targetOn }, random);
  for (const id of state.units.keys()) afflict(state, id, scenery, random);
  if (isOf(row, 'blur')) blur(state, bearer, row.by);
  const begins = cue.turn === 'own' || (cue.turn === 'any' && oneIn(random, 2));
  const next = begins ? owner : 1 - owner;
  state.frames = [{ step: 'round', slot: 'activations', next, rolled: null }];
  state.holder = random.int(2);
  return { state, bearer };
}

/** Places units that need some ground first, then all others at the distances the row needs. */
function place(
  state: State,
  scenery: Scenery,
  needed: { readonly own: GroundKind | undefined; readonly other: GroundKind | undefined },
  random: Random,
): void {
  const { wanted, bearer, target, forAllies } = scenery;
  const own = needed.own ?? wanted.bearer.find(isGround);
  const other = needed.other ?? wanted.target.find(isGround);
  const otherFirst = other !== undefined && (needed.other !== undefined || !isGround(wanted.bearer[0] ?? ''));
  if (needed.own !== undefined || !otherFirst) settle(state, bearer, own ?? 'open', random);
  if (otherFirst) settle(state, forAllies ? bearer + 1 : target, other, random);
  for (const id of [bearer, target, ...state.units.keys()]) approach(state, id, scenery, random);
}

const TRIES = 60;
/** How far from the middle of a piece a unit may stand. */
const SPREAD = 2500;

function settle(state: State, id: UnitId, ground: GroundKind | 'open', random: Random): void {
  const { x, y } = MIDDLE_OF[ground];
  const near = (): number => random.int(2 * SPREAD) - SPREAD;
  for (let count = 0; count < TRIES; count += 1)
    if (stand(state, id, { x: x + near(), y: y + near() })) return;
}

/** Sets a unit down if it may stand there. */
function stand(state: State, id: UnitId, { x, y }: Point): boolean {
  const { r } = unitOf(state, id);
  const others = state.units.filter((unit, at) => at !== id && isPlaced(unit));
  if (!legalSpot({ x, y, r }, fieldFor(state), others)) return false;
  put(state, id, { x, y });
  return true;
}

const isPlaced = ({ x }: Unit): boolean => x > 0;

/** Sets a unit that has no place yet down beside another; if there is no room, it stays in reserve. */
function approach(state: State, id: UnitId, scenery: Scenery, random: Random): void {
  const unit = unitOf(state, id);
  if (isPlaced(unit)) return;
  for (let count = 0; count < TRIES; count += 1) {
    const { beside, gap } = neighbour(state, id, scenery, random);
    const far = unit.r + beside.r + gap;
    const { x, y } = DIRECTIONS[random.int(DIRECTIONS.length)] ?? { x: UNIT, y: 0 };
    if (stand(state, id, { x: toMil(beside.x + (x * far) / UNIT), y: toMil(beside.y + (y * far) / UNIT) }))
      return;
  }
  put(state, id, { state: 'reserve' });
}

/** The farthest that friends stand from the bearer. */
const COMPANY = 2500;

/** Beside whom, and how far away: friends near the bearer or in combat with its target, enemies as the row needs them. */
function neighbour(
  state: State,
  id: UnitId,
  { cue, wanted, bearer, target }: Scenery,
  random: Random,
): { readonly beside: Unit; readonly gap: number } {
  const [first, other] = [unitOf(state, bearer), unitOf(state, target)];
  const [least, most] = pick(random, cue.gaps);
  const gap = least + random.int(most - least + 1);
  const isFriend = unitOf(state, id).owner === first.owner;
  if (!isPlaced(first)) {
    const friend = state.units.find((unit) => isPlaced(unit) && unit.owner === first.owner);
    return friend === undefined ? { beside: other, gap } : { beside: friend, gap: random.int(COMPANY) };
  }
  if (!isFriend) return { beside: first, gap: wanted.bearer[0] === 'combat' ? 0 : gap };
  const fights = isPlaced(other) && (wanted.target[0] === 'combat' || oneIn(random, 4));
  return fights ? { beside: other, gap: 0 } : { beside: first, gap: random.int(COMPANY) };
}

/** Whether a unit has had its turn; those the row does not need mostly have. */
function isIdle({ turn }: Cue, isBearer: boolean, isFriend: boolean, random: Random): boolean {
  if (turn === 'own') return !isBearer && !oneIn(random, 4);
  return turn === 'enemy' ? isFriend && !oneIn(random, 4) : oneIn(random, 3);
}

/** Tokens and wounds: the first circumstance wanted for certain, the rest at random. */
function afflict(
  state: State,
  id: UnitId,
  { cue, wanted, bearer, forAllies }: Scenery,
  random: Random,
): void {
  const unit = unitOf(state, id);
  if (unit.state !== 'board') return;
  const isFriend = unit.owner === unitOf(state, bearer).owner;
  const list = id === bearer ? wanted.bearer : isFriend === forAllies ? wanted.target : [];
  const has = new Set(list.filter((one, at) => at === 0 || (one !== 'stun' && oneIn(random, 3))));
  const { hp, race } = cardFor(unit);
  const dying = id === bearer ? cue.bearerDying : cue.othersDying;
  put(state, id, {
    ...countsOf(has, id === bearer, random),
    damage: dying === true ? hp - 1 : oneIn(random, 2) ? random.int(hp) : 0,
    embers: race === 'choirborn' ? random.int(3) : 0,
    activated: isIdle(cue, id === bearer, isFriend, random),
  });
}

const countsOf = (
  has: ReadonlySet<Circumstance>,
  isBearer: boolean,
  random: Random,
): Pick<Unit, 'tokens' | 'dot' | 'shields' | 'inspire'> => ({
  tokens: freeze([...has].filter(isToken).toSorted()),
  dot: has.has('dot') ? 2 : 0,
  shields: has.has('shields') ? 2 : 0,
  inspire: has.has('inspire') || isBearer ? 2 + random.int(3) : random.int(3),
});

/** As if it had moved far in its turn, which is over. */
function blur(state: State, id: UnitId, by: string): void {
  const boost = Object.freeze({ boost: 'cover', amount: 1, until: 'ownTurn', by } as const);
  put(state, id, { boosts: freeze([boost]), activated: true });
}
