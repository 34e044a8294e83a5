import type { Mark } from './engraving.ts';
import { HIDE, INK, OXBLOOD } from './palette.ts';
import { ellipse, Pen } from './pen.ts';

/** Head, crest and throat, rising from the water. */
export function neck(): Mark[] {
  const body = new Pen()
    .move([-11, 2.5])
    .sweep([-11, -7], [-5, -15], [-11, -23])
    .sweep([-14, -27.5], [-20, -27.5], [-25, -23.5])
    .sweep([-28, -21.8], [-31.5, -20.8], [-33.4, -19])
    .sweep([-33.8, -17.8], [-32, -17.4], [-30.5, -17.6])
    .line([-24.6, -17.4], [-30.6, -14.6])
    .sweep([-28.6, -12.8], [-24.4, -13.6], [-21.4, -14.8])
    .sweep([-17.6, -11.6], [-19.4, -5], [-20, 2.5])
    .close();
  const crest = new Pen();
  for (const [x, y, dx, dy] of [
    [-15.6, -26.4, 1.6, -4.4],
    [-12.2, -24.6, 4, -3.6],
    [-9.6, -21, 4.8, -2],
    [-8.4, -17, 4.8, -0.6],
    [-8.2, -13, 4.6, 0.4],
    [-8.8, -9, 4.2, 1.2],
  ] as const)
    crest
      .move([x, y])
      .bend([x + dx * 0.6, y + dy * 0.3], [x + dx, y + dy])
      .bend([x + dx * 0.4, y + dy * 0.2 + 1.4], [x - 0.2, y + 2.6]);
  const scales = new Pen();
  for (const [x, y] of [
    [-18.2, -11],
    [-18.8, -8],
    [-19.2, -5],
    [-19.5, -2],
  ] as const)
    scales.move([x, y]).bend([x + 2.2, y + 1], [x + 4.2, y - 0.2]);
  for (const [x, y] of [
    [-13.5, -19],
    [-12, -15],
    [-12.4, -11],
    [-13.2, -7],
    [-13.6, -3],
  ] as const)
    scales.move([x, y]).bend([x + 1.4, y + 1.2], [x + 2.8, y + 0.2]);
  return [
    { d: crest.data, fill: HIDE, stroke: INK, width: 0.6 },
    { d: body.data, fill: HIDE, stroke: INK, width: 0.9 },
    { d: scales.data, stroke: INK, width: 0.5 },
    { d: ellipse([-23.2, -21.4], 1.1, 0.9), fill: OXBLOOD },
    {
      d: new Pen()
        .move([-25, -23])
        .bend([-23, -24.4], [-21.4, -22.8])
        .move([-30.6, -19.6])
        .line([-29.8, -19.2]).data,
      stroke: INK,
      width: 0.6,
    },
  ];
}
