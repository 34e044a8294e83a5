import type { Locale } from '@sanguine/kernel';
import { usePart } from '@sanguine/ui/observable/use-observable.ts';
import type { ReactNode } from 'react';
import type { GroundHold } from '../interaction/ground.ts';
import { leftFacts } from './left-facts.ts';

interface CountedFactsProps {
  readonly locale: Locale;
  readonly hold: GroundHold;
  /** The text while nothing is being moved. */
  readonly facts: string;
}

/** Counts along with the hand; read out only to players who use keys, step by step. */
export function CountedFacts({ locale, hold, facts }: CountedFactsProps): ReactNode {
  const left = usePart(hold.ghost, (ghost) => leftFacts(locale, ghost));
  const keyed = usePart(hold.ghost, (ghost) => ghost?.means === 'key');
  return left === null ? facts : <span aria-hidden={!keyed}>{left}</span>;
}
