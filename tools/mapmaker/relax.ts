import { type Cell, energyOf } from './energy.ts';
import { around, entry } from './list.ts';
import type { Junction, Mesh } from './mesh.ts';
import type { Chance } from './random.ts';

const SWEEPS = 1200;
const [FIRST_STEP, LAST_STEP] = [30, 0.6];
const HEAT = 0.05;
/** The minimum distance of inner junctions from the frame. */
const MARGIN = 14;

/**
 * Moves the junctions by small random steps until the cells are well shaped, without changing which areas are adjacent.
 */
export function relax(mesh: Mesh, cells: readonly Cell[], chance: Chance): void {
  const states = cells.map((cell) => ({ cell, energy: energyOf(cell), next: 0 }));
  const statesAt = new Map<Junction, typeof states>();
  for (const state of states)
    for (const junction of state.cell.outline) entry(statesAt, junction, () => []).push(state);
  const beside = frameNeighbours(mesh);

  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const step = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (sweep / SWEEPS);
    const heat = HEAT * Math.max(0, 1 - (2 * sweep) / SWEEPS);
    for (const [junction, touched] of statesAt) {
      if (junction.place === 'corner') continue;
      const { x, y } = junction;
      push(junction, step, chance);
      let change = isOutside(mesh, junction) || isPastNeighbour(junction, { x, y }, beside) ? Infinity : 0;
      for (const state of change === 0 ? touched : []) {
        state.next = energyOf(state.cell);
        change += state.next - state.energy;
      }
      if (change < 0 || (heat > 0 && chance() < Math.exp(-change / heat)))
        for (const state of touched) state.energy = state.next;
      else [junction.x, junction.y] = [x, y];
    }
  }
}

/** Junctions on the frame slide along their side; all others move freely. */
function push(junction: Junction, step: number, chance: Chance): void {
  if (junction.place === 'inside') {
    const angle = chance() * 2 * Math.PI;
    const way = step * Math.sqrt(chance());
    junction.x += Math.cos(angle) * way;
    junction.y += Math.sin(angle) * way;
  } else junction[axisOf(junction)] += (chance() * 2 - 1) * step;
}

const axisOf = ({ place }: Junction): 'x' | 'y' => (place === 'top' || place === 'bottom' ? 'x' : 'y');

function isOutside({ canvas: [width, height] }: Mesh, { x, y, place }: Junction): boolean {
  const margin = place === 'inside' ? MARGIN : 0;
  return x < margin || y < margin || x > width - margin || y > height - margin;
}

function isPastNeighbour(
  junction: Junction,
  before: { x: number; y: number },
  beside: ReadonlyMap<Junction, readonly Junction[]>,
): boolean {
  const axis = axisOf(junction);
  return (beside.get(junction) ?? []).some(
    (other) => Math.sign(junction[axis] - other[axis]) !== Math.sign(before[axis] - other[axis]),
  );
}

function frameNeighbours(mesh: Mesh): Map<Junction, Junction[]> {
  const beside = new Map<Junction, Junction[]>();
  for (const outline of mesh.outlines)
    for (const [index, b] of outline.entries()) {
      const a = around(outline, index - 1);
      if (a.place === 'inside' || b.place === 'inside') continue;
      entry(beside, a, () => []).push(b);
      entry(beside, b, () => []).push(a);
    }
  return beside;
}
