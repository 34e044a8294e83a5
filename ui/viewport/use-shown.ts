import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Ref, TableProps } from '../contract.ts';
import type { Region } from './camera.ts';
import type { ViewportHandle } from './viewport.tsx';

/** A place that somebody asked to be shown; a new object each time. */
export interface Shown<Spot> {
  readonly spot: Spot;
}

interface Asked<Spot> {
  readonly focus: TableProps<unknown, unknown, unknown>['focus'];
  readonly shown: Shown<Spot> | null;
}

/** The place of what is asked for, when it is asked for; where it goes afterwards is another matter. */
export function useShown<Spot>(
  focus: Asked<Spot>['focus'],
  placeOf: (ref: Ref) => Spot | null,
): Shown<Spot> | null {
  const [asked, setAsked] = useState<Asked<Spot>>({ focus: null, shown: null });
  if (asked.focus !== focus) {
    const spot = focus === null ? null : placeOf(focus.ref);
    setAsked({ focus, shown: spot === null ? null : { spot } });
  }
  return asked.shown;
}

/** Brings a place into view each time it is asked for; returns the way to bring in any other. */
export function useReveal<Spot>(
  port: RefObject<ViewportHandle | null>,
  boxOf: (spot: Spot) => Region | undefined,
  asked: Shown<Spot> | null,
): (spot: Spot) => void {
  const reveal = (spot: Spot): void => {
    const box = boxOf(spot);
    if (box !== undefined) port.current?.reveal(box);
  };
  const told = useRef(reveal);
  useEffect(() => {
    told.current = reveal;
  });
  useEffect(() => {
    if (asked !== null) told.current(asked.spot);
  }, [asked]);
  return reveal;
}
