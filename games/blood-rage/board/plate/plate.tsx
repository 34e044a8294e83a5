import { BookPlate, PLATE_SIDE } from '@sanguine/ui/shelf/book-plate.tsx';
import { at, burin, outline, type Spot, wavering } from '@sanguine/ui/shelf/engraving.ts';
import { Life } from '@sanguine/ui/shelf/life.tsx';
import { memo, type ReactNode } from 'react';
import { Longship } from './longship.tsx';
import { burningTree, TRUNK } from './world-tree.ts';

const [GLOW_X, GLOW_Y] = [220, 186];
const HORIZON = 344;

/** The glow around the tree, from the night inwards: radius, colour, teeth and their height, as cut in wood. */
const RINGS: readonly (readonly [number, string, number, number])[] = [
  [236, '#26100a', 44, 9],
  [198, '#40160a', 40, 10],
  [162, '#6b220c', 36, 11],
  [128, '#a33712', 32, 11],
  [92, '#d4631c', 26, 10],
  [56, '#ee9a33', 20, 8],
];

/** Where embers rise, and their size. */
const EMBERS: readonly (readonly [number, number, number])[] = [
  [92, 190, 2.4],
  [128, 132, 1.8],
  [166, 236, 2.2],
  [196, 116, 1.6],
  [238, 150, 2.6],
  [272, 226, 1.8],
  [304, 122, 2.2],
  [338, 196, 2.4],
  [366, 150, 1.7],
  [62, 250, 1.9],
  [390, 256, 2.1],
  [214, 300, 2],
];

/** The cover picture: a longship rows past the burning world tree. */
export const Plate = memo(function Plate(): ReactNode {
  const tree = burningTree();
  const water = sea();
  return (
    <BookPlate
      ground="#170c07"
      life={EMBERS.map(([x, y, size], ember) => (
        <Life key={ember} as="ember" ahead={(ember * 1.37) % 5}>
          <path
            d={`M${x} ${at(y - size * 1.6)}L${at(x + size)} ${y}L${x} ${at(y + size * 1.6)}L${at(x - size)} ${y}Z`}
            fill={ember % 3 === 0 ? '#ffe08a' : '#f7a23c'}
          />
        </Life>
      ))}
    >
      {RINGS.map(([radius, colour, teeth, high]) => (
        <path key={radius} d={outline(toothed(radius, teeth, high))} fill={colour} />
      ))}
      <path d={sparks()} fill="#f2a03a" opacity="0.75" />
      <path d={tree.flames} fill="#e0621f" />
      <path d={tree.dark} fill="#c4471a" />
      <path d={tree.wood} fill="#150a06" />
      <path d={TRUNK} fill="#150a06" />
      <path d={tree.hearts} fill="#f7c45a" />
      <path d={tree.light} stroke="#b5531c" strokeWidth="1.1" strokeLinecap="round" />
      <rect y={HORIZON} width={PLATE_SIDE} height={PLATE_SIDE - HORIZON} fill="#0d161b" />
      <path d={`M0 ${HORIZON}H${PLATE_SIDE}`} stroke="#f2a03a" strokeWidth="1.6" />
      <path d={water.waves} fill="#3e6874" opacity="0.8" />
      <path d={water.fire} fill="#e0711f" opacity="0.9" />
      <Longship />
      <path d={foam()} fill="#c9dad8" opacity="0.7" />
    </BookPlate>
  );
});

function toothed(radius: number, teeth: number, high: number): Spot[] {
  return Array.from({ length: teeth * 2 }, (_, tooth): Spot => {
    const angle = (tooth / (teeth * 2)) * Math.PI * 2 + radius;
    const far = radius + (tooth % 2 === 0 ? -high * 0.4 : high);
    return [GLOW_X + Math.cos(angle) * far, GLOW_Y + Math.sin(angle) * far];
  });
}

function sparks(): string {
  const random = wavering(41);
  return Array.from({ length: 120 }, () => {
    const angle = random() * Math.PI * 2;
    const [from, length] = [110 + random() * 200, 3 + random() * 9];
    const spot = (far: number): Spot => [
      GLOW_X + Math.cos(angle) * far,
      GLOW_Y + Math.sin(angle) * far * 0.95,
    ];
    return burin(...spot(from), ...spot(from + length), 1.8);
  }).join('');
}

/** The water, and the fire on it: under the tree, wider towards the viewer. */
function sea(): { readonly waves: string; readonly fire: string } {
  const random = wavering(52);
  let [waves, fire] = ['', ''];
  for (let y = HORIZON + 4; y < PLATE_SIDE; y += 5) {
    const spread = 110 + ((y - HORIZON) / 90) * 250;
    for (let stroke = 0; stroke < 9; stroke++) {
      const x = GLOW_X + (random() - 0.5) * spread;
      fire += burin(x, y, x + 10 + random() * 30, y, 2.6);
    }
    for (let stroke = 0; stroke < 7; stroke++) {
      const x = random() * PLATE_SIDE;
      waves += burin(x, y + 2, x + 18 + random() * 40, y + 2, 1.8);
    }
  }
  return { waves, fire };
}

/** Where the oars and the keel cut the water. */
function foam(): string {
  const random = wavering(63);
  return Array.from({ length: 56 }, () => {
    const [x, y] = [74 + random() * 290, 414 + random() * 18];
    return burin(x, y, x + 8 + random() * 26, y - 1, 2.2);
  }).join('');
}
