import { useState } from 'react';
import type { Pointing } from './use-pointing.ts';

interface Roving<Place> {
  /** The one place in the tab order. */
  readonly rover: Place;
  readonly rove: (place: Place) => void;
  readonly pointing: Pointing<Place>;
}

/**
 * Roving tab index: one place is in the tab order, arrow keys move on from it, and the new place is brought into view.
 */
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
