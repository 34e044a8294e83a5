import type { TableProps } from '@sanguine/ui';
import { useMemo, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { lastAge } from '../scores/summary.ts';
import { type ForceLine, forceLines } from './forces.ts';
import { inSight, lastOver, newTo, passedBy, storiesOf, type PillageStory } from './story.ts';

type Props = TableProps<State, AnyMove, Event>;

/** Who fought a battle, seat by seat, as they stood before the cards were shown. */
export type Fought = readonly (readonly ForceLine[])[];

interface Watched {
  readonly view: Props['view'];
  readonly acted: number;
  /** The last story put away or passed by. */
  readonly seen: number;
  /** The last story that was over when the viewer came to the table. */
  readonly before: number;
  readonly fought: ReadonlyMap<number, Fought>;
}

interface Told {
  readonly story: PillageStory | null;
  /** The battle goes on. */
  readonly open: boolean;
  /** Null: nobody was looking when they met. */
  readonly fought: Fought | null;
  readonly dismiss: () => void;
}

/** The battle a viewer should be looking at, and who was in it. Whoever is busy is not kept from the board by an old one. */
export function useStory({ view, viewer, events, acted, live }: Props, busy: boolean): Told {
  const all = useMemo(() => storiesOf(events), [events]);
  const last = all.at(-1);
  const open = view.battle !== null;
  const [watched, setWatched] = useState<Watched>(() => ({
    view,
    acted,
    seen: passedBy(all, { open, acted }),
    before: lastOver(all, open)?.key ?? -1,
    fought: withForces(new Map(), view, last),
  }));
  if (watched.view !== view || watched.acted !== acted)
    setWatched({
      ...watched,
      view,
      acted,
      seen: Math.max(watched.seen, passedBy(all, { open, acted })),
      fought: withForces(watched.fought, view, last),
    });
  const { before } = watched;
  const stories = useMemo(
    () => newTo(all, live ? viewer : null, { before, age: lastAge(events)?.key ?? -1 }),
    [all, live, viewer, before, events],
  );
  const told = busy
    ? (last ?? null)
    : inSight(stories, { seen: watched.seen, open, viewer: live ? viewer : null });
  const goesOn = open && told === last;
  // Once the phase is over, only one's own battles are still worth a look.
  const own = told !== null && viewer !== null && told.seats.includes(viewer);
  const story = goesOn || (!busy && (own || view.phase === 'action')) ? told : null;
  return {
    story,
    open: goesOn,
    fought: story === null ? null : (watched.fought.get(story.key) ?? null),
    dismiss: () => {
      if (story !== null) setWatched((now) => ({ ...now, seen: Math.max(now.seen, story.key) }));
    },
  };
}

/** Remembers who meets in the battle that goes on, as long as no card was shown. */
function withForces(
  fought: ReadonlyMap<number, Fought>,
  view: Props['view'],
  story: PillageStory | undefined,
): ReadonlyMap<number, Fought> {
  const { battle } = view;
  if (battle === null || story === undefined || battle.participants.length === 0 || battle.played.length > 0)
    return fought;
  const forces = view.clans.map((_, seat) => forceLines(view, seat, battle.province));
  return new Map(fought).set(story.key, forces);
}
