import { at, type Spot, wavering } from '@sanguine/ui/shelf/engraving.ts';

/** The tree's stem and roots. */
export const TRUNK =
  'M196 346C204 312 200 280 196 244C192 220 198 198 206 178L234 178C244 200 248 220 244 244C240 280 236 312 244 346' +
  'C256 356 272 362 300 366L140 366C168 362 184 356 196 346Z';

/** One tongue of fire standing at a spot. */
function tongue([x, y]: Spot, high: number, wide: number, lean: number): string {
  return (
    `M${at(x - wide / 2)} ${at(y)}C${at(x - wide * 0.95)} ${at(y - high * 0.42)} ${at(x - wide * 0.05)} ${at(y - high * 0.5)} ${at(x + lean)} ${at(y - high)}` +
    `C${at(x + wide * 0.2 + lean * 0.4)} ${at(y - high * 0.62)} ${at(x + wide * 1.02)} ${at(y - high * 0.44)} ${at(x + wide / 2)} ${at(y)}Q${at(x)} ${at(y + wide * 0.45)} ${at(x - wide / 2)} ${at(y)}Z`
  );
}

/** Where the boughs leave the trunk: place, angle, length, width, and how often they fork. */
const BOUGHS: readonly (readonly [number, number, number, number, number, number])[] = [
  [212, 190, -1.95, 50, 19, 5],
  [220, 184, -1.57, 50, 20, 5],
  [228, 190, -1.18, 50, 19, 5],
  [202, 226, -2.72, 58, 13, 4],
  [238, 226, -0.42, 58, 13, 4],
];

interface BurningTree {
  /** All boughs, and the light on the thick ones. */
  readonly wood: string;
  readonly light: string;
  /** Fire behind the wood in two tones, and its hearts before it. */
  readonly flames: string;
  readonly dark: string;
  readonly hearts: string;
}

/** The crown of the tree, each twig's end aflame. */
export function burningTree(): BurningTree {
  const random = wavering(41);
  const tips: Spot[] = [];
  let [wood, light] = ['', grain()];
  const grow = (x: number, y: number, angle: number, length: number, width: number, forks: number): void => {
    const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const bendX = (x + endX) / 2 + (random() - 0.5) * length * 0.36;
    const bendY = (y + endY) / 2 + (random() - 0.5) * length * 0.2;
    const [sideX, sideY] = [-Math.sin(angle), Math.cos(angle)];
    const end = width * 0.66;
    const spot = (cx: number, cy: number, share: number): string =>
      `${at(cx + sideX * share)} ${at(cy + sideY * share)}`;
    wood +=
      `M${spot(x, y, width / 2)}Q${spot(bendX, bendY, end / 2)} ${spot(endX, endY, end / 2)}` +
      `L${spot(endX, endY, -end / 2)}Q${spot(bendX, bendY, -end / 2)} ${spot(x, y, -width / 2)}Z`;
    if (width > 3)
      light += `M${spot(x, y, width * 0.22)}Q${spot(bendX, bendY, end * 0.2)} ${spot(endX, endY, end * 0.2)}`;
    if (forks === 0) {
      tips.push([endX, endY]);
      return;
    }
    for (const turn of forks > 4 ? [-0.62, -0.1, 0.5] : forks > 2 ? [-0.5, 0.42] : [-0.44, 0.38])
      grow(
        endX,
        endY,
        angle + turn + (random() - 0.5) * 0.26,
        length * (0.68 + random() * 0.14),
        end * 0.86,
        forks - 1,
      );
  };
  for (const bough of BOUGHS) grow(...bough);
  let [flames, dark, hearts] = ['', '', ''];
  for (const [tip, [x, y]] of tips.toSorted((one, other) => one[1] - other[1]).entries()) {
    const high = 12 + random() * 20;
    const lean = (x - 220) * 0.04 + (random() - 0.5) * 8;
    const fire = tongue([x, y + 5], high, high * 0.5, lean);
    if (tip % 3 === 0) dark += fire;
    else flames += fire;
    if (tip % 2 === 1) hearts += tongue([x, y + 5], high * 0.56, high * 0.26, lean * 0.6);
  }
  return { wood, light, flames, dark, hearts };
}

/** Grooves down the bark. */
function grain(): string {
  return Array.from(
    { length: 9 },
    (_, groove) =>
      `M${at(201 + groove * 4.8)} ${340 + (groove % 3) * 5}C${at(207 + groove * 3.4)} 306 ${201 + groove * 4} 276 ${at(201 + groove * 4.5)} ${208 + (groove % 2) * 14}`,
  ).join('');
}
