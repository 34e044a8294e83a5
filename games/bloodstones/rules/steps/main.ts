import { type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { UNITS } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { atlasOf } from '../atlas.ts';
import { startBattle } from '../battle.ts';
import { build, buildable, buildCost, refuseBuild, refuseCost, refusePlace, refuseSupply } from '../build.ts';
import { captureAreas, refuseTribute } from '../capture.ts';
import { pairings } from '../end.ts';
import { contestedAreas, hasUnits } from '../forces.ts';
import type { StepOf } from '../frames.ts';
import { refuseStep, walk } from '../march.ts';
import type { Battle, Build } from '../moves.ts';
import type { State } from '../state.ts';
import { nextPhase } from '../turn.ts';
import { captureVillage } from './capture.ts';
import { listsEveryStep, stepOffers, steps } from './march.ts';

/**
 * Phase 3 (§6): build, march and fight, in any order and as often as tiles last; every battle must be fought before the
 * end.
 */
export const main: StepOf<'main'> = {
  rule: '6.1',
  verbs: ['build', 'step', 'battle', 'capture', 'end'],
  sections: { build: '7.1', step: '8.1', battle: '9.1', capture: '4.3', end: '6.2' },
  who: (state) => [state.active],
  *offers(state, _frame, seat) {
    yield* buildOffers(state, seat);
    yield* stepOffers(state, seat);
    for (const { area, defender } of pairings(state, seat)) yield { do: 'battle', area, foe: defender };
    for (const area of captureAreas(state, seat)) yield { do: 'capture', area };
    yield { do: 'end' };
  },
  refuse(state, _frame, seat, move) {
    switch (move.do) {
      case 'build':
        return refuseBuild(state, seat, move.kind, move.area);
      case 'step':
        return refuseStep(state, seat, move, 0);
      case 'battle':
        return refuseBattle(state, seat, move);
      case 'capture':
        return refuseTribute(state, seat, move.area);
      case 'end':
        return refuseEnd(state, seat);
    }
  },
  moves(state, _frame, seat) {
    const fights = pairings(state, seat);
    const villages = captureAreas(state, seat).filter((area) => refuseTribute(state, seat, area) === null);
    return [
      ...builds(state, seat),
      ...steps(state, seat, 0),
      ...fights.map(({ area, defender }) => ({ do: 'battle' as const, area, foe: defender })),
      ...villages.map((area) => ({ do: 'capture' as const, area })),
      ...(fights.length === 0 ? [{ do: 'end' as const }] : []),
    ];
  },
  exhaustive: (state, _frame, seat) => listsEveryStep(state, seat, 0),
  play(state, _frame, seat, move, context) {
    switch (move.do) {
      case 'build': {
        const cost = buildCost(state, seat, move.kind) ?? 0;
        build(state, seat, move.kind, move.area, context);
        if (cost > 0) state.frames.push({ step: 'build', cost });
        return;
      }
      case 'step':
        state.frames.push({ step: 'march', debt: walk(state, seat, move, context) });
        return;
      case 'battle':
        startBattle(state, { area: move.area, attacker: seat, defender: move.foe }, context);
        return;
      case 'capture':
        state.frames.push({ step: 'capture', debt: captureVillage(state, seat, move.area, context) });
        return;
      case 'end':
        nextPhase(state, 'main', context);
    }
  },
  mask: (frame) => ({ ...frame }),
};

function* buildOffers(state: State, seat: Seat): Iterable<Build> {
  for (const kind of buildable(state, seat)) {
    for (const area of atlasOf(state).areas) yield { do: 'build', kind, area };
  }
}

/** The legal builds, generated directly: all land units may go to the same places, and so may all ships. */
function builds(state: State, seat: Seat): Build[] {
  const legal: Build[] = [];
  const places: { land?: Area[]; sea?: Area[] } = {};
  for (const kind of buildable(state, seat)) {
    if (refuseSupply(state, seat, kind) !== null || refuseCost(state, seat, kind) !== null) continue;
    const domain = UNITS[kind].domain === 'sea' ? 'sea' : 'land';
    places[domain] ??= atAndAround(state, seat).filter(
      (area) => refusePlace(state, seat, kind, area) === null,
    );
    for (const area of places[domain]) legal.push({ do: 'build', kind, area });
  }
  return legal;
}

/** Own units and villages with the areas next to them: nothing is built elsewhere. */
function atAndAround(state: State, seat: Seat): Area[] {
  const atlas = atlasOf(state);
  const near = new Set<Area>();
  for (const area of atlas.areas) {
    if (state.settlers[area] !== seat && !hasUnits(state, seat, area)) continue;
    near.add(area);
    for (const next of atlas.neighbours(area)) near.add(next);
  }
  return atlas.areas.filter((area) => near.has(area));
}

/** §9.1: an enemy force in an area with own units. */
export function refuseBattle(state: State, seat: Seat, { area, foe }: Battle): Refusal | null {
  if (!hasUnits(state, seat, area)) return refusal('9.1', 'battle.noForce', [`@${area}`]);
  if (foe === seat || !hasUnits(state, foe, area)) return refusal('9.1', 'battle.noFoe', [`@${area}`]);
  return null;
}

/** §6.2: no battle may be left unfought. */
function refuseEnd(state: State, seat: Seat): Refusal | null {
  const contested = contestedAreas(state, seat);
  if (contested.length === 0) return null;
  return refusal(
    '6.2',
    'main.battle',
    contested.map((area) => `@${area}`),
  );
}
