import { BookPlate } from '@sanguine/ui/shelf/book-plate.tsx';
import { arc, at, hatch } from '@sanguine/ui/shelf/engraving.ts';
import { PlateGround } from '@sanguine/ui/shelf/plate-ground.tsx';
import { memo, type ReactNode } from 'react';
import { SharedCloth } from '../pieces/cloth.tsx';
import { Banner, Keep, type Standing, StandingTile } from './standing-tile.tsx';

const INK = '#1c1712';
const BROWN = '#3b2f22';
const [SUN_X, SUN_Y, SUN] = [220, 138, 84];

const BACK: readonly Standing[] = [
  { x: 22, y: 322, width: 30, side: 'chaosHorde', pips: 3, glyph: null },
  { x: 98, y: 322, width: 30, side: 'horseLords', pips: 2, glyph: null },
  { x: 172, y: 322, width: 30, side: 'necromancers', pips: 4, glyph: null },
  { x: 268, y: 322, width: 30, side: 'hillFolk', pips: 4, glyph: null },
  { x: 342, y: 322, width: 30, side: 'chaosHorde', pips: 2, glyph: null },
  { x: 418, y: 322, width: 30, side: 'corsairs', pips: 3, glyph: null },
];

/** From the wings to the middle: the one in front is drawn last. */
const FRONT: readonly Standing[] = [
  { x: 58, y: 370, width: 48, side: 'hillFolk', pips: 3, glyph: 'checked-shield' },
  { x: 382, y: 370, width: 48, side: 'necromancers', pips: 2, glyph: 'skull-staff' },
  { x: 130, y: 382, width: 58, side: 'corsairs', pips: 4, glyph: 'crossed-axes' },
  { x: 310, y: 382, width: 58, side: 'horseLords', pips: 4, glyph: 'mounted-knight' },
  { x: 220, y: 398, width: 76, side: 'dragonRiders', pips: 5, glyph: 'crown' },
];

/** The cover picture: six peoples as standing dominoes, their banners up, against a red sun. */
export const Plate = memo(function Plate(): ReactNode {
  return (
    <BookPlate
      ground="#ebdcb6"
      life={FRONT.map((tile, ahead) => (
        <Banner key={tile.side} tile={tile} ahead={ahead * 1.3} />
      ))}
    >
      <path d={rays()} fill="#4a3e31" opacity="0.62" />
      <circle cx={SUN_X} cy={SUN_Y} r={SUN} fill="#a8261e" stroke={INK} strokeWidth="2" />
      <path d={dusk()} stroke="#5c1013" strokeWidth="1.3" />
      <PlateGround ink={BROWN} seed={4} base={262} swell={15} fill="#d5bf8e" fall={30} gap={3.8} />
      <SharedCloth>
        <Keep x={42} y={238} scale={1.15} side="horseLords" />
        <Keep x={400} y={240} scale={1} side="corsairs" />
        <PlateGround ink={BROWN} seed={8.4} base={292} swell={9} fill="#e3cc97" fall={26} gap={4} />
        {BACK.map((tile) => (
          <StandingTile key={tile.x} tile={tile} />
        ))}
        <PlateGround ink={BROWN} seed={2.2} base={344} swell={6} fill="#efe0b8" fall={20} gap={4.6} />
        {FRONT.map((tile) => (
          <StandingTile key={tile.x} tile={tile} />
        ))}
      </SharedCloth>
      <PlateGround ink={BROWN} seed={6} base={431} swell={4} fill="#f4e8c9" fall={14} gap={3.4} />
    </BookPlate>
  );
});

const RAYS = 120;

/** Rays that begin at three distances from the sun, in turn. */
function rays(): string {
  return Array.from({ length: RAYS }, (_, ray) => {
    const angle = (ray / RAYS) * Math.PI * 2;
    const start = SUN + (ray % 4 === 0 ? 11 : ray % 2 === 0 ? 18 : 26);
    const end = (aside: number): string =>
      `${at(SUN_X + Math.cos(angle + aside) * 430)} ${at(SUN_Y + Math.sin(angle + aside) * 430)}`;
    return `M${at(SUN_X + Math.cos(angle) * start)} ${at(SUN_Y + Math.sin(angle) * start)}L${end(-0.0105)}L${end(0.0105)}Z`;
  }).join('');
}

/** The sun's shaded edge. */
function dusk(): string {
  const outer = arc([SUN_X, SUN_Y], SUN - 1, -1.25, 1.25);
  const inner = arc([SUN_X - 72, SUN_Y], 128, 0.66, -0.66);
  return hatch([...outer, ...inner], 0.5, 3.6);
}
