import { PLATE_SIDE } from '@sanguine/ui/shelf/book-plate.tsx';
import { at, burin, wavering } from '@sanguine/ui/shelf/engraving.ts';
import type { ReactNode } from 'react';

const BARK = '#050b0f';

/** Where boughs reach into the picture: place, angle, length, width. */
const BOUGHS: readonly (readonly [number, number, number, number, number])[] = [
  [30, 120, -0.62, 54, 10],
  [24, 200, -0.15, 40, 7],
  [412, 250, -2.5, 34, 8],
  [418, 190, -2.95, 42, 7],
  [20, 60, 0.2, 44, 7],
];

/** The trunks that frame the glade: place, width and how far they lean. */
const TRUNKS: readonly (readonly [number, number, number])[] = [
  [14, 34, 8],
  [56, 10, -6],
  [428, 36, -8],
  [390, 9, 7],
];

/** Old trees on both sides, their boughs before the moon. */
export function Wood(): ReactNode {
  const random = wavering(79);
  let [limbs, branches, twigs] = ['', '', ''];
  const grow = (x: number, y: number, angle: number, length: number, width: number): void => {
    if (length < 7) return;
    const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const line = `M${at(x)} ${at(y)}Q${at((x + endX) / 2 + (random() - 0.5) * 10)} ${at((y + endY) / 2 - 5)} ${at(endX)} ${at(endY)}`;
    if (width > 3.5) limbs += line;
    else if (width > 1.6) branches += line;
    else twigs += line;
    grow(endX, endY, angle + 0.5 * (random() - 0.25), length * 0.74, width * 0.66);
    grow(endX, endY, angle - 0.75 * random() - 0.15, length * 0.6, width * 0.5);
  };
  for (const bough of BOUGHS) grow(...bough);
  return (
    <>
      <path d={limbs} stroke={BARK} strokeWidth="6" strokeLinecap="round" />
      <path d={branches} stroke={BARK} strokeWidth="2.8" strokeLinecap="round" />
      <path d={twigs} stroke={BARK} strokeWidth="1.1" strokeLinecap="round" />
      {TRUNKS.map(([x, width, lean]) => (
        <g key={x}>
          <path
            d={`M${at(x - width * 0.9)} ${PLATE_SIDE + 4}C${at(x - width * 0.4)} 350 ${at(x - width * 0.5)} 240 ${at(x - width * 0.45 + lean)} -6H${at(x + width * 0.45 + lean)}C${at(x + width * 0.4)} 200 ${at(x + width * 0.4)} 340 ${at(x + width * 1.1)} ${PLATE_SIDE + 4}Z`}
            fill={BARK}
            stroke="#2e5158"
            strokeWidth="1.4"
          />
          <path d={bark(x, width, lean)} fill="#3f7078" />
        </g>
      ))}
    </>
  );
}

function bark(x: number, width: number, lean: number): string {
  const random = wavering(x);
  return Array.from({ length: 46 }, () => {
    const y = random() * 410;
    const across = x + (random() - 0.5) * width * 0.7 + lean * (1 - y / PLATE_SIDE);
    return burin(across, y, across - lean * 0.06, y + 16 + random() * 34, 1.8);
  }).join('');
}
