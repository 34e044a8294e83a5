import { useState } from 'react';
import { useMe } from '../account/me.ts';
import { ask } from '../api/client.ts';

/** Persons whose chat the reader does not want to see. */
export interface Mutes {
  has(person: string): boolean;
  mute(person: string): void;
  unmute(person: string): void;
}

/** Kept with the account; what was just chosen holds at once, also where it cannot be stored. */
export function useMutes(): Mutes {
  const me = useMe();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const choose = (person: string, muted: boolean): void => {
    setChosen((before) => new Map(before).set(person, muted));
    void ask(muted ? 'PUT' : 'DELETE', `/mutes/${encodeURIComponent(person)}`);
  };
  return {
    has: (person) => chosen.get(person) ?? me?.muted.includes(person) ?? false,
    mute: (person) => choose(person, true),
    unmute: (person) => choose(person, false),
  };
}
