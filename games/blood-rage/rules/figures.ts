import type { Seat } from '@sanguine/kernel';
import { type Figure, FIGURES, type Monster, MONSTERS } from '../content/clan.ts';
import { PLACES, type Place, type Province, type Zone } from '../content/provinces.ts';
import { fjordOf } from './atlas.ts';
import type { Clan, State } from './state.ts';

const RANK = Object.fromEntries(FIGURES.map((figure, rank) => [figure, rank])) as Readonly<
  Record<Figure, number>
>;

export const isMonster = (figure: Figure): figure is Monster => MONSTERS.some((one) => one === figure);
/** §1.4: Ships stay in fjords and never move. The Sea Serpent is also a Ship. */
export const isShip = (figure: Figure): boolean => figure === 'ship' || figure === 'sea-serpent';

export function sortFigures(figures: readonly Figure[]): Figure[] {
  return figures.toSorted((one, other) => RANK[one] - RANK[other]);
}

/** Inserts a figure into a sorted list. */
export function addFigure(figures: Figure[], figure: Figure): void {
  let at = figures.length;
  for (
    let before = figures[at - 1];
    before !== undefined && RANK[before] > RANK[figure];
    before = figures[at - 1]
  )
    at--;
  figures.splice(at, 0, figure);
}

/** Moves one such figure; false if there is none. */
export function moveFigure(clan: Clan, figure: Figure, from: Zone, to: Zone): boolean {
  const at = clan.figures[from].indexOf(figure);
  if (at < 0) return false;
  clan.figures[from].splice(at, 1);
  addFigure(clan.figures[to], figure);
  return true;
}

/** The distinct kinds in a sorted list. */
export function kindsOf(figures: readonly Figure[]): Figure[] {
  return figures.filter((figure, at) => figure !== figures[at - 1]);
}

/** §6.3: the number of figures in provinces, Yggdrasil and fjords. */
export function onBoard(clan: Clan): number {
  let count = 0;
  for (const place of PLACES) count += clan.figures[place].length;
  return count;
}

/** The places a battle in the province covers: itself and its fjord. */
export function groundOf(province: Province): Place[] {
  const fjord = fjordOf(province);
  return fjord === null ? [province] : [province, fjord];
}

/** Whether the clan has a figure in the province or in its fjord. */
export function isPresent(clan: Clan, province: Province): boolean {
  if (clan.figures[province].length > 0) return true;
  const fjord = fjordOf(province);
  return fjord !== null && clan.figures[fjord].length > 0;
}

/** The seats with figures in the province or its fjord, in seat order. */
export function present(state: State, province: Province): Seat[] {
  const seats: Seat[] = [];
  for (const [seat, clan] of state.clans.entries()) if (isPresent(clan, province)) seats.push(seat);
  return seats;
}
