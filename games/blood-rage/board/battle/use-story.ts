import type { TableProps } from '@sanguine/ui';
import { useMemo, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { type ForceLine, forceOf } from './forces.ts';
import { inSight, storiesOf, type Story } from './story.ts';

type Props = TableProps<State, AnyMove, Event>;

/** Who fought a battle, seat by seat, as they stood before the cards were shown. */
export type Fought = readonly (readonly ForceLine[])[];

interface Watched {
  readonly view: Props['view'];
  readonly latest: Props['latest'];
  readonly seen: number;
  readonly fought: ReadonlyMap<number, Fought>;
}

interface Told {
  readonly story: Story | null;
  /** The battle goes on. */
  readonly open: boolean;
  /** Null: nobody was looking when they met. */
  readonly fought: Fought | null;
  readonly dismiss: () => void;
}

/** The battle a viewer should be looking at, and who was in it. Whoever is busy is not kept from the board by an old one. */
export function useStory({ view, viewer, events, latest, live }: Props, busy: boolean): Told {
  const stories = useMemo(() => storiesOf(events), [events]);
  const last = stories.at(-1);
  const open = view.battle !== null;
  // Whoever acts in a battle, by a late card or none, has not passed it by.
  const over = open ? stories.slice(0, -1) : stories;
  const [watched, setWatched] = useState<Watched>(() => ({
    view,
    latest,
    // What was over before somebody came to the table is not told.
    seen: last === undefined ? -1 : open ? last.key - 1 : last.key,
    fought: withForces(new Map(), view, last),
  }));
  if (watched.view !== view || watched.latest !== latest) {
    const { seen, fought } = watched;
    setWatched({
      view,
      latest,
      seen: latest === watched.latest ? seen : Math.max(seen, passedBy(over, events, latest, viewer)),
      fought: withForces(fought, view, last),
    });
  }
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

/** Whoever has acted since a battle has had the time to look at it. */
function passedBy(
  stories: readonly Story[],
  events: readonly Event[],
  latest: Props['latest'],
  viewer: Props['viewer'],
): number {
  if (latest === null || latest.did.seat !== viewer) return -1;
  const began = events.length - latest.events.length;
  return stories.findLast(({ end }) => end <= began)?.key ?? -1;
}

/** Remembers who meets in the battle that goes on, as long as no card was shown. */
function withForces(
  fought: ReadonlyMap<number, Fought>,
  view: Props['view'],
  story: Story | undefined,
): ReadonlyMap<number, Fought> {
  const { battle } = view;
  if (battle === null || story === undefined || battle.participants.length === 0 || battle.played.length > 0)
    return fought;
  const forces = view.clans.map((_, seat) => forceOf(view, seat, battle.province));
  return new Map(fought).set(story.key, forces);
}
