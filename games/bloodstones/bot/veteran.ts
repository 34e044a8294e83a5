import { bestBy } from '@sanguine/kernel';
import type { FrameOf } from '../rules/frames.ts';
import { Appraisal } from './appraisal.ts';
import { Budget } from './budget.ts';
import { buildPlans } from './building.ts';
import { type BotChoice } from './choice.ts';
import type { Mind } from './decide.ts';
import { marchPlans } from './marching.ts';
import type { Outlook } from './outlook.ts';
import type { Plan } from './plans.ts';
import { undead } from './shamble.ts';
import { payMarch, wrapUp } from './wrap-up.ts';

/** One ply with the appraisal and exact odds: the plan worth most is begun, and begun anew at every decision. */
export const veteranMind: Mind = { main, march, undead };

function main(outlook: Outlook): BotChoice {
  const appraisal = new Appraisal(outlook);
  const budget = new Budget(outlook);
  const plan = bestBy([...buildPlans(appraisal, budget), ...marchPlans(appraisal, budget)], valueOf);
  return plan ?? wrapUp(outlook);
}

const valueOf = ({ value }: Plan): number => value;

/** On with the march while that is worth its pips; then the tiles missed least pay. */
function march(outlook: Outlook, { debt }: FrameOf<'march'>): BotChoice {
  const appraisal = new Appraisal(outlook);
  const plan = bestBy(marchPlans(appraisal, new Budget(outlook, debt)), valueOf);
  return plan ?? payMarch(outlook, debt);
}
