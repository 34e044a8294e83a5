import { inPercent, type Reason } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { reason } from './choice.ts';
import type { Evaluation } from './evaluation.ts';

/** From this chance on a bot fears to lose what it has in an area. */
const FEARED = 0.1;

/** Why these units march there. */
export const marchReason =
  (evaluation: Evaluation, to: Area, force: readonly UnitKind[], swaps: readonly number[]) => (): Reason => {
    const { survey } = evaluation;
    if (survey.foeIn(to) !== undefined) {
      const odds = inPercent(evaluation.victory(to, force, swaps));
      const count = survey.prizes(to);
      return count > 0
        ? reason('attackVillages', { area: to, odds, count })
        : reason('attack', { area: to, odds });
    }
    if (survey.prizes(to) > 0) return reason('raid', { area: to, count: survey.prizes(to) });
    const count = survey.ownVillages(to);
    if (count > 0) {
      const here = inPercent(evaluation.danger(to, survey.mine(to)));
      return reason('guard', { area: to, count, here, there: inPercent(evaluation.danger(to, force)) });
    }
    return reason('march', { area: to });
  };

/** Why a unit is built there, with the force it makes. */
export const buildReason = (evaluation: Evaluation, area: Area, force: readonly UnitKind[]) => (): Reason => {
  const { survey } = evaluation;
  if (survey.foeIn(area) !== undefined)
    return reason('relieve', { area, odds: inPercent(evaluation.victory(area, force)) });
  const danger = evaluation.danger(area, survey.mine(area));
  if (danger < FEARED) return reason('build', { area });
  return reason('buildGuard', {
    area,
    here: inPercent(danger),
    there: inPercent(evaluation.danger(area, force)),
  });
};
