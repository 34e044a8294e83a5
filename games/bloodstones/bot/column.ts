import { inPercent } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import type { Appraisal } from './appraisal.ts';
import { reason } from './choice.ts';
import type { Plan } from './plans.ts';
import type { Roads } from './roads.ts';

/** Units that march together, with the roads open to them. */
export interface Column {
  readonly from: Area;
  readonly units: readonly UnitKind[];
  readonly roads: Roads;
  /** Units that pay each pip of the way (§8.3). */
  readonly payers: number;
}

/** What a march is for. */
export function marchReason(
  appraisal: Appraisal,
  to: Area,
  force: readonly UnitKind[],
  swaps: readonly number[],
): Plan['reason'] {
  const { outlook } = appraisal;
  if (outlook.foeIn(to) !== undefined) {
    const odds = inPercent(appraisal.victory(to, force, swaps));
    return reason('attack', { area: to, odds });
  }
  if (outlook.prizes(to) > 0) return reason('raid', { area: to, count: outlook.prizes(to) });
  if (outlook.ownVillages(to) > 0) return reason('guard', { area: to });
  return reason('march', { area: to });
}
