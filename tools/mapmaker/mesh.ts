import type { Area } from '@sanguine/bloodstones/content/map.ts';
import type { Graph } from '@sanguine/bloodstones/content/maps/graph.ts';
import type { Point } from '@sanguine/bloodstones/content/maps/segment.ts';
import { embed, type Face } from './embedding.ts';
import { frameOf } from './frame.ts';
import { around, at } from './list.ts';

export type JunctionPlace = 'inside' | 'corner' | 'top' | 'right' | 'bottom' | 'left';

/** Where borders meet each other or the frame. */
export interface Junction {
  x: number;
  y: number;
  readonly place: JunctionPlace;
}

/** The border of two adjacent areas, a < b. */
export interface Border {
  readonly a: Area;
  readonly b: Area;
  readonly from: Junction;
  readonly to: Junction;
}

/** The dual of a plane graph: a polygon for each area and one border for each link. */
export interface Mesh {
  readonly canvas: Point;
  readonly junctions: readonly Junction[];
  /** The junctions around each area, clockwise. */
  readonly outlines: readonly (readonly Junction[])[];
  readonly borders: readonly Border[];
  /** The areas along the frame, clockwise. */
  readonly frame: readonly Area[];
}

/** Inner junctions have three borders, so that no two areas meet in a single point; undefined if that fails. */
export function meshOf(sites: readonly Point[], graph: Graph, canvas: Point): Mesh | undefined {
  const embedding = embed(sites, graph);
  if (!embedding) return undefined;
  const { rotation, inner, outer, faceOf } = embedding;
  const middles = new Map(inner.map((face) => [face, middleOf(face.map((area) => at(sites, area)))]));
  const frame = frameOf(sites, outer, canvas);
  const junctionOf = (face: Face, a: Area, b: Area): Junction =>
    middles.get(face) ?? frame.pointBetween(a, b);

  const outlines = rotation.map((neighbours, area) =>
    neighbours.flatMap((a, index) => {
      const b = around(neighbours, index + 1);
      const middle = middles.get(faceOf(b, area));
      return middle ? [middle] : frame.stretch(frame.pointBetween(a, area), frame.pointBetween(area, b));
    }),
  );
  const borders = rotation.flatMap((neighbours, a) =>
    neighbours
      .filter((b) => a < b)
      .map((b) => ({ a, b, from: junctionOf(faceOf(a, b), a, b), to: junctionOf(faceOf(b, a), a, b) })),
  );
  return { canvas, junctions: [...middles.values(), ...frame.loop], outlines, borders, frame: outer };
}

const middleOf = (corners: readonly Point[]): Junction => ({
  x: corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  place: 'inside',
});
