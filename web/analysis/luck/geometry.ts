import type { CurvePoint } from '@sanguine/bots';
import { placeOf, type Plot, xOf } from '../curve/geometry.ts';
import type { FeltDraw } from './extremes.ts';

/** A draw as a bar: up for what it gave, down for what it took. */
export interface LuckBar extends FeltDraw {
  readonly x: number;
  readonly width: number;
}

/** The share of its space that a bar fills; bars never get too thin to see. */
const FILLED = 0.72;
const THINNEST = 1.5;
const WIDEST = 14;

/** The bars below the turns of their draws; draws of one turn share its width. */
export function luckBars(curve: readonly CurvePoint[], felt: readonly FeltDraw[], plot: Plot): LuckBar[] {
  const turns = curve.length - 1;
  const byTurn = Map.groupBy(felt, ({ draw }) => Math.min(Math.floor(placeOf(curve, draw.row)), turns - 1));
  return [...byTurn].flatMap(([turn, draws]) => {
    const [from, to] = [xOf(plot, turns, turn), xOf(plot, turns, turn + 1)];
    const room = (to - from) / draws.length;
    const width = Math.min(WIDEST, Math.max(THINNEST, room * FILLED));
    return draws.map((one, at) => ({ ...one, x: from + room * (at + 0.5) - width / 2, width }));
  });
}

/** The step of a scale that reaches this much in at most three steps. */
export const stepFor = (most: number): number =>
  [1, 2, 4, 5, 10, 20, 25].find((step) => most / step <= 3) ?? 50;
