import { bestBy } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import { because, type BotChoice } from './choice.ts';
import { lures } from './lure.ts';
import type { Outlook } from './outlook.ts';
import { UNIT_WORTH } from './worth.ts';

/** §7.5: the Horde comes back where the most villages lie near. */
export function comeBack(outlook: Outlook): BotChoice {
  const { view, seat, atlas } = outlook;
  const pull = lures(outlook, false);
  const score = (move: Move): number => {
    if (move.do !== 'return' || move.kind === 'ship') return 0;
    const desert = atlas.terrain(move.area) === 'desert' ? -5 : 0;
    return 1 + (pull[move.area] ?? 0) + UNIT_WORTH[move.kind] + desert;
  };
  const best = bestBy(sequence.moves(view, seat), score);
  if (best?.do !== 'return') return because('endPhase', { do: 'end' });
  return because('return', best, { area: best.area });
}
