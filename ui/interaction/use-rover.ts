import { useState } from 'react';
import type { Pointing } from './use-pointing.ts';

interface Roving<Place> {
  /** The one place in the order of the page. */
  readonly rover: Place;
  readonly rove: (place: Place) => void;
  readonly pointing: Pointing<Place>;
}

/** One place at a time is in the order of the page; arrows lead on from it, and what they lead to is brought into view. */
export function useRover<Place>(
  first: () => Place,
  pointing: Pointing<Place>,
  reveal: (place: Place) => void,
): Roving<Place> {
  const [rover, setRover] = useState(first);
  return {
    rover,
    rove: (place) => {
      setRover(() => place);
    },
    pointing: {
      ...pointing,
      rove(place) {
        setRover(() => place);
        reveal(place);
      },
      press(place, means, element) {
        setRover(() => place);
        pointing.press(place, means, element);
      },
    },
  };
}
