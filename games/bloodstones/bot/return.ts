import { bestBy } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import { because, type BotChoice } from './choice.ts';
import { attractions } from './attractions.ts';
import type { Survey } from './survey.ts';
import { UNIT_VALUE } from './values.ts';

/** §7.5: the Horde comes back near the most villages. */
export function returnUnit(survey: Survey): BotChoice {
  const { view, seat, atlas } = survey;
  const attraction = attractions(survey, null);
  const score = (move: Move): number => {
    if (move.do !== 'return' || move.kind === 'ship') return 0;
    const desert = atlas.terrain(move.area) === 'desert' ? -5 : 0;
    return 1 + (attraction[move.area] ?? 0) + UNIT_VALUE[move.kind] + desert;
  };
  const best = bestBy(sequence.moves(view, seat), score);
  if (best?.do !== 'return') return because('endPhase', { do: 'end' });
  return because('return', best, { area: best.area });
}
