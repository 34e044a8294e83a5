import type { Seat, PlayContext } from '@sanguine/kernel';
import type { Faction } from '../content/factions.ts';
import type { UnitKind } from '../content/kinds.ts';
import { opponentOf } from './clash.ts';
import { giveCutiecorn, turnCutiecorn } from './cutiecorn.ts';
import type { Event } from './events.ts';
import { eliminate, forceOf, hasKind, isFixed, removeUnit } from './forces.ts';
import type { Aftermath, Clash } from './frames.ts';
import { flee, retreatAreas } from './retreat.ts';
import type { State } from './state.ts';
import { factionOf, playerOf } from './tiles.ts';

const CUTIECORN_VP = 3;

/** §9.7: a point for each unit of the force as it entered, one more for the Corsairs; §15.4: three for the Cutiecorn. */
export function prizeFor(winner: Faction | 'none', beaten: readonly UnitKind[]): number {
  const prize = beaten.includes('cutiecorn') ? CUTIECORN_VP : 0;
  return beaten.length + prize + (winner === 'corsairs' ? 1 : 0);
}

/** §9.7: the winner scores the force it beat; §15.4: and takes over its Cutiecorn. */
export function beginAftermath(state: State, clash: Clash, winner: Seat, context: PlayContext<Event>): void {
  const { area, attacker } = clash;
  const loser = opponentOf(clash, winner);
  const beaten = forceOf(state, loser, area);
  const vp = prizeFor(factionOf(state, winner), beaten);
  playerOf(state, winner).vp += vp;
  context.emit({ e: 'battle.won', seat: winner, loser, area, vp });
  if (beaten.includes('cutiecorn')) giveCutiecorn(state, area, loser, winner, context);
  countCasualties(state, { area, winner, loser, attacker, bodies: 0 }, context);
}

/** §9.8: castles and citadel fall and count as the casualty; else the loser chooses one unit. */
function countCasualties(state: State, after: Aftermath, context: PlayContext<Event>): void {
  const { area, winner, loser } = after;
  const force = forceOf(state, loser, area);
  const walls = force.filter(isFixed);
  if (walls.length > 0) {
    for (const kind of walls) {
      if (kind === 'citadel') {
        removeUnit(state, loser, kind, area);
        playerOf(state, winner).capturedCitadels++;
        context.emit({ e: 'citadel.taken', seat: winner, from: loser, area });
      } else eliminate(state, loser, kind, area, 'fallen', context);
    }
    beginRetreat(state, { ...after, bodies: walls.length }, context);
    return;
  }
  const [only, second] = new Set(force);
  if (only !== undefined && second === undefined) {
    eliminate(state, loser, only, area, 'casualty', context);
    beginRetreat(state, { ...after, bodies: 1 }, context);
  } else state.frames.push({ step: 'casualty', ...after });
}

/** §10: the rest retreats; without an exit all of it is lost (§10.5). */
export function beginRetreat(state: State, after: Aftermath, context: PlayContext<Event>): void {
  const { area, loser } = after;
  const force = forceOf(state, loser, area);
  if (force.length === 0) {
    finishBattle(state, after, context);
    return;
  }
  const areas = retreatAreas(state, loser, area);
  const [only, second] = areas;
  if (only === undefined) {
    for (const kind of force) eliminate(state, loser, kind, area, 'trapped', context);
    finishBattle(state, { ...after, bodies: after.bodies + force.length }, context);
  } else if (second === undefined) retreatTo(state, after, only, context);
  else state.frames.push({ step: 'retreat', ...after });
}

export function retreatTo(state: State, after: Aftermath, to: number, context: PlayContext<Event>): void {
  const { area, loser } = after;
  const bodies = after.bodies + flee(state, loser, area, to, context);
  context.emit({ e: 'force.retreated', seat: loser, from: area, to });
  finishBattle(state, { ...after, bodies }, context);
}

/** §9.9: dragons of a successful attack are discarded; §9.10: Necromancers may raise the fallen. */
function finishBattle(state: State, after: Aftermath, context: PlayContext<Event>): void {
  const { area, winner, attacker, bodies } = after;
  if (winner === attacker) {
    for (const kind of forceOf(state, winner, area)) {
      if (kind === 'dragon') eliminate(state, winner, kind, area, 'spent', context);
    }
  }
  if (bodies > 0 && playerOf(state, winner).pool > 0 && hasKind(state, winner, area, 'necromancer')) {
    state.frames.push({ step: 'raise', ...after });
  } else turnCutiecorn(state, context);
}
