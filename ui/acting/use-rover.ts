import { useState } from 'react';
import type { Pointing } from './use-pointing.ts';

interface Roving<Spot> {
  /** The one place in the order of the page. */
  readonly rover: Spot;
  readonly rove: (spot: Spot) => void;
  readonly pointing: Pointing<Spot>;
}

/** One place at a time is in the order of the page; arrows lead on from it, and what they lead to is brought into view. */
export function useRover<Spot>(
  first: () => Spot,
  pointing: Pointing<Spot>,
  reveal: (spot: Spot) => void,
): Roving<Spot> {
  const [rover, setRover] = useState(first);
  return {
    rover,
    rove: (spot) => {
      setRover(() => spot);
    },
    pointing: {
      ...pointing,
      rove(spot) {
        setRover(() => spot);
        reveal(spot);
      },
      press(spot, means, element) {
        setRover(() => spot);
        pointing.press(spot, means, element);
      },
    },
  };
}
