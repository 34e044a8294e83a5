import { inches } from '@sanguine/bloodfields/content/inches.ts';
import type { Corner, TerrainKind } from '@sanguine/bloodfields/content/terrain.ts';
import type { Chance } from '../mapmaker/random.ts';

/** A convex outline around its own middle, counter-clockwise. */
export type Outline = readonly Corner[];

const within = (chance: Chance, least: number, most: number): number => least + (most - least) * chance();

/** Rough and round: corners on an ellipse at uneven angles. */
function blob(chance: Chance, corners: number, width: number, height: number): Outline {
  const angles = Array.from(
    { length: corners },
    (_, at) => ((at + within(chance, -0.3, 0.3)) / corners) * 2 * Math.PI,
  );
  return turned(
    angles.map((angle): Corner => [
      inches((Math.cos(angle) * width) / 2),
      inches((Math.sin(angle) * height) / 2),
    ]),
    within(chance, 0, 2 * Math.PI),
  );
}

function slab(chance: Chance, width: number, height: number, steps: number): Outline {
  const [x, y] = [inches(width / 2), inches(height / 2)];
  const turn = (Math.floor(chance() * steps) / steps) * Math.PI;
  return turned(
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    turn,
  );
}

function turned(outline: Outline, angle: number): Outline {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return outline.map(([x, y]): Corner => [Math.round(x * cos - y * sin), Math.round(x * sin + y * cos)]);
}

/** What a piece of each kind looks like. */
export const SHAPES: Readonly<Record<TerrainKind, (chance: Chance) => Outline>> = {
  rock: (chance) => blob(chance, 5, within(chance, 2.4, 3.8), within(chance, 2, 3)),
  building: (chance) => slab(chance, within(chance, 2.8, 4), within(chance, 2.6, 3.2), 12),
  forest: (chance) => blob(chance, 7, within(chance, 4.5, 7), within(chance, 3.5, 5)),
  swamp: (chance) => blob(chance, 6, within(chance, 4.5, 6), within(chance, 3.5, 5)),
  ruins: (chance) => slab(chance, within(chance, 4.5, 5.5), within(chance, 2.2, 4.8), 6),
  high: (chance) => blob(chance, 7, within(chance, 5, 7), within(chance, 4, 6)),
  fence: (chance) => slab(chance, within(chance, 3, 5), 0.4, 12),
};

/** The same outline somewhere else. */
export const movedTo = (outline: Outline, x: number, y: number): Outline =>
  outline.map(([dx, dy]): Corner => [x + dx, y + dy]);

/** The same outline after half a turn about the middle of the table, so that both sides have the same ground. */
export const halfTurn = (outline: Outline, width: number, height: number): Outline =>
  outline.map(([x, y]): Corner => [width - x, height - y]);
