import type { Area } from '@sanguine/bloodstones/content/map.ts';
import type { Graph } from '@sanguine/bloodstones/content/maps/graph.ts';
import { ringArea, type Point } from '@sanguine/bloodstones/content/maps/segment.ts';
import { around, at, best } from './list.ts';

export type Face = readonly Area[];

/** A graph drawn in the plane with straight links between its sites. */
export interface Embedding {
  /** Neighbours of each area, clockwise on the screen. */
  readonly rotation: Graph;
  readonly inner: readonly Face[];
  /** The areas along the frame, clockwise. */
  readonly outer: Face;
  /** The face to the left of the link from a to b. */
  readonly faceOf: (a: Area, b: Area) => Face;
}

/** Undefined unless every inner face is a triangle and no area touches the frame twice. */
export function embed(sites: readonly Point[], graph: Graph): Embedding | undefined {
  const rotation = graph.map((neighbours, area) => clockwise(sites, area, neighbours));
  const faces: Face[] = [];
  const faceOfWay = new Map<string, Face>();
  for (const [start, neighbours] of rotation.entries())
    for (const first of neighbours) {
      if (faceOfWay.has(wayOf(start, first))) continue;
      const face: Area[] = [];
      for (let [a, b] = [start, first]; !faceOfWay.has(wayOf(a, b));) {
        faceOfWay.set(wayOf(a, b), face);
        face.push(a);
        const turns = at(rotation, b);
        [a, b] = [b, around(turns, turns.indexOf(a) - 1)];
      }
      faces.push(face);
    }
  const ringOf = (face: Face): Point[] => face.map((area) => at(sites, area));
  const outer = best(faces, (face) => Math.abs(ringArea(ringOf(face)))) ?? [];
  const inner = faces.filter((face) => face !== outer);
  if (inner.some((face) => face.length !== 3) || new Set(outer).size !== outer.length) return undefined;
  const frame = ringArea(ringOf(outer)) < 0 ? outer.toReversed() : outer;
  const faceOf = (a: Area, b: Area): Face => {
    const face = faceOfWay.get(wayOf(a, b));
    if (!face) throw new RangeError(`${a} and ${b} are not linked`);
    return face === outer ? frame : face;
  };
  return { rotation, inner, outer: frame, faceOf };
}

const wayOf = (a: Area, b: Area): string => `${a}>${b}`;

function clockwise(sites: readonly Point[], area: Area, neighbours: readonly Area[]): Area[] {
  const [x, y] = at(sites, area);
  const angle = (neighbour: Area): number =>
    Math.atan2(at(sites, neighbour)[1] - y, at(sites, neighbour)[0] - x);
  return neighbours.toSorted((a, b) => angle(a) - angle(b));
}
