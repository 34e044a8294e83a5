import { BookPlate, PLATE_SIDE } from '@sanguine/ui/shelf/book-plate.tsx';
import { memo, type ReactNode } from 'react';

/** One curve from the neck of the figurehead to the curl of the stern. */
const HULL =
  'M40 150Q44 196 78 212Q120 224 162 224T250 212Q280 196 276 150Q275 138 284 132Q294 128 296 138' +
  'Q290 134 288 144Q292 192 276 216Q246 252 162 252T50 216Q28 190 28 152Z';

/** The figurehead, jaws open. */
const BEAST =
  'M26 156Q22 140 30 131Q38 124 46 130L50 122L52 134Q50 146 42 152ZM30 133L10 136L24 141L9 146L28 149Z';

/** The cover picture: a longship before a burning shore, carved in oak. */
export const Plate = memo(function Plate(): ReactNode {
  return (
    <BookPlate ground="#2a1b10">
      <path d={grain()} stroke="#000" strokeOpacity="0.3" />
      <g stroke="#8c6b45" strokeWidth="2.4">
        <path d={knot(18)} />
        <path d={knot(PLATE_SIDE - 18)} />
      </g>
      <path d={flames(6, 96, 212)} fill="#8a2f12" />
      <path d={flames(8, 68, 222)} fill="#d0641d" />
      <path d={flames(11, 40, 230)} fill="#f2a03a" />
      <path d="M0 232Q90 214 180 226T318 224V290H0Z" fill="#16303a" />
      <path d={waves()} stroke="#5f93a0" strokeWidth="1.4" />
      <g stroke="#0e0906" strokeWidth="3" strokeLinejoin="round">
        <path d="M162 66V226" strokeWidth="6" />
        <path d="M86 84Q160 62 240 84Q232 136 240 176Q162 160 86 176Q96 132 86 84Z" fill="#e9d7ae" />
        <path
          d="M112 79Q106 130 112 170M138 75Q134 126 138 166M188 75Q192 126 188 166M214 79Q220 130 214 170"
          stroke="#a32a2a"
          strokeWidth="11"
        />
        <path d="M243 192L268 246L279 272L267 275L259 250L237 195Z" fill="#7a5228" />
        <path d={HULL} fill="#5a3a1c" />
        <path d={BEAST} fill="#7a5228" />
      </g>
      <circle cx="32.5" cy="139" r="2" fill="#f2c24b" />
      <g stroke="#b48a55" strokeWidth="1.6">
        <path d="M76 226Q162 246 250 226M66 215Q162 238 260 215" />
        <path d="M50 176Q54 196 66 208M282 158Q280 184 262 208" />
      </g>
      {[104, 130, 156, 182, 208].map((x, at) => (
        <circle
          key={x}
          cx={x + 2}
          cy={222 + Math.abs(at - 2) * -2}
          r="11"
          fill={at % 2 === 0 ? '#a32a2a' : '#e9d7ae'}
          stroke="#0e0906"
          strokeWidth="2.4"
        />
      ))}
    </BookPlate>
  );
});

function grain(): string {
  return Array.from({ length: 22 }, (_, at) => {
    const y = 8 + at * 15;
    return `M0 ${y}C80 ${y - 5 - (at % 3) * 2} 150 ${y + 5} 318 ${y - (at % 2) * 4}`;
  }).join('');
}

function knot(y: number): string {
  return Array.from({ length: 12 }, (_, at) => {
    const x = at * 28 - 8;
    return `M${x} ${y - 6}C${x + 9} ${y - 6} ${x + 19} ${y + 6} ${x + 28} ${y + 6}M${x} ${y + 6}C${x + 9} ${y + 6} ${x + 19} ${y - 6} ${x + 28} ${y - 6}`;
  }).join('');
}

function waves(): string {
  return Array.from(
    { length: 22 },
    (_, at) => `M${(at * 53) % 318} ${244 + ((at * 17) % 44)}q9-6 18 0t18 0`,
  ).join('');
}

/** Flames along a line, leaning at random. */
function flames(count: number, high: number, base: number): string {
  const wide = PLATE_SIDE / count;
  const tongues = Array.from({ length: count }, (_, at) => {
    const x = at * wide;
    const tip = base - high * (0.72 + ((at * 7) % 5) * 0.09);
    const lean = x + wide * (at % 2 === 0 ? 0.66 : 0.38);
    return `Q${x + wide * 0.1} ${base - high * 0.45} ${lean} ${tip}Q${x + wide * 0.7} ${base - high * 0.35} ${x + wide} ${base}`;
  });
  return `M0 ${base}${tongues.join('')}V262H0Z`;
}
