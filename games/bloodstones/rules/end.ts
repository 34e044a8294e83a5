import type { Outcome, Seat, PlayContext } from '@sanguine/kernel';
import type { Faction } from '../content/factions.ts';
import type { Area } from '../content/map.ts';
import { startBattle } from './battle.ts';
import { refill, regroupTarget } from './draw.ts';
import type { Event } from './events.ts';
import { contestedAreas, foesIn, unitsIn } from './forces.ts';
import type { Clash } from './frames.ts';
import { forgetFlights } from './retreat.ts';
import { NOBODY, type State } from './state.ts';
import { playerOf } from './tiles.ts';
import { villagesOf } from './villages.ts';

export const CITADEL_VP = 5;

/** §13.1: everybody still in the game has regrouped often enough. */
export function isTriggered(state: State): boolean {
  const target = regroupTarget(state);
  return state.players.every((player) => player.out || player.regroups >= target);
}

/** §13.1: in turn order after the player who triggered the end, who comes last. */
export function triggerEnd(state: State, seat: Seat, context: PlayContext<Event>): void {
  context.emit({ e: 'end.triggered', seat });
  const seats = state.players.length;
  const order = state.players
    .map((_, index) => (seat + 1 + index) % seats)
    .filter((other) => !playerOf(state, other).out);
  state.frames = [{ step: 'final', queue: [...order], order, lap: 1 }];
  if (isAtPeace(state)) settleScores(state, context);
  else continueFinal(state, context);
}

function isAtPeace(state: State): boolean {
  return state.players.every((_, seat) => contestedAreas(state, seat).length === 0);
}

/** All battles a player can choose from. */
export function pairings(state: State, seat: Seat): Clash[] {
  return contestedAreas(state, seat).flatMap((area) =>
    foesIn(state, seat, area).map((defender) => ({ area, attacker: seat, defender })),
  );
}

/** §13.2: each player in turn fights the remaining battles, then refills; another lap while any area is contested. */
export function continueFinal(state: State, context: PlayContext<Event>): void {
  for (;;) {
    const frame = state.frames.at(-1);
    if (frame?.step !== 'final') return;
    const [seat] = frame.queue;
    if (seat === undefined) {
      if (isAtPeace(state)) {
        settleScores(state, context);
        return;
      }
      frame.queue = [...frame.order];
      frame.lap++;
      continue;
    }
    state.active = seat;
    const [only, second] = pairings(state, seat);
    if (second !== undefined) return;
    if (only !== undefined) {
      startBattle(state, only, context);
      continue;
    }
    refill(state, seat, false, context);
    forgetFlights(state);
    frame.queue.shift();
  }
}

/** §13.3: every village under another player's units is captured; then the game is over. */
function settleScores(state: State, context: PlayContext<Event>): void {
  for (let area: Area = 0; area < state.settlers.length; area++) {
    const from = state.settlers[area] ?? NOBODY;
    const seat = unitsIn(state, area)[0]?.seat;
    if (from === NOBODY || seat === undefined || seat === from) continue;
    const count = state.villages[area] ?? 0;
    playerOf(state, seat).capturedVillages += count;
    state.villages[area] = 0;
    state.settlers[area] = NOBODY;
    context.emit({ e: 'villages.claimed', seat, from, area, count });
  }
  state.frames = [];
  context.emit({ e: 'game.ended', scores: state.players.map((_, seat) => scoreOf(state, seat)) });
}

/** §13.4: the points for a captured village, double for the Chaos Horde. */
export function villageVp(captor: Faction | 'none'): number {
  return captor === 'chaosHorde' ? 2 : 1;
}

/** §13.4: victory points from captures. */
function captureVp(state: State, seat: Seat): number {
  const { faction, capturedVillages, capturedCitadels } = playerOf(state, seat);
  return capturedVillages * villageVp(faction) + capturedCitadels * CITADEL_VP;
}

/** §13.4: the score if the game ended now. */
export function scoreOf(state: State, seat: Seat): number {
  return playerOf(state, seat).vp + captureVp(state, seat);
}

/** §13.5: most points, then most villages on the map, then most from captures. A Chaos Horde that is out ranks last. */
export function finalOutcome(state: State): Outcome {
  const standing = state.players.map((player, seat) => [
    player.out && player.faction === 'chaosHorde' ? 0 : 1,
    scoreOf(state, seat),
    villagesOf(state, seat),
    captureVp(state, seat),
  ]);
  return standing.map((own, seat) => ({
    score: scoreOf(state, seat),
    rank: 1 + standing.filter((other) => compare(other, own) > 0).length,
  }));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
