import type { Locale } from '@sanguine/kernel';
import { inchesText } from '../../text/measures.ts';
import type { Ghost } from '../plan/ghost.ts';
import { leftOf } from '../plan/left.ts';
import { sayBoard } from '../text/say.ts';

/** The distance left while a unit is moved over the ground: `2.3″ left of 5″.` */
export function leftFacts(locale: Locale, ghost: Ghost | null): string | null {
  if (ghost === null || ghost.idle || ghost.refusal !== null) return null;
  const { task, way } = ghost;
  const left = leftOf(task, way);
  if (left === null || !('allowance' in task)) return null;
  const inches = { left: inchesText(left), all: inchesText(task.allowance) };
  // Only a way on foot can turn.
  return sayBoard(locale, task.kind === 'walk' ? 'fact.left.walk' : 'fact.left', inches);
}
