import type { Point } from './point.ts';

/** The length of the vectors here. They are whole numbers, so that they are the same on every machine. */
export const UNIT = 1_000_000;

/** The sines of 0 to 90 degrees, written down because engines may compute them differently. */
const SINES: readonly number[] = [
  0, 17452, 34899, 52336, 69756, 87156, 104528, 121869, 139173, 156434, 173648, 190809, 207912, 224951,
  241922, 258819, 275637, 292372, 309017, 325568, 342020, 358368, 374607, 390731, 406737, 422618, 438371,
  453990, 469472, 484810, 500000, 515038, 529919, 544639, 559193, 573576, 587785, 601815, 615661, 629320,
  642788, 656059, 669131, 681998, 694658, 707107, 719340, 731354, 743145, 754710, 766044, 777146, 788011,
  798636, 809017, 819152, 829038, 838671, 848048, 857167, 866025, 874620, 882948, 891007, 898794, 906308,
  913545, 920505, 927184, 933580, 939693, 945519, 951057, 956305, 961262, 965926, 970296, 974370, 978148,
  981627, 984808, 987688, 990268, 992546, 994522, 996195, 997564, 998630, 999391, 999848, 1000000,
];

function sine(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  if (turned > 180) return -sine(turned - 180) + 0;
  return SINES[turned > 90 ? 180 - turned : turned] ?? 0;
}

/** §14.1: the 360 directions of the table, counter-clockwise by degrees, 0 along x. */
export const DIRECTIONS: readonly Point[] = Array.from({ length: 360 }, (_, degrees) => ({
  x: sine(degrees + 90),
  y: sine(degrees),
}));

/** Four quarters, each the last one turned by a right angle. */
function quarters(first: readonly Point[]): readonly Point[] {
  const all = [...first];
  for (let turn = 1; turn < 4; turn += 1)
    for (const { x, y } of all.slice(-first.length)) all.push({ x: -y + 0, y: x });
  return all;
}

/** Sixteen directions, the first along x. */
export const SIXTEEN: readonly Point[] = quarters([
  { x: 1_000_000, y: 0 },
  { x: 923_880, y: 382_683 },
  { x: 707_107, y: 707_107 },
  { x: 382_683, y: 923_880 },
]);

/** The corners of a sixteen-sided polygon with sides across x and y: half-way between the sixteen directions. */
export const GON: readonly Point[] = quarters([
  { x: 980_785, y: 195_090 },
  { x: 831_470, y: 555_570 },
  { x: 555_570, y: 831_470 },
  { x: 195_090, y: 980_785 },
]);
