import type { RowUpdate } from '@sanguine/kernel';
import { useEffect, useState } from 'react';
import type { TableProps } from '../contract.ts';
import type { Settings } from '../settings.ts';

/** How a board sees rows happen. */
export interface Animator<View, Event, Previous, Animation> {
  /** What the previous keeps of a table until the next row: the table itself, or where its pieces stood. */
  readonly remember: (view: View, before: Previous | null) => Previous;
  /** What a row looks like; null: there is nothing to be seen of it. */
  readonly animationOf: (
    before: Previous,
    row: RowUpdate<Event>,
    motion: Settings['motion'],
  ) => Animation | null;
  /** How long it is seen, in milliseconds. */
  readonly lasts: (animation: Animation) => number;
}

/** What is seen of a table, and the animation that plays on it. */
export interface Animated<View, Event, Previous, Animation> {
  readonly view: View;
  readonly latest: RowUpdate<Event> | null;
  readonly previous: Previous;
  readonly animation: Animation | null;
}

/** One row on: a new row plays from its beginning and ends whatever was still playing; a jump plays nothing. */
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

/** The row that led here, while it is seen happening. It is a picture: nobody's input waits for it. */
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
    const over = setTimeout(() => {
      setShown((now) => (now.animation === animation ? { ...now, animation: null } : now));
    }, lasts(animation));
    return () => {
      clearTimeout(over);
    };
  }, [animation, lasts]);
  return { previous, animation };
}
