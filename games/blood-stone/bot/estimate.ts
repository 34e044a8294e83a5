import { estimateBy } from '@sanguine/kernel';
import { GLADES } from '../content/glades/index.ts';
import { outcomeOf } from '../rules/end.ts';
import type { State } from '../rules/state.ts';
import learnt from './estimate.json' with { type: 'json' };
import { type Features, featuresOf } from './features.ts';

/** Most features of the evaluation count here too, with other weights. */
const STANDING = [
  'soldiers',
  'soldierBlood',
  'zombifiable',
  'witchBlood',
  'witchLow',
  'witchHigh',
  'minionBlood',
  'zombieBlood',
  'approach',
  'strikesNow',
  'dangerInSoldiersTurn',
  'dangerInWitchTurn',
  'lethal',
  'puppetStrikesNow',
  'puppetsInReach',
  'puppetsInReachNow',
  'puppetApproach',
  'casts',
  'phantomNow',
  'realm',
] as const satisfies readonly (keyof Features)[];

/** Also what each glade gives the Soldiers from the start. */
const FEATURES: readonly string[] = [...STANDING, ...GLADES.map(({ id }) => id)];

const NOTHING: Readonly<Record<string, number>> = Object.fromEntries(FEATURES.map((name) => [name, 0]));

/** Who is likely to win. Everything is measured from the Soldiers' side, so there is nothing to weigh on the Witch's. */
export const estimate = estimateBy({ features: FEATURES, measure, outcome: outcomeOf, learnt });

function measure(state: State): Readonly<Record<string, number>>[] {
  const soldiers = { ...NOTHING, ...featuresOf(state), [state.glade]: 1 };
  return state.witch === 0 ? [NOTHING, soldiers] : [soldiers, NOTHING];
}
