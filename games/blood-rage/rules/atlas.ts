import {
  FJORDS,
  type Fjord,
  OUTER,
  OUTER_PROVINCES,
  type Outer,
  type Place,
  PROVINCES,
  type Province,
  type Region,
  YGGDRASIL,
} from '../content/provinces.ts';
import type { State } from './state.ts';

export const isFjord = (place: Place): place is Fjord => place.length === 2;
export const isOuter = (place: Place): place is Outer => !isFjord(place) && place !== YGGDRASIL;

export const fjordOf = (province: Province): Fjord | null =>
  isOuter(province) ? OUTER_PROVINCES[province].fjord : null;

/** The two provinces a fjord lies between. */
export const SUPPORTED = Object.fromEntries(
  FJORDS.map((fjord) => [fjord, OUTER.filter((outer) => OUTER_PROVINCES[outer].fjord === fjord)]),
) as Record<Fjord, Outer[]>;

/** Neighbours on an intact board. */
const NEIGHBOURS: Readonly<Record<Province, readonly Province[]>> = {
  ...(Object.fromEntries(
    OUTER.map((outer, at) => {
      const ring = [OUTER.at(at - 1), OUTER[(at + 1) % OUTER.length]];
      return [outer, [...ring.filter((next) => next !== undefined), YGGDRASIL]];
    }),
  ) as Record<Outer, Province[]>),
  [YGGDRASIL]: OUTER,
};

export const isLiving = (state: State, province: Province): boolean =>
  !isOuter(province) || !state.destroyed.includes(province);

export const living = (state: State): Province[] => PROVINCES.filter((province) => isLiving(state, province));

/** §1.1: a destroyed province breaks the ring. */
export const neighbours = (state: State, province: Province): Province[] =>
  NEIGHBOURS[province].filter((next) => isLiving(state, next));

/** §1.2: open while one of its provinces is intact. */
export const isOpenFjord = (state: State, fjord: Fjord): boolean =>
  SUPPORTED[fjord].some((outer) => isLiving(state, outer));

export const provincesOf = (state: State, region: Region): Outer[] =>
  OUTER.filter((outer) => OUTER_PROVINCES[outer].region === region && isLiving(state, outer));

/** §1.1: villages without a figure; Infinity in Yggdrasil. */
export function emptyVillages(state: State, province: Province): number {
  if (!isOuter(province)) return Infinity;
  let taken = 0;
  for (const { figures } of state.clans) taken += figures[province].length;
  return OUTER_PROVINCES[province].villages - taken;
}
