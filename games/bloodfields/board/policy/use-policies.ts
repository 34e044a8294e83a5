import type { Notes } from '@sanguine/ui';
import { useEffect, useMemo, useState } from 'react';
import { chapterOf } from '../notes.ts';
import { type Policies, type PolicyAnswer, type PolicyKind, readPolicies } from './policies.ts';

export interface KeptPolicies {
  /** Null until the notebook has been read; until then nothing is answered. */
  readonly policies: Policies | null;
  readonly choose: (kind: PolicyKind, answer: PolicyAnswer) => void;
}

/** A player's policies, stored in the game's notebook on this device. */
export function usePolicies(notes: Notes): KeptPolicies {
  const chapter = useMemo(() => chapterOf(notes, 'policies', readPolicies), [notes]);
  const [policies, setPolicies] = useState<Policies | null>(null);
  useEffect(() => {
    let wanted = true;
    const read = async (): Promise<void> => {
      const found = await chapter.read();
      if (wanted) setPolicies((now) => now ?? found);
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [chapter]);
  return {
    policies,
    choose: (kind, answer) => {
      const next = { ...(policies ?? readPolicies(null)), [kind]: answer };
      setPolicies(next);
      void chapter.write(next);
    },
  };
}
