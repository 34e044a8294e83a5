import type { Ref } from '@sanguine/ui';
import { type Place, PLACES } from '../../content/provinces.ts';

/** The place of a reference: `gimle`, `leader@gimle`; null if it is not on the board. */
export function placeOf(ref: Ref): Place | null {
  const name = ref.split('@').at(-1);
  return PLACES.find((place) => place === name) ?? null;
}
