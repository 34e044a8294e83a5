import type { Locale } from '@sanguine/kernel';
import type { State } from '../../../rules/state.ts';
import { lengthText } from '../../../text/measures.ts';
import { skillName, unitNames } from '../../../text/words.ts';
import type { Claim } from '../state/claims.ts';
import { sayCompanion } from './say.ts';

/** `Ilmane within 4 inches of the target: Merciless Light`. */
export function claimText(locale: Locale, table: State, claim: Claim): string {
  if (claim.kind === 'ground') return sayCompanion(locale, `claim.${claim.fact}`);
  const units = unitNames(locale, table, claim.units);
  const skill = skillName(locale, claim.by);
  return claim.within === 'contact'
    ? sayCompanion(locale, 'claim.touching', { units, skill })
    : sayCompanion(locale, `claim.${claim.kind}`, { units, skill, range: lengthText(locale, claim.within) });
}
