import type { Seat } from '@sanguine/kernel';
import type { Figure } from '../../content/clan.ts';
import { type Place, PLACES, type Province } from '../../content/provinces.ts';
import { isFjord, living } from '../../rules/atlas.ts';
import { clanOf } from '../../rules/clans.ts';
import { isShip, sortFigures } from '../../rules/figures.ts';
import { canRetreat } from '../../rules/loss.ts';
import { marchGoals } from '../../rules/march.ts';
import type { AnyMove, FigureAt } from '../../rules/moves.ts';
import { sortPlaced } from '../../rules/tidy.ts';
import { NOTHING, type Selection, type View } from './selection.ts';

/** A figure that can be toggled on its own. */
export interface Chip {
  readonly figure: Figure;
  readonly at: Place;
  readonly on: boolean;
  /** The selection after pressing it. */
  readonly next: Selection;
}

/** The figures to toggle for the current selection: who marches, is saved or is sacrificed. */
export function chipsFor(view: View, seat: Seat, selection: Selection): readonly Chip[] {
  const open = view.frames.at(-1);
  if (open?.step === 'rescue') return savedChips(view, seat, selection);
  if (open?.step !== 'action') return [];
  if (selection.held === 'victims') return victimChips(view, seat, selection.victims);
  if (selection.held !== 'place' || isFjord(selection.place)) return [];
  const { place, troop } = selection;
  return copies(movable(view, seat, place)).map(({ figure, copy }) => {
    const on = copy < countOf(troop, figure);
    const next = on ? without(troop, figure) : sortFigures([...troop, figure]);
    return { figure, at: place, on, next: { held: 'place', place, troop: next } };
  });
}

/** The seat's figures in a place that can walk. */
export const movable = (view: View, seat: Seat, place: Place): Figure[] =>
  clanOf(view, seat).figures[place].filter((figure) => !isShip(figure));

/** The figures these moves would send or save, with their current places: `gimle leader`. */
export function goersIn(moves: readonly AnyMove[]): ReadonlySet<string> {
  const goers = new Set<string>();
  for (const move of moves) {
    if (move.do === 'join') goers.add(`${move.from} ${move.figure}`);
    else if (move.do === 'march') for (const figure of move.figures) goers.add(`${move.from} ${figure}`);
    else if (move.do === 'rescue') for (const { figure, at } of move.figures) goers.add(`${at} ${figure}`);
  }
  return goers;
}

/** The default troop: everybody, up to the most empty villages of any province in reach. */
export function proposedTroop(view: View, seat: Seat, place: Province): Figure[] {
  const rooms = marchGoals(view, place, living(view)).map(([, room]) => room);
  return movable(view, seat, place).slice(0, Math.max(0, ...rooms));
}

const countOf = (figures: readonly Figure[], figure: Figure): number =>
  figures.filter((one) => one === figure).length;

/** Numbers each figure among those of its kind. */
const copies = (figures: readonly Figure[]): { figure: Figure; copy: number }[] =>
  figures.map((figure, at) => ({ figure, copy: countOf(figures.slice(0, at), figure) }));

function without(figures: readonly Figure[], figure: Figure): Figure[] {
  const rest = [...figures];
  rest.splice(rest.indexOf(figure), 1);
  return rest;
}

/** Adds a figure pressed on the board to the troop, or removes it. */
export function troopWith(
  view: View,
  seat: Seat,
  selection: Selection,
  place: Place,
  figure: Figure,
): Selection {
  if (selection.held !== 'place' || selection.place !== place)
    return { held: 'place', place, troop: [figure] };
  const all = countOf(movable(view, seat, place), figure);
  const { troop } = selection;
  const next =
    countOf(troop, figure) < all ? sortFigures([...troop, figure]) : troop.filter((one) => one !== figure);
  return { held: 'place', place, troop: next };
}

/** Saves a figure pressed on the board, then the next of its kind there; once all are saved, none of them. */
export function savedWith(
  view: View,
  seat: Seat,
  selection: Selection,
  place: Place,
  figure: Figure,
): Selection | null {
  const alike = savedChips(view, seat, selection).filter(
    (chip) => chip.at === place && chip.figure === figure,
  );
  const next = alike.find(({ on }) => !on);
  if (next !== undefined || alike.length === 0 || selection.held !== 'saved') return next?.next ?? null;
  const left = selection.figures.filter((one) => one.at !== place || one.figure !== figure);
  return savedOf(left, selection.retreat);
}

function victimChips(view: View, seat: Seat, victims: readonly FigureAt[]): Chip[] {
  const { figures } = clanOf(view, seat);
  const all = PLACES.flatMap((at) => figures[at].map((figure) => ({ figure, at })));
  return toggles(all, victims).map(({ figure, at, on, next }) => ({
    figure,
    at,
    on,
    next: { held: 'victims', victims: next.slice(-2) },
  }));
}

interface Toggle extends FigureAt {
  readonly on: boolean;
  readonly next: readonly FigureAt[];
}

/** Each of these figures, on if it is among the chosen, and the choice after pressing it. */
function toggles(all: readonly FigureAt[], chosen: readonly FigureAt[]): Toggle[] {
  return all.map(({ figure, at }, number) => {
    const alike = (one: FigureAt): boolean => one.figure === figure && one.at === at;
    const on = all.slice(0, number).filter(alike).length < chosen.filter(alike).length;
    const next = on ? chosen.toSpliced(chosen.findIndex(alike), 1) : [...chosen, { figure, at }];
    return { figure, at, on, next };
  });
}

/** §12: the seat's own figures about to die. */
function savedChips(view: View, seat: Seat, selection: Selection): Chip[] {
  const loss = view.frames.at(-2);
  if (loss?.step !== 'loss') return [];
  const own = sortPlaced(loss.marked.filter((one) => one.seat === seat));
  const saved = selection.held === 'saved' ? selection.figures : [];
  const retreat = selection.held === 'saved' && selection.retreat;
  return toggles(own, saved).map(({ figure, at, on, next }) => {
    const flees = retreat && !next.some((one) => one.figure === 'volur-witch');
    return { figure, at, on, next: savedOf(sortPlaced(next), flees) };
  });
}

const savedOf = (figures: readonly FigureAt[], retreat: boolean): Selection =>
  figures.length === 0 && !retreat ? NOTHING : { held: 'saved', figures, retreat };

/** §18.7: whether the seat's Volur Witch could retreat now. */
export function canFlee(view: View, seat: Seat): boolean {
  const loss = view.frames.at(-2);
  if (loss?.step !== 'loss') return false;
  return loss.marked.some((one) => one.seat === seat && canRetreat(view, one, loss.cause));
}
