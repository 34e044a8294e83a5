import type { Masked } from '@sanguine/kernel';
import { useMemo, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { lastStory, type Story } from './story.ts';

interface Told {
  readonly story: Story | null;
  /** The battle goes on. */
  readonly open: boolean;
  readonly dismiss: () => void;
}

/** The battle a viewer should be looking at: the one that goes on, else the last one until it is put away. */
export function useStory(view: Masked<State>, events: readonly Event[]): Told {
  const story = useMemo(() => lastStory(events), [events]);
  const open = view.battle !== null;
  // What was over before somebody came to the table is not told.
  const [seen, setSeen] = useState(() => (story === null || open ? -1 : story.key));
  // Once the phase is over there is something else to look at.
  const told = view.phase === 'action' && story !== null && story.key > seen && story.seats.length > 0;
  const fresh = open || told;
  return {
    story: fresh ? story : null,
    open,
    dismiss: () => {
      if (story !== null) setSeen(story.key);
    },
  };
}
