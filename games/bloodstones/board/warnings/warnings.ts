import type { Masked, Seat } from '@sanguine/kernel';
import type { Move } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { battleWarnings, contactWarnings, standWarnings } from './contact.ts';
import { endWarnings, raiseWarnings, readyWarnings } from './ending.ts';
import { desertBuild, desertStep, openWarnings, strandedWarnings } from './leaving.ts';
import { paymentWarnings, swapWarnings } from './payment.ts';
import type { Warning } from './warning.ts';

/**
 * What a legal move would waste or lose, the worst first. It is computed from the mover's view alone, so that a warning
 * never reveals a secret.
 */
export function warningsFor(view: Masked<State>, seat: Seat, move: Move): Warning[] {
  switch (move.do) {
    case 'step':
      return [
        ...contactWarnings(view, seat, move),
        ...openWarnings(view, seat, move),
        ...desertStep(view, seat, move),
      ];
    case 'shamble':
      return contactWarnings(view, seat, move);
    case 'battle':
      return battleWarnings(view, seat, move);
    case 'stand': {
      const open = view.frames.at(-1);
      return open?.step === 'stand' ? standWarnings(view, seat, open) : [];
    }
    case 'withdraw':
    case 'retreat':
      return strandedWarnings(view, seat, move.area);
    case 'swap':
      return swapWarnings(view, seat, move.tile);
    case 'pay':
    case 'discard':
      return paymentWarnings(view, seat, move);
    case 'build':
    case 'return':
      return desertBuild(view, move.kind, move.area);
    case 'end':
      return endWarnings(view, seat);
    case 'ready':
      return readyWarnings(view, seat);
    case 'raise':
      return raiseWarnings(view, move.count);
    case 'pick':
    case 'found':
    case 'muster':
    case 'deploy':
    case 'capture':
    case 'keep':
    case 'lose':
    case 'settle':
      return [];
  }
}
