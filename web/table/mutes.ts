import { useState } from 'react';
import { refreshMe, useMe } from '../account/me.ts';
import { ask } from '../api/client.ts';

/** Persons whose chat the reader has muted. */
export interface Mutes {
  has(person: string): boolean;
  mute(person: string): void;
  unmute(person: string): void;
  /** The maximum is reached: the last mute lasts on this page only. */
  readonly full: boolean;
}

/** Stored with the person; a change applies at once, even if it cannot be stored. */
export function useMutes(): Mutes {
  const me = useMe();
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [full, setFull] = useState(false);
  const choose = async (person: string, muted: boolean): Promise<void> => {
    setChosen((before) => new Map(before).set(person, muted));
    const answer = await ask<null>(muted ? 'PUT' : 'DELETE', `/mutes/${encodeURIComponent(person)}`);
    setFull(!answer.ok && answer.problem === 'mutes');
    if (answer.ok) await refreshMe();
  };
  return {
    has: (person) => chosen.get(person) ?? me?.muted.some((one) => one.person === person) ?? false,
    mute: (person) => void choose(person, true),
    unmute: (person) => void choose(person, false),
    full,
  };
}
