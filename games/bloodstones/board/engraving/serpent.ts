import type { MapGlyph, Mark } from './engraving.ts';
import { glyphOf } from './glyph.ts';
import { HIDE, INK, SEA_INK } from './palette.ts';
import { Pen } from './pen.ts';
import { neck } from './serpent-neck.ts';

/** A coil above the water: two arches with scales between them. */
function coil(x: number, half: number, tall: number, thick: number): Mark[] {
  const inner = half - thick;
  const arch = new Pen()
    .move([x - half, 2])
    .sweep([x - half * 0.96, -tall * 1.32], [x + half * 0.96, -tall * 1.32], [x + half, 2])
    .line([x + inner, 2])
    .sweep(
      [x + inner * 0.9, -(tall - thick) * 1.32],
      [x - inner * 0.9, -(tall - thick) * 1.32],
      [x - inner, 2],
    )
    .close();
  const scales = new Pen();
  for (let k = 0; k < 8; k++) {
    const turn = Math.PI * (0.1 + k * 0.115);
    const at = (out: number): [number, number] => [
      x - Math.cos(turn) * (half - out),
      -Math.sin(turn) * (tall - out) + 0.6,
    ];
    const [from, to] = [at(0.5), at(thick * 0.72)];
    scales.move(from).bend([(from[0] + to[0]) / 2 + 0.7, (from[1] + to[1]) / 2], to);
  }
  return [
    { d: arch.data, fill: HIDE, stroke: INK, width: 0.9 },
    { d: scales.data, stroke: INK, width: 0.5 },
  ];
}

function tail(): Mark {
  const fluke = new Pen()
    .move([38.6, 2])
    .sweep([38.4, -3], [40, -6], [43, -8.4])
    .sweep([42.6, -6.4], [43.2, -5.4], [44.4, -4.8])
    .sweep([46, -5.4], [47.6, -5.6], [49.4, -5.2])
    .sweep([46.4, -3.6], [43.4, -1.6], [42.4, 2])
    .close();
  return { d: fluke.data, fill: HIDE, stroke: INK, width: 0.8 };
}

/** The wake where the body breaks the surface. */
function wake(): Mark {
  const pen = new Pen();
  for (const [x, y, long] of [
    [-25, 2.8, 17],
    [-21, 5.6, 11],
    [-4.5, 2.8, 9],
    [11.5, 2.8, 12],
    [1, 5.8, 12],
    [31, 2.8, 6],
    [36, 2.8, 9],
    [25, 5.6, 10],
  ] as const)
    pen
      .move([x, y])
      .bend([x + long * 0.25, y - 1.8], [x + long * 0.5, y])
      .glide([x + long, y]);
  return { d: pen.data, stroke: SEA_INK, width: 0.7 };
}

export const SERPENT: MapGlyph = glyphOf('serpent', { left: 35, right: 50, top: 31, bottom: 7, taper: 1 }, [
  ...coil(29, 6, 9.5, 3.6),
  ...coil(8, 9.5, 15, 5),
  tail(),
  ...neck(),
  wake(),
]);
