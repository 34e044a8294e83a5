import { bestBy } from '@sanguine/kernel';
import { enemyIn } from '../rules/forces.ts';
import type { Move } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import { Evaluation } from './evaluation.ts';
import { surestBattle } from './battle.ts';
import { payable, spendable, willSettle } from './budget.ts';
import { because, type BotChoice } from './choice.ts';
import type { Survey } from './survey.ts';
import { Payments } from './payments.ts';
import { tribute } from './villages.ts';

/** Ends a main phase: the Horde's capture first, then the battles due; a tile is spent in every turn (§3.3). */
export function endMainPhase(survey: Survey): BotChoice {
  return tribute(survey) ?? surestBattle(survey) ?? smallStep(survey) ?? because('endPhase', { do: 'end' });
}

/** The least harmful small move instead of an idle turn, so that the game comes to its end (§3.3). */
function smallStep(survey: Survey): BotChoice | null {
  const { view, seat } = survey;
  if (view.spent || willSettle(survey)) return null;
  const evaluation = new Evaluation(survey);
  const quiet = sequence.moves(view, seat).filter((move) => isQuiet(survey, move));
  const best = bestBy(quiet, (move) => valueChange(evaluation, move));
  return best === undefined ? null : because('nudge', best);
}

function isQuiet({ view, seat, atlas, trail }: Survey, move: Move): boolean {
  if (move.do === 'build') return !enemyIn(view, seat, move.area);
  if (move.do !== 'step' || move.units.length > 1 || trail.leadsBack(move.units, [move.to])) return false;
  return !enemyIn(view, seat, move.to) && atlas.terrain(move.to) !== 'desert';
}

function valueChange(evaluation: Evaluation, move: Move): number {
  if (move.do === 'build') return evaluation.joining(move.area, [move.kind]);
  if (move.do !== 'step') return 0;
  return evaluation.leaving(move.from, move.units) + evaluation.joining(move.to, move.units);
}

/** §8.7: the least valuable tiles pay. */
export function payMarch(survey: Survey, debt: number): BotChoice {
  const { me } = survey;
  const { faction } = me;
  const payment =
    new Payments({ faction, hand: spendable(survey) }).best(debt) ??
    new Payments({ faction, hand: payable(survey) }).best(debt) ??
    new Payments(me).best(debt);
  if (payment === null) throw new Error(`cannot pay ${debt}`);
  return because('pay', { do: 'pay', tiles: [...payment.tiles] }, { pips: debt });
}
