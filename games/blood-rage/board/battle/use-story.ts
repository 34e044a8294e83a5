import type { TableProps } from '@sanguine/ui';
import { useMemo, useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { State } from '../../rules/state.ts';
import { actingSeat } from '@sanguine/ui/interaction/interaction.ts';
import { lastAge } from '../scores/summary.ts';
import { type ForceLine, forceLines } from './forces.ts';
import { inSight, lastOver, newTo, passedBy, storiesOf, type PillageStory } from './story.ts';

type Props = TableProps<State, AnyMove, Event>;

/** The forces of a battle by seat, before the cards were revealed. */
export type Fought = readonly (readonly ForceLine[])[];

interface Watched {
  readonly view: Props['view'];
  readonly acted: number;
  /** The last story passed by. */
  readonly seen: number;
  /** The last story that was finished when the viewer opened the table. */
  readonly before: number;
  readonly fought: ReadonlyMap<number, Fought>;
}

interface Told {
  readonly story: PillageStory | null;
  /** The battle is in progress. */
  readonly open: boolean;
  /** Something has happened since, and the viewer is asked for a decision now: the board is needed. */
  readonly past: boolean;
  /** Null if the viewer was not there when the battle began. */
  readonly fought: Fought | null;
  readonly dismiss: () => void;
}

/** The battle to show the viewer, and its forces. A busy viewer is only shown a battle in progress. */
export function useStory(props: Props, busy: boolean): Told {
  const { view, viewer, events, acted, live, latest, news } = props;
  const asked = actingSeat(props) !== null;
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
    () =>
      newTo(all, live ? viewer : null, { before, age: lastAge(events)?.key ?? -1 }).filter(
        (story) => (open && story === last) || news.isNew(story.end - 1),
      ),
    [all, live, viewer, before, events, open, last, news],
  );
  // A question in a battle comes before the report of another one.
  const told =
    busy || (open && asked)
      ? (last ?? null)
      : inSight(stories, { seen: watched.seen, open, viewer: live ? viewer : null });
  const goesOn = open && told === last;
  // After the action phase, only the viewer's own battles are still shown.
  const own = told !== null && viewer !== null && told.seats.includes(viewer);
  const story = goesOn || (!busy && (own || view.phase === 'action')) ? told : null;
  return {
    story,
    open: goesOn,
    past: asked && !goesOn && story !== null && story.end <= events.length - (latest?.events.length ?? 0),
    fought: story === null ? null : (watched.fought.get(story.key) ?? null),
    dismiss: () => {
      if (story !== null) news.putAway(story.end - 1);
    },
  };
}

/** Remembers the forces of the current battle until cards are revealed. */
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
