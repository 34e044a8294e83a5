import { BookPlate } from '@sanguine/ui/shelf/book-plate.tsx';
import { memo, type ReactNode } from 'react';
import { SIDE_COLOURS } from './look/emblem.tsx';

const BASES = [
  { x: 84, y: 226, r: 26, side: 0 },
  { x: 132, y: 268, r: 20, side: 0 },
  { x: 52, y: 280, r: 18, side: 0 },
  { x: 232, y: 96, r: 30, side: 1 },
  { x: 178, y: 74, r: 18, side: 1 },
  { x: 276, y: 142, r: 20, side: 1 },
] as const;

/** The cover picture: two small armies on a table, and the standard between them. */
export const Plate = memo(function Plate(): ReactNode {
  return (
    <BookPlate ground="#8f9467">
      <path d="M22 40L96 30L112 92L40 104Z" fill="#66753f" stroke="#2b2c24" strokeWidth="2" />
      <path d="M206 214L292 206L298 268L214 278Z" fill="#8c8a80" stroke="#2b2c24" strokeWidth="4" />
      <path d="M112 182L206 138" stroke="#5b4426" strokeWidth="7" />
      <circle cx="160" cy="160" r="52" stroke="#f6eedc" strokeDasharray="3 6" fill="none" />
      <path d="M160 176V112L196 122L160 134" stroke="#241f18" strokeWidth="4" fill="#a8261e" />
      {BASES.map(({ x, y, r, side }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} fill="#241f18" />
          <circle cx={x} cy={y} r={r - 5} fill={SIDE_COLOURS[side]} />
        </g>
      ))}
    </BookPlate>
  );
});
