import type { CurvePoint } from '@sanguine/bots';
import type { Seat } from '@sanguine/kernel';

/** Where a chart's lines are drawn, in pixels. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The place of a turn along the chart; `turns` counts from the beginning to the end. */
export const xOf = ({ width, left, right }: Plot, turns: number, turn: number): number =>
  left + ((width - left - right) * turn) / Math.max(1, turns);

/** The height of a chance, from 0 to 100. */
export const yOf = ({ height, top, bottom }: Plot, chance: number): number =>
  height - bottom - ((height - top - bottom) * chance) / 100;

/** Where a row lies among the turns: 2.5 in the middle of the third. */
export function placeOf(curve: readonly CurvePoint[], row: number): number {
  const at = curve.findLastIndex((point) => point.row < row);
  const [from, to] = [curve[at], curve[at + 1]];
  if (from === undefined) return 0;
  if (to === undefined) return at;
  // A row lies halfway between the state before it and the one after.
  return at + Math.min(1, (row - 0.5 - from.row) / (to.row - from.row));
}

/** A seat's chance at a place, between two turns as well. */
export function chanceAt(curve: readonly CurvePoint[], seat: Seat, place: number): number {
  const at = Math.min(Math.floor(place), curve.length - 1);
  const from = curve[at]?.chances[seat] ?? 0;
  const to = curve[at + 1]?.chances[seat] ?? from;
  return from + (to - from) * (place - at);
}

/** A round, or a turn where a game has none: where it begins and ends among the turns. */
interface Span {
  readonly label: number;
  readonly from: number;
  readonly to: number;
}

/** The rounds in order; where a game does not count them, its turns. */
export function roundsOf(curve: readonly CurvePoint[]): Span[] {
  const last = curve.length - 1;
  const spans: Span[] = [];
  for (const [at, { round }] of curve.slice(0, -1).entries()) {
    const label = round ?? at + 1;
    const now = spans.at(-1);
    if (now !== undefined && now.label === label) spans[spans.length - 1] = { ...now, to: at + 1 };
    else spans.push({ label, from: at, to: Math.min(at + 1, last) });
  }
  return spans;
}

/** One round in this many is labelled, so that the numbers do not touch. */
export const everyFor = (rounds: number, width: number, least = 26): number =>
  Math.max(1, Math.ceil((rounds * least) / Math.max(1, width)));

/** Where each seat's emblem stands on its line, by seat: as far as possible from the other lines and emblems. */
export function emblemPlaces(curve: readonly CurvePoint[], plot: Plot, size: number): number[] {
  const turns = curve.length - 1;
  const [first, last] = [Math.ceil(turns * 0.08), Math.floor(turns * 0.86)];
  const taken: { readonly x: number; readonly y: number }[] = [];
  return (curve[0]?.chances ?? []).map((_, seat) => {
    const free = (at: number): number => {
      const [x, y] = [xOf(plot, turns, at), yOf(plot, curve[at]?.chances[seat] ?? 0)];
      const lines = (curve[at]?.chances ?? [])
        .filter((__, other) => other !== seat)
        .map((chance) => Math.abs(yOf(plot, chance) - y));
      const emblems = taken.map((place) => Math.hypot(place.x - x, place.y - y) / 1.5);
      return Math.min(size * 2, ...lines, ...emblems);
    };
    let best = first;
    for (let at = first; at <= last; at += 1) if (free(at) > free(best) + 0.5) best = at;
    taken.push({ x: xOf(plot, turns, best), y: yOf(plot, curve[best]?.chances[seat] ?? 0) });
    return best;
  });
}
