import type { Masked, RowUpdate } from '@sanguine/kernel';
import type { News } from '@sanguine/ui';
import { useState } from 'react';
import type { Event } from '../../rules/events.ts';
import type { State } from '../../rules/state.ts';
import { beginFollowing, follow, type BattleWatcher } from './follow.ts';
import { openBattle, type OpenBattle } from './open-battle.ts';
import type { BattleReport } from './report.ts';

interface BattleInSight {
  /** The reveal to show first, if any. */
  readonly report: BattleReport | null;
  readonly open: OpenBattle | null;
  readonly ties: readonly BattleReport[];
  readonly dismiss: () => void;
}

/** The battle to show the viewer: the latest reveal, else the pending decision. */
export function useBattle(
  view: Masked<State>,
  latest: RowUpdate<Event> | null,
  follower: BattleWatcher,
  news: News,
): BattleInSight {
  const [followed, setFollowed] = useState(() => beginFollowing(view, latest, follower));
  if (followed.view !== view || followed.latest !== latest)
    setFollowed(
      latest !== null && followed.latest === latest
        ? { ...followed, view }
        : follow(followed, view, latest, follower),
    );
  const report = followed.reports.find(({ at }) => news.isNew(at)) ?? null;
  return {
    report,
    open: openBattle(view),
    ties: followed.ties,
    dismiss: () => {
      if (report !== null) news.putAway(report.at);
    },
  };
}
