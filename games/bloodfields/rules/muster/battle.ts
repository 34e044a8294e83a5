import type { PlayContext, Seat } from '@sanguine/kernel';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import { layoutOf } from '../ground.ts';
import { loyaltyOf } from '../roster/roster.ts';
import { startRound } from '../round/round.ts';
import type { State } from '../state.ts';
import { askTerrain } from '../steps/terrain.ts';
import { freeze } from '../units.ts';
import { startChampions } from './champions.ts';
import { nextToDeploy } from './deployment.ts';
import { unitsOf } from './units.ts';

/** §2: everything before the first round, once both rosters are chosen. */
export function runBattle(state: State, frame: FrameOf<'battle'>, context: PlayContext<Event>): void {
  switch (frame.slot) {
    case 'terrain':
      frame.slot = 'sides';
      if (state.options.terrain === 'placed') {
        const left = freeze([...layoutOf(state).pieces.keys()]);
        askTerrain(state, { step: 'terrain', seat: context.open.int(2), left, wood: false });
      }
      return;
    case 'sides':
      frame.slot = 'wood';
      rollSides(state, context);
      return;
    case 'wood':
      frame.slot = 'champions';
      growWoods(state);
      return;
    case 'champions':
      frame.slot = 'deploy';
      startChampions(state, context);
      return;
    case 'deploy': {
      frame.slot = 'rounds';
      const seat = nextToDeploy(state, null);
      if (seat !== null) state.frames.push({ step: 'deploy', seat, supports: false });
      return;
    }
    case 'rounds':
      state.frames.pop();
      startRound(state);
  }
}

/** §2.1: reveals the rosters and puts their units in reserve. */
export function reveal(state: State, chosen: FrameOf<'muster'>['chosen'], context: PlayContext<Event>): void {
  for (const [seat, roster] of chosen.entries()) {
    const player = state.players[seat];
    if (roster === null || roster === 'hidden' || player === undefined)
      throw new Error('a roster is missing');
    const loyal = loyaltyOf(roster);
    state.players[seat] = Object.freeze({ ...player, loyal });
    state.units.push(...unitsOf(roster, seat));
    context.emit({ e: 'roster.revealed', seat, roster, loyal });
  }
}

/** §2.4: two dice each; the higher roll chooses. Equal rolls are rolled again. */
function rollSides(state: State, context: PlayContext<Event>): void {
  const rolls: (readonly number[])[] = [];
  let winner: Seat | null = null;
  while (winner === null) {
    const [south, north] = [0, 1].map(() => freeze([1 + context.open.int(6), 1 + context.open.int(6)]));
    if (south === undefined || north === undefined) throw new Error('two roll');
    rolls.push(south, north);
    const [one, two] = [south, north].map((dice) => dice.reduce((sum, die) => sum + die, 0));
    if (one !== undefined && two !== undefined && one !== two) winner = one > two ? 0 : 1;
  }
  context.emit({ e: 'sides.rolled', rolls: freeze(rolls), winner });
  state.frames.push({ step: 'prize', seat: winner, side: false });
}

/** §13.2: each loyal Mossback roster grows a forest, the holder's first. */
function growWoods(state: State): void {
  const left = freeze([0]);
  for (const seat of [1 - state.holder, state.holder]) {
    if (state.players[seat]?.loyal === 'mossback')
      askTerrain(state, { step: 'terrain', seat, left, wood: true });
  }
}
