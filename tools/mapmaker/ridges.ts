import type { Area } from '@sanguine/bloodstones/content/map.ts';
import { distancesFrom } from '@sanguine/bloodstones/content/maps/graph.ts';
import { betweenness } from './betweenness.ts';
import { besides, blanks, type MapDraft, painted, toSea } from './ground.ts';
import { at, best } from './list.ts';

/** The share of the high ground on ridges; the other hills lie beside them. */
const ON_RIDGES = 0.8;
const MOUNTAINS_APART = 3;

/** Paints inland ridges with mountains at their choke points and hills around; false if there is no room. */
export function paintHighGround(ground: MapDraft, hills: number, mountains: number): boolean {
  const ridges = ridgesOf(ground, Math.round((hills + mountains) * ON_RIDGES));
  return paintMountains(ground, ridges, mountains) && paintHills(ground, ridges, hills);
}

function ridgesOf(ground: MapDraft, size: number): Area[] {
  const { graph, chance } = ground;
  const frame = new Set(ground.frame);
  const distances = toSea(ground);
  const inland = blanks(ground).filter((area) => !frame.has(area) && at(distances, area) >= 2);
  const ridges = new Set<Area>();
  for (let tries = 0; tries < size && ridges.size < size && inland.length > 0; tries += 1) {
    const start = at(inland, Math.floor(chance() * inland.length));
    if ([start, ...at(graph, start)].some((area) => ridges.has(area))) continue;
    const room = inland.filter((area) => !ridges.has(area));
    const ridge = walk(
      ground,
      start,
      new Set(room),
      Math.min(3 + Math.floor(chance() * 3), size - ridges.size),
    );
    if (ridge.length > 1) for (const area of ridge) ridges.add(area);
  }
  return [...ridges];
}

/** A walk that keeps its heading and never returns beside itself. */
function walk(
  { sites, graph, chance }: MapDraft,
  start: Area,
  room: ReadonlySet<Area>,
  length: number,
): Area[] {
  const heading = chance() * 2 * Math.PI;
  const path = [start];
  for (let here = start; path.length < length;) {
    const [x, y] = at(sites, here);
    const steps = at(graph, here)
      .filter((area) => room.has(area) && !path.includes(area))
      .filter((area) => at(graph, area).filter((other) => path.includes(other)).length < 2)
      .map((area) => {
        const angle = Math.atan2(at(sites, area)[1] - y, at(sites, area)[0] - x);
        return { area, appeal: Math.cos(angle - heading) + chance() * 0.35 };
      });
    const step = best(steps, ({ appeal }) => appeal);
    if (!step || step.appeal < 0.2) break;
    here = step.area;
    path.push(here);
  }
  return path;
}

function paintMountains({ graph, terrain }: MapDraft, ridges: readonly Area[], count: number): boolean {
  const scores = betweenness(graph, (area) => terrain.get(area) !== 'sea');
  const chosen: Area[] = [];
  for (const area of ridges.toSorted((a, b) => at(scores, b) - at(scores, a))) {
    const distances = distancesFrom(graph, area);
    if (chosen.length < count && chosen.every((other) => at(distances, other) >= MOUNTAINS_APART))
      chosen.push(area);
  }
  for (const area of chosen) terrain.set(area, 'mountain');
  return chosen.length === count;
}

function paintHills(ground: MapDraft, ridges: readonly Area[], count: number): boolean {
  const { terrain, chance } = ground;
  for (const area of ridges) if (!terrain.has(area)) terrain.set(area, 'hill');
  while (painted(ground, 'hill').length < count) {
    const foothills = blanks(ground).filter(
      (area) => besides(ground, area, 'hill') + besides(ground, area, 'mountain') > 0,
    );
    const next = best(foothills, (area) => 2 * besides(ground, area, 'mountain') + 2 * chance());
    if (next === undefined) return false;
    terrain.set(next, 'hill');
  }
  return true;
}
