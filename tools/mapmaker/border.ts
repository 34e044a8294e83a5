import { type Line, crowded } from './clearance.ts';
import { curveOf } from './curve.ts';
import type { Border, Mesh } from './mesh.ts';
import { subSeed } from './random.ts';
import { simplify } from './simplify.ts';
import { type BorderKind, tangentsOf } from './tangents.ts';

const ROUNDS = 40;
const CALMER = 0.72;
const TOLERANCE: Readonly<Record<BorderKind, number>> = { coast: 0.35, land: 0.4, sea: 0.4 };

/** A border with the line that both of its areas are drawn along. */
export interface DrawnBorder extends Border {
  readonly line: Line;
}

/** Roughens each border once; lines too close to each other are redrawn calmer. Undefined if some stay too close. */
export function drawBorders(
  mesh: Mesh,
  kindOf: (border: Border) => BorderKind,
  seed: number,
): DrawnBorder[] | undefined {
  const tangents = tangentsOf(mesh, kindOf);
  const draw = (border: Border, calm: number): DrawnBorder & { calm: number } => {
    const kind = kindOf(border);
    const rough = curveOf(border, kind, tangents, mesh.canvas, subSeed(seed, border.a, border.b), calm);
    return { ...border, calm, line: simplify(rough, TOLERANCE[kind]) };
  };
  let drawn = mesh.borders.map((border) => draw(border, 1));
  for (let round = 0; round < ROUNDS; round += 1) {
    const bad = crowded(drawn.map(({ line }) => line));
    if (bad.size === 0) return drawn;
    drawn = drawn.map((border, index) => {
      const plain = mesh.borders[index];
      return plain && bad.has(border.line) ? draw(plain, border.calm * CALMER) : border;
    });
  }
  return undefined;
}
