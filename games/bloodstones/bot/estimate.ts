import { estimateBy, type Seat } from '@sanguine/kernel';
import { FACTIONS } from '../content/factions.ts';
import type { Area } from '../content/map.ts';
import { atlasOf } from '../rules/atlas.ts';
import { regroupTarget } from '../rules/draw.ts';
import { finalOutcome, scoreOf, villageVp } from '../rules/end.ts';
import { isFixed, unitsIn } from '../rules/forces.ts';
import { HIDDEN, NOBODY, type Player, type State } from '../rules/state.ts';
import { pipsOf, playerOf } from '../rules/tiles.ts';
import learnt from './estimate.json' with { type: 'json' };
import { UNIT_VALUE } from './values.ts';

/** Pips of a hidden tile. */
const USUAL_PIPS = 3.4;
/** Tiles of a faction that are neither on the map nor out of play when a lap of the bag begins. */
const LAP = 30;

const PLAIN = [
  'points',
  'pointsLate',
  'pointsLast',
  'harvest',
  'scorings',
  'supply',
  'army',
  'armyLate',
  'walls',
  'prey',
  'preyed',
  'raids',
  'exposed',
  'hand',
  'pips',
  'lap',
  'active',
  'out',
] as const;

const FEATURES = [...PLAIN, ...FACTIONS] as const;
type Feature = (typeof FEATURES)[number];
type Measures = Record<Feature, number>;

/** Who is likely to win. Points count the more the less of the game is left, armies and factions the less. */
export const estimate = estimateBy({
  features: FEATURES,
  measure,
  outcome: (state) => (state.frames.length === 0 ? finalOutcome(state) : null),
  learnt,
});

function measure(state: State): Measures[] {
  const left = timeLeft(state);
  const measured = state.players.map((player, seat) => measurePlayer(state, player, seat, left));
  for (const area of atlasOf(state).areas) measureArea(state, area, measured, left);
  return measured;
}

/** How much of the game is left, from 1 at the start to 0 at the end: as much as whoever needs longest has. */
function timeLeft(state: State): number {
  const target = regroupTarget(state);
  let most = 0;
  for (const player of state.players) most = Math.max(most, lapsOf(player, target));
  return most / target;
}

/** Regroups still to come that score; the next one counts by the tiles left to draw. */
function lapsOf({ regroups, out, bag, hand }: Player, target: number): number {
  const scorings = out ? 0 : Math.max(0, target - regroups);
  return scorings === 0 ? 0 : scorings - 1 + Math.min(1, (bag.length + hand.length) / LAP);
}

function measurePlayer(state: State, player: Player, seat: Seat, left: number): Measures {
  const { faction, hand, bag, supply, out } = player;
  const points = scoreOf(state, seat) / 10;
  const scorings = scoringsOf(state, player);
  let pips = 0;
  for (const tile of hand) pips += tile === HIDDEN ? USUAL_PIPS : pipsOf(faction, tile);
  return {
    points,
    pointsLate: points * (1 - left),
    pointsLast: points / (0.1 + left),
    harvest: 0,
    scorings,
    supply: (supply * left) / 10,
    army: 0,
    armyLate: 0,
    walls: 0,
    prey: 0,
    preyed: 0,
    raids: 0,
    exposed: 0,
    hand: hand.length / 10,
    pips: pips / 10,
    lap: scorings > 0 ? bag.length / LAP : 0,
    active: state.active === seat ? 1 : 0,
    out: out ? 1 : 0,
    ...NO_FACTION,
    ...(faction === 'none' ? {} : { [faction]: left }),
  };
}

const NO_FACTION = Object.fromEntries(FACTIONS.map((faction) => [faction, 0])) as Record<
  (typeof FACTIONS)[number],
  0
>;

/** Regroups at which the villages of a player still score. */
const scoringsOf = (state: State, { regroups, out }: Player): number =>
  out ? 0 : Math.max(0, regroupTarget(state) - regroups);

/** Adds what stands in an area to the measures of those whom it concerns. */
function measureArea(state: State, area: Area, measured: readonly Measures[], left: number): void {
  const settler = state.settlers[area] ?? NOBODY;
  const units = unitsIn(state, area);
  for (const { seat, kind } of units) {
    const own = measured[seat];
    if (own === undefined) continue;
    if (isFixed(kind)) own.walls += (UNIT_VALUE[kind] * left) / 10;
    else {
      own.army += (UNIT_VALUE[kind] * left) / 10;
      own.armyLate += (UNIT_VALUE[kind] * (1 - left)) / 10;
    }
  }
  const owner = measured[settler];
  if (owner === undefined) return;
  const villages = state.villages[area] ?? 0;
  const stake = (villages * scoringsOf(state, playerOf(state, settler))) / 10;
  owner.harvest += stake;
  const guest = units.find(({ seat }) => seat !== settler)?.seat ?? NOBODY;
  const captor = measured[guest];
  if (captor !== undefined) {
    captor.prey += (villages * villageVp(playerOf(state, guest).faction)) / 10;
    owner.preyed += stake;
  } else if (units.length === 0) measureRaids(state, area, villages / 10, stake, measured);
}

/** Villages nobody guards lie open to every mobile unit next to them. */
function measureRaids(
  state: State,
  area: Area,
  villages: number,
  stake: number,
  measured: readonly Measures[],
): void {
  const settler = state.settlers[area] ?? NOBODY;
  const raiders = new Set<Seat>();
  for (const next of atlasOf(state).neighbours(area))
    for (const { seat, kind } of unitsIn(state, next))
      if (seat !== settler && !isFixed(kind)) raiders.add(seat);
  for (const seat of raiders) {
    const raider = measured[seat];
    if (raider !== undefined) raider.raids += villages * villageVp(playerOf(state, seat).faction);
  }
  const owner = measured[settler];
  if (owner !== undefined && raiders.size > 0) owner.exposed += stake;
}
