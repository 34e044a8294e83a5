import { BookPlate, PLATE_SIDE } from '@sanguine/ui/shelf/book-plate.tsx';
import { arc, at, hatch, sky, wavering } from '@sanguine/ui/shelf/engraving.ts';
import { Life } from '@sanguine/ui/shelf/life.tsx';
import { memo, type ReactNode } from 'react';
import { Crystal, GreatStone, SHINE } from './crystals.tsx';
import glyphs from './glyph-outlines.json' with { type: 'json' };
import { Wood } from './wood.tsx';

const [MOON_X, MOON_Y, MOON] = [220, 160, 122];

const CRATERS: readonly (readonly [number, number, number])[] = [
  [150, 120, 20],
  [296, 96, 15],
  [182, 78, 12],
  [308, 172, 22],
  [136, 188, 13],
  [254, 60, 8],
];

/** A raven on a bough before the moon. */
const RAVEN =
  'M4 34C16 30 30 30 46 24L58 27L47 29C34 34 18 36 4 34ZM30 27C26 20 28 13 34 11L30 2C36 4 41 7 42 10L48 11L43 13C46 17 44 22 40 26ZM30 26C20 24 14 18 6 20C12 24 14 30 24 30Z';

/** The cover picture: a great red stone in a glade under the moon, three soldiers at the edge of its light. */
export const Plate = memo(function Plate(): ReactNode {
  const blades = grass();
  return (
    <BookPlate
      ground="#0c1921"
      life={
        <>
          <Life as="gleam">
            <path d={SHINE} stroke="#fff3f0" strokeWidth="2.2" strokeLinecap="round" />
          </Life>
          <Life as="gleam" ahead={6}>
            <path d={halo()} stroke="#dfeeee" strokeWidth="6" opacity="0.28" />
          </Life>
        </>
      }
    >
      <path
        d={sky({
          seed: 12,
          side: PLATE_SIDE,
          to: 330,
          gap: 5.4,
          light: [MOON_X, MOON_Y],
          clear: 132,
          width: 2.4,
        })}
        fill="#5b8891"
        opacity="0.75"
      />
      {[0, 1, 2, 3, 4].map((ring) => (
        <circle
          key={ring}
          cx={MOON_X}
          cy={MOON_Y}
          r={MOON + 10 + ring * 9}
          stroke="#bfd6d6"
          strokeOpacity={at(0.62 - ring * 0.11)}
          strokeDasharray={ring % 2 === 0 ? '14 6' : '2 5'}
        />
      ))}
      <circle cx={MOON_X} cy={MOON_Y} r={MOON} fill="#e8efea" stroke="#0a141a" strokeWidth="2" />
      <path d={CRATERS.map(crater).join('')} stroke="#8fa9ac" strokeWidth="1.3" />
      <path
        d={hatch(
          [...arc([MOON_X, MOON_Y], MOON - 1, -1.2, 1.2), ...arc([MOON_X - 84, MOON_Y], 170, 0.72, -0.72)],
          0.9,
          4.6,
        )}
        stroke="#9db4b6"
      />
      <path d={RAVEN} fill="#0c1921" transform="translate(246 62) rotate(-12) scale(1.5)" />
      <path d={farWood()} fill="#0a1b22" stroke="#345862" strokeWidth="1.2" />
      <path d="M-4 440V334C90 316 350 316 444 334V440Z" fill="#1b3a40" stroke="#4f7f82" strokeWidth="1.6" />
      <path
        d="M54 372C120 344 320 344 386 372C404 396 320 414 220 414C120 414 36 396 54 372Z"
        fill="#2b575a"
      />
      <path
        d="M112 378C150 360 290 360 328 378C340 394 290 404 220 404C150 404 100 394 112 378Z"
        fill="#5a1b26"
      />
      <Crystal x={132} y={378} scale={1.25} turned />
      <Crystal x={310} y={384} scale={1.5} />
      <Crystal x={346} y={396} scale={0.75} />
      <GreatStone />
      <Crystal x={166} y={404} scale={0.9} turned />
      <Crystal x={270} y={406} scale={0.78} />
      <path d={blades.lit} stroke="#86b5ac" opacity="0.75" />
      <path d={blades.dark} stroke="#0e2a30" strokeWidth="1.2" />
      <Wood />
      <Soldier glyph="pikeman" x={62} y={420} size={68} />
      <Soldier glyph="swordman" x={110} y={434} size={64} turned />
      <Soldier glyph="bowman" x={376} y={432} size={66} turned />
    </BookPlate>
  );
});

/** The halo of the moon, down to where the stone hides it. */
function halo(): string {
  const spots = arc([MOON_X, MOON_Y], MOON + 15, -3.5, 0.36, 40);
  return `M${spots.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}`;
}

/** Arcs within arcs, lit from above. */
function crater([x, y, radius]: readonly [number, number, number]): string {
  return [0, 1, 2, 3]
    .map((line) => {
      const wide = radius - line * 2.4;
      return wide <= 1
        ? ''
        : `M${at(x - wide)} ${at(y + line * 2.2)}a${at(wide)} ${at(Math.max(1, radius * 0.83 - line * 2))} 0 0 1 ${at(2 * wide)} 0`;
    })
    .join('');
}

/** Treetops at the far end of the glade, lower towards the middle. */
function farWood(): string {
  const random = wavering(77);
  let tops = 'M0 344';
  for (let x = 0; x <= PLATE_SIDE; x += 9) {
    const aside = Math.abs(x - 220);
    tops += `L${x} ${at(292 - aside * 0.09 + (random() - 0.5) * 20)}L${x + 4.5} ${at(270 - aside * 0.2 + (random() - 0.5) * 26)}`;
  }
  return `${tops}L${PLATE_SIDE} 344Z`;
}

/** Blades all over the glade except where the great stone stands. */
function grass(): { readonly lit: string; readonly dark: string } {
  const random = wavering(78);
  let [lit, dark] = ['', ''];
  for (let blade = 0; blade < 430; blade++) {
    const [x, y, high] = [random() * PLATE_SIDE, 346 + random() * 96, 6 + random() * 10];
    if (Math.hypot((x - 220) / 112, (y - 385) / 26) < 1) continue;
    const tuft = `M${at(x)} ${at(y)}l${at(-3 - random() * 2)} ${at(-high)}m4 ${at(high)}l${at(random() * 2)} ${at(-high * 1.2)}m1 ${at(high * 1.1)}l4 ${at(-high * 0.8)}`;
    if (random() < 0.62) lit += tuft;
    else dark += tuft;
  }
  return { lit, dark };
}

function Soldier({
  glyph,
  x,
  y,
  size,
  turned = false,
}: {
  readonly glyph: keyof typeof glyphs;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned?: boolean;
}): ReactNode {
  const scale = size / 512;
  return (
    <>
      <ellipse cx={x} cy={y} rx={size * 0.34} ry="4" fill="#06141a" />
      <path
        d={glyphs[glyph]}
        fill="#e4eef0"
        stroke="#06141a"
        strokeWidth={at(5 / scale)}
        paintOrder="stroke"
        transform={`translate(${x} ${y - size}) scale(${turned ? -scale : scale} ${scale}) translate(-256 0)`}
      />
    </>
  );
}
