import type { Locale } from '@sanguine/kernel';
import { useObservable } from '@sanguine/ui/observable/use-observable.ts';
import { type ReactNode, useMemo } from 'react';
import type { State } from '../../rules/state.ts';
import type { GroundHold } from '../interaction/ground.ts';
import { standAsker } from '../plan/stand.ts';
import type { LeapTask, WalkTask } from '../plan/task.ts';
import css from './overlay.module.css';
import { StandCard } from './stand-card.tsx';

/**
 * The stand-here card under the table of a phone. Before a drag it shows what the unit's present place means: if it appeared
 * only with the drag, the table would jump under the finger.
 */
export function DockedStand({
  locale,
  view,
  hold,
  task,
}: {
  readonly locale: Locale;
  readonly view: State;
  readonly hold: GroundHold;
  readonly task: WalkTask | LeapTask;
}): ReactNode {
  const planned = useObservable(hold.card);
  const home = useMemo(() => standAsker(view)(task, { way: [task.disc], refusal: null }), [view, task]);
  const stand = planned ?? home;
  return stand === null ? null : (
    <div className={css['standing']}>
      <StandCard {...{ locale, view, stand }} />
    </div>
  );
}
