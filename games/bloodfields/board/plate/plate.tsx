import { BookPlate, PLATE_SIDE } from '@sanguine/ui/shelf/book-plate.tsx';
import { at, burin, hatch, sky, wavering } from '@sanguine/ui/shelf/engraving.ts';
import { PlateGround } from '@sanguine/ui/shelf/plate-ground.tsx';
import { memo, type ReactNode } from 'react';
import { Diver, Figure } from './miniature.tsx';
import { Gate } from './gate.tsx';
import { Pole, Standard } from './standard.tsx';

const INK = '#1e1f1a';
const OLIVE = '#3a3b2b';
const WARDENS = { colour: '#e3a52f', on: '#241b12', figure: '#f3ce78' } as const;
const DROWNED = { colour: '#8fc3be', on: '#0e2a2c', figure: '#c4e2dc' } as const;

const CROWS: readonly (readonly [number, number, number])[] = [
  [196, 62, 9],
  [216, 48, 7],
  [238, 70, 8],
  [252, 44, 6],
  [206, 92, 6],
  [262, 86, 7],
];

const RUBBLE: readonly (readonly [number, number, number])[] = [
  [150, 326, 8],
  [166, 332, 5],
  [286, 330, 9],
  [304, 336, 6],
  [226, 322, 6],
];

/** The cover picture: two lines of miniatures under their standards, a broken gate between them, a tape in front. */
export const Plate = memo(function Plate(): ReactNode {
  return (
    <BookPlate
      ground="#e6dcbf"
      life={
        <>
          <Standard {...WARDENS} x={28} emblem="lantern-flame" />
          <Standard {...DROWNED} x={412} emblem="anchor" turned />
        </>
      }
    >
      <path
        d={sky({ seed: 21, side: PLATE_SIDE, to: 250, gap: 5.6, light: [220, 214], clear: 60, width: 2.3 })}
        fill="#5a5a48"
        opacity="0.72"
      />
      <path d={rays()} fill="#5a5a48" opacity="0.8" />
      <circle cx="222" cy="196" r="76" fill="#c9502e" stroke={INK} strokeWidth="1.8" />
      <path d={CROWS.map(crow).join('')} fill={INK} />
      <PlateGround ink={OLIVE} seed={5} base={236} swell={9} fill="#b9b283" fall={24} gap={4} />
      <Gate />
      <PlateGround ink={OLIVE} seed={3.3} base={292} swell={6} fill="#a7a26c" fall={22} gap={4.4} />
      <path d="M-4 440V322C100 308 340 308 444 322V440Z" fill="#9c9a66" stroke={OLIVE} strokeWidth="1.6" />
      <path d={tufts()} stroke="#55572f" strokeWidth="1.1" />
      <path d={RUBBLE.map(stone).join('')} fill="#cdbf97" stroke={INK} strokeWidth="1.3" />
      <Pole x={28} />
      <Pole x={412} turned />
      <Figure glyph="pikeman" x={170} y={340} size={78} paint={WARDENS} />
      <Figure glyph="bowman" x={42} y={348} size={78} paint={WARDENS} />
      <Figure glyph="shambling-zombie" x={264} y={340} size={76} paint={DROWNED} dashed turned />
      <Figure glyph="grim-reaper" x={408} y={344} size={78} paint={DROWNED} dashed turned />
      <Figure glyph="mounted-knight" x={112} y={390} size={124} paint={WARDENS} />
      <Diver x={314} y={392} size={118} paint={DROWNED} />
      <Tape />
    </BookPlate>
  );
});

function rays(): string {
  return Array.from({ length: 48 }, (_, ray) => {
    const angle = (ray / 48) * Math.PI * 2;
    const end = ray % 2 === 0 ? 140 : 118;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return burin(222 + cos * 84, 196 + sin * 84, 222 + cos * end, 196 + sin * end, 2.4);
  }).join('');
}

const crow = ([x, y, wing]: readonly [number, number, number]): string =>
  `M${x - wing} ${at(y - wing * 0.4)}Q${at(x - wing * 0.4)} ${at(y - wing * 0.6)} ${x} ${y}Q${at(x + wing * 0.4)} ${at(y - wing * 0.7)} ${x + wing} ${at(y - wing * 0.3)}` +
  `Q${at(x + wing * 0.4)} ${at(y - wing * 0.3)} ${x} ${at(y + wing * 0.35)}Q${at(x - wing * 0.4)} ${at(y - wing * 0.2)} ${x - wing} ${at(y - wing * 0.4)}Z`;

const stone = ([x, y, size]: readonly [number, number, number]): string =>
  `M${x - size} ${y}l${at(size * 0.5)} ${-size}l${size} ${at(-size * 0.2)}l${at(size * 0.7)} ${at(size * 0.9)}l${at(-size * 0.5)} ${at(size * 0.6)}z`;

function tufts(): string {
  const random = wavering(9);
  return Array.from({ length: 190 }, () => {
    const [x, y] = [random() * PLATE_SIDE, 318 + random() * 92];
    return `M${at(x)} ${at(y)}l-3-6m3 6l.6-7.6m-.6 7.6l4-5.4`;
  }).join('');
}

/** Ten marks to the inch. */
function Tape(): ReactNode {
  const marks = Array.from(
    { length: 75 },
    (_, mark) => `M${mark * 6} 0v${mark % 10 === 0 ? 19 : mark % 5 === 0 ? 12 : 7}`,
  );
  return (
    <g transform="translate(0 412)" stroke={INK}>
      <rect x="-2" width={PLATE_SIDE + 4} height="34" fill="#d8b574" strokeWidth="1.8" />
      <path d={marks.join('')} strokeWidth="1.1" />
      <path
        d={hatch(
          [
            [0, 22],
            [PLATE_SIDE, 22],
            [PLATE_SIDE, 30],
            [0, 30],
          ],
          0,
          3,
        )}
        strokeWidth="0.7"
        opacity="0.35"
      />
    </g>
  );
}
