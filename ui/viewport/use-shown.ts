import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Ref, TableProps } from '../contract.ts';
import type { WorldRect } from './camera.ts';
import type { ViewportHandle } from './viewport.tsx';

/** A place to show; a new object for each request. */
export interface Shown<Place> {
  readonly place: Place;
}

interface Asked<Place> {
  readonly focus: TableProps<unknown, unknown, unknown>['focus'];
  readonly shown: Shown<Place> | null;
}

/** The place of `focus` at the time of the request; it does not follow the piece afterwards. */
export function useShown<Place>(
  focus: Asked<Place>['focus'],
  placeOf: (ref: Ref) => Place | null,
): Shown<Place> | null {
  const [asked, setAsked] = useState<Asked<Place>>({ focus: null, shown: null });
  if (asked.focus !== focus) {
    const place = focus === null ? null : placeOf(focus.ref);
    setAsked({ focus, shown: place === null ? null : { place } });
  }
  return asked.shown;
}

/** Brings a place into view on each request; returns a function that does the same for any place. */
export function useReveal<Place>(
  port: RefObject<ViewportHandle | null>,
  boxOf: (place: Place) => WorldRect | undefined,
  asked: Shown<Place> | null,
): (place: Place) => void {
  const reveal = (place: Place): void => {
    const box = boxOf(place);
    if (box !== undefined) port.current?.reveal(box);
  };
  const told = useRef(reveal);
  useEffect(() => {
    told.current = reveal;
  });
  useEffect(() => {
    if (asked !== null) told.current(asked.place);
  }, [asked]);
  return reveal;
}
