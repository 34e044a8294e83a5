import type { RowUpdate } from '@sanguine/kernel';
import { useEffect, useState } from 'react';
import type { TableProps } from '../contract.ts';
import type { Settings } from '../settings.ts';
import { readingFactor } from './speed.ts';

/** How a board animates its rows. */
export interface Animator<View, Event, Previous, Animation> {
  /** What to keep of a view until the next row: the view itself, or just the positions of its pieces. */
  readonly remember: (view: View, before: Previous | null) => Previous;
  /** Null if the row has nothing to show. */
  readonly animationOf: (
    before: Previous,
    row: RowUpdate<Event>,
    motion: Settings['motion'],
  ) => Animation | null;
  /** Duration in milliseconds at normal speed. */
  readonly lasts: (animation: Animation) => number;
}

/** The view on screen and the animation playing on it. */
export interface Animated<View, Event, Previous, Animation> {
  readonly view: View;
  readonly latest: RowUpdate<Event> | null;
  readonly previous: Previous;
  readonly animation: Animation | null;
}

/** Advances by one row. A new row starts its animation and ends the one still playing; a jump plays nothing. */
export function animated<View, Event, Previous, Animation>(
  before: Animated<View, Event, Previous, Animation>,
  view: View,
  latest: RowUpdate<Event> | null,
  motion: Settings['motion'],
  animator: Animator<View, Event, Previous, Animation>,
): Animated<View, Event, Previous, Animation> {
  const previous = animator.remember(view, before.previous);
  if (latest === before.latest) return { ...before, view, previous };
  const animation = latest === null ? null : animator.animationOf(before.previous, latest, motion);
  return { view, latest, previous, animation };
}

/** The animation of the latest row, while it plays. It never blocks input. */
export function useAnimation<State, Move, Event, Previous, Animation>(
  { view, latest, settings }: TableProps<State, Move, Event>,
  animator: Animator<TableProps<State, Move, Event>['view'], Event, Previous, Animation>,
): Pick<Animated<State, Event, Previous, Animation>, 'previous' | 'animation'> {
  const { motion } = settings;
  const [shown, setShown] = useState<Animated<typeof view, Event, Previous, Animation>>(() => ({
    view,
    latest,
    previous: animator.remember(view, null),
    animation: null,
  }));
  if (shown.view !== view || shown.latest !== latest)
    setShown(animated(shown, view, latest, motion, animator));
  const { previous, animation } = shown;
  const { lasts } = animator;
  useEffect(() => {
    if (animation === null) return undefined;
    const over = setTimeout(
      () => {
        setShown((now) => (now.animation === animation ? { ...now, animation: null } : now));
      },
      lasts(animation) * readingFactor(motion),
    );
    return () => {
      clearTimeout(over);
    };
  }, [animation, lasts, motion]);
  return { previous, animation };
}
