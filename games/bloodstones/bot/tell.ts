import { inPercent, type Reason, type Seat } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { type Atlas, atlasOf } from '../rules/atlas.ts';
import { forceOf, unitsIn } from '../rules/forces.ts';
import type { Move } from '../rules/moves.ts';
import { NOBODY, type State } from '../rules/state.ts';
import { armyIn, armyOf, clashChance } from './army.ts';
import { victoryChance } from './chance.ts';
import { reason } from './choice.ts';

/**
 * What everybody may be told of a bot's move: what lies on the map, and the odds of whoever knows no hand but only how
 * many tiles are in it. Of tiles that stay hidden nothing is told.
 */
export function tell(view: State, seat: Seat, move: Move): Reason | null {
  const seen: Seen = { view, seat: NOBODY, atlas: atlasOf(view) };
  switch (move.do) {
    case 'pick':
      return reason('pick');
    case 'found':
      return reason('found', { area: move.area });
    case 'muster':
      return reason('muster');
    case 'ready':
      return reason('ready');
    case 'deploy':
      return null;
    case 'return':
      return reason('return', { area: move.area });
    case 'capture':
      return reason('capture', { area: move.area });
    case 'pay':
      return reason('pay', { pips: debtOf(view) });
    case 'end':
      return reason(view.frames.at(-1)?.step === 'construct' ? 'endTurn' : 'endPhase');
    case 'shamble':
      return reason('shamble', { area: move.to });
    case 'build':
      return tellBuild(seen, seat, move.kind, move.area);
    case 'discard':
      return reason('discard');
    case 'step':
      return tellMarch(seen, seat, move.units, move.to);
    case 'battle': {
      const clash = { area: move.area, attacker: seat, defender: move.foe };
      return reason('battle', { area: move.area, odds: inPercent(clashChance(seen, clash)) });
    }
    case 'withdraw':
      return reason('withdraw', { area: move.area, odds: holdingOdds(seen) });
    case 'stand':
      return reason('stand', { odds: holdingOdds(seen) });
    case 'swap':
      return view.options.swapVisibility === 'secret' ? null : reason('swapTold');
    case 'keep':
      return view.options.swapVisibility === 'secret' ? null : reason('keepTold');
    case 'lose':
      return reason('lose');
    case 'retreat':
      return reason('retreat', { area: move.area });
    case 'raise':
      return reason('raise', { count: move.count });
    case 'settle':
      return reason('settle', { area: move.area });
  }
}

interface Seen {
  readonly view: State;
  readonly seat: Seat;
  readonly atlas: Atlas;
}

function debtOf({ frames }: State): number {
  const frame = frames.at(-1);
  return frame !== undefined && 'debt' in frame ? frame.debt : 0;
}

function tellBuild(seen: Seen, seat: Seat, kind: UnitKind, area: Area): Reason {
  const odds = oddsAgainst(seen, seat, area, [...forceOf(seen.view, seat, area), kind]);
  return odds === null ? reason('build', { area }) : reason('relieve', { area, odds });
}

function tellMarch(seen: Seen, seat: Seat, units: readonly UnitKind[], area: Area): Reason {
  const { villages, settlers } = seen.view;
  const count = villages[area] ?? 0;
  const own = settlers[area] === seat;
  const odds = oddsAgainst(seen, seat, area, [...forceOf(seen.view, seat, area), ...units]);
  if (odds !== null)
    return own || count === 0
      ? reason('attack', { area, odds })
      : reason('attackVillages', { area, odds, count });
  if (count === 0) return reason('march', { area });
  return own ? reason('guardTold', { area, count }) : reason('raid', { area, count });
}

/** In percent, against the largest rival force there; null if there is none. */
function oddsAgainst(seen: Seen, seat: Seat, area: Area, force: readonly UnitKind[]): number | null {
  const { view, atlas } = seen;
  let foe: Seat | null = null;
  let most = 0;
  for (const { seat: other } of unitsIn(view, area)) {
    const count = other === seat ? 0 : forceOf(view, other, area).length;
    if (count > most) [foe, most] = [other, count];
  }
  if (foe === null) return null;
  return inPercent(victoryChance(armyOf(seen, seat, force), armyIn(seen, foe, area), atlas.terrain(area)));
}

/** How likely the defender of the current battle is to hold, in percent. */
function holdingOdds(seen: Seen): number {
  const frame = seen.view.frames.at(-1);
  return frame?.step === 'stand' ? inPercent(1 - clashChance(seen, frame)) : 0;
}
