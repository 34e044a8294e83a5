import type { Border } from './borders.ts';
import { borderPath } from './borders.ts';
import type { EngravingLayer } from './engraving.ts';
import { engravingRandom } from './engraving-random.ts';
import { INK, PAPER, SEA_INK, WASH } from './palette.ts';
import { Pen } from './pen.ts';
import { burin, ribbon } from './ribbon.ts';

const LAND = { width: 1.35, sway: 0.42 };
const COAST = { width: 2.5, sway: 0.34 };

/** The outlines of all drawn borders, each defined once. Rivers replace the lines they follow. */
export function lineShapes(id: string, borders: readonly Border[], isRiver: (border: Border) => boolean) {
  const ribbons = (kind: Border['kind'], { width, sway }: { width: number; sway: number }): string =>
    borders
      .filter((border) => border.kind === kind && !isRiver(border))
      .map(({ a, b, points }) => ribbon(points, burin(width, sway, engravingRandom(id, 'border', a, b))))
      .join('');
  const seas = borders.filter(({ kind }) => kind === 'sea').map(({ points }) => borderPath(points));
  return [
    { id: 'borders', d: ribbons('land', LAND) },
    { id: 'coast', d: ribbons('coast', COAST) },
    { id: 'sea-borders', d: seas.join('') },
  ];
}

/** Dots that close the gaps where ribbons meet. */
function joints(borders: readonly Border[], kind: Border['kind']): string {
  const ends = borders
    .filter((border) => border.kind === kind)
    .flatMap(({ points }) => [points.at(0), points.at(-1)])
    .filter((point) => point !== undefined);
  const pen = new Pen();
  for (const point of new Map(ends.map((end) => [end.join(), end])).values()) pen.dot(point);
  return pen.data;
}

export function borderLayers(borders: readonly Border[]): { inland: EngravingLayer; coast: EngravingLayer } {
  return {
    inland: {
      id: 'borders',
      clip: 'field',
      paths: [
        { shape: 'borders', stroke: PAPER, width: 2.1, opacity: 0.62 },
        { shape: 'borders', fill: INK },
        { d: joints(borders, 'land'), stroke: INK, width: LAND.width },
        { shape: 'sea-borders', stroke: WASH.sea, width: 4.4, opacity: 0.6 },
        { shape: 'sea-borders', stroke: SEA_INK, width: 1.25, dash: '6 5.5' },
      ],
    },
    coast: {
      id: 'coast',
      clip: 'field',
      paths: [
        { shape: 'coast', fill: INK },
        { d: joints(borders, 'coast'), stroke: INK, width: COAST.width },
      ],
    },
  };
}
