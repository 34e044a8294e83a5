import { inPercent, type Reason } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { reason } from './choice.ts';
import type { Evaluation } from './evaluation.ts';

/** Why these units march there. */
export function marchReason(
  evaluation: Evaluation,
  to: Area,
  force: readonly UnitKind[],
  swaps: readonly number[],
): Reason {
  const { survey } = evaluation;
  if (survey.foeIn(to) !== undefined) {
    const odds = inPercent(evaluation.victory(to, force, swaps));
    return reason('attack', { area: to, odds });
  }
  if (survey.prizes(to) > 0) return reason('raid', { area: to, count: survey.prizes(to) });
  if (survey.ownVillages(to) > 0) return reason('guard', { area: to });
  return reason('march', { area: to });
}

/** Why a unit is built there, with the force it makes. */
export function buildReason(evaluation: Evaluation, area: Area, force: readonly UnitKind[]): Reason {
  if (evaluation.survey.foeIn(area) === undefined) return reason('build', { area });
  return reason('relieve', { area, odds: inPercent(evaluation.victory(area, force)) });
}
