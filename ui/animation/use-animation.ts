import type { RowUpdate } from '@sanguine/kernel';
import { useEffect, useRef, useState } from 'react';
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

/** The view on screen and the animations playing on it. */
export interface Animated<View, Event, Previous, Animation> {
  readonly view: View;
  readonly latest: RowUpdate<Event> | null;
  readonly previous: Previous;
  /** The latest row's. */
  readonly animation: Animation | null;
  /** Everything still playing, oldest first: a row that follows soon cuts nothing short. */
  readonly playing: readonly Animation[];
}

/** The most rows that play at once; only a hurried game has more. */
const MOST_PLAYING = 4;

/** Advances by one row, whose animation starts beside those still playing. A jump or a take-back ends them all. */
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
  const goesOn = latest !== null && latest.did.do !== 'undo' && latest.did.do !== 'rewind';
  const playing = [...(goesOn ? before.playing : []), ...(animation === null ? [] : [animation])];
  return { view, latest, previous, animation, playing: playing.slice(-MOST_PLAYING) };
}

/** The animations of the latest rows, while they play. They never block input. */
export function useAnimation<State, Move, Event, Previous, Animation>(
  { view, latest, settings }: TableProps<State, Move, Event>,
  animator: Animator<TableProps<State, Move, Event>['view'], Event, Previous, Animation>,
): Pick<Animated<State, Event, Previous, Animation>, 'previous' | 'animation' | 'playing'> {
  const { motion } = settings;
  const [shown, setShown] = useState<Animated<typeof view, Event, Previous, Animation>>(() => ({
    view,
    latest,
    previous: animator.remember(view, null),
    animation: null,
    playing: [],
  }));
  if (shown.view !== view || shown.latest !== latest)
    setShown(animated(shown, view, latest, motion, animator));
  const { previous, animation, playing } = shown;
  const { lasts } = animator;
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    if (animation === null) return;
    const over = setTimeout(
      () => {
        timers.current.delete(over);
        setShown((now) => ({
          ...now,
          animation: now.animation === animation ? null : now.animation,
          playing: now.playing.filter((one) => one !== animation),
        }));
      },
      lasts(animation) * readingFactor(motion),
    );
    timers.current.add(over);
  }, [animation, lasts, motion]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  return { previous, animation, playing };
}
