import type { Locale } from '@sanguine/kernel';
import { usePart } from '@sanguine/ui/observable/use-observable.ts';
import type { ReactNode } from 'react';
import type { GroundHold } from '../interaction/ground.ts';
import { leftFacts } from './left-facts.ts';

interface CountedFactsProps {
  readonly locale: Locale;
  readonly hold: GroundHold;
  /** What is said while nobody is on the way. */
  readonly facts: string;
}

/** Counted at the hand's speed; read out only to who leads by keys, step by step. */
export function CountedFacts({ locale, hold, facts }: CountedFactsProps): ReactNode {
  const left = usePart(hold.ghost, (ghost) => leftFacts(locale, ghost));
  const keyed = usePart(hold.ghost, (ghost) => ghost?.means === 'key');
  return left === null ? facts : <span aria-hidden={!keyed}>{left}</span>;
}
