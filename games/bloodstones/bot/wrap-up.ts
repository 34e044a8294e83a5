import { bestBy } from '@sanguine/kernel';
import { enemyIn } from '../rules/forces.ts';
import type { Move } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import { Appraisal } from './appraisal.ts';
import { surestBattle } from './battle.ts';
import { willSettle } from './budget.ts';
import { because, type BotChoice } from './choice.ts';
import type { Outlook } from './outlook.ts';
import { Purse } from './payment.ts';
import { tribute } from './villages.ts';

/** The end of a main phase: the Horde's capture, the battles due, then on; a turn never passes without a tile spent. */
export function wrapUp(outlook: Outlook): BotChoice {
  return tribute(outlook) ?? surestBattle(outlook) ?? nudge(outlook) ?? because('endPhase', { do: 'end' });
}

/** Rather a step that does little than an idle turn: the game has to come to its end (§3.3). */
function nudge(outlook: Outlook): BotChoice | null {
  const { view, seat } = outlook;
  if (view.busy || willSettle(outlook)) return null;
  const appraisal = new Appraisal(outlook);
  const quiet = sequence.moves(view, seat).filter((move) => isQuiet(outlook, move));
  const best = bestBy(quiet, (move) => changeBy(appraisal, move));
  return best === undefined ? null : because('nudge', best);
}

function isQuiet({ view, seat, atlas }: Outlook, move: Move): boolean {
  if (move.do === 'build') return !enemyIn(view, seat, move.area);
  if (move.do !== 'step' || move.units.length > 1) return false;
  return !enemyIn(view, seat, move.to) && atlas.terrain(move.to) !== 'desert';
}

function changeBy(appraisal: Appraisal, move: Move): number {
  if (move.do === 'build') return appraisal.joining(move.area, [move.kind]);
  if (move.do !== 'step') return 0;
  return appraisal.leaving(move.from, move.units) + appraisal.joining(move.to, move.units);
}

/** §8.7: the tiles missed least pay. */
export function payMarch({ me }: Outlook, debt: number): BotChoice {
  const payment = new Purse(me).best(debt);
  if (payment === null) throw new Error(`cannot pay ${debt}`);
  return because('pay', { do: 'pay', tiles: [...payment.tiles] }, { pips: debt });
}
