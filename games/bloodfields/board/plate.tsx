import { BookPlate } from '@sanguine/ui/shelf/book-plate.tsx';
import { memo, type ReactNode } from 'react';

/** The cover picture: two bases face to face on the turf, a tape between them. */
export const Plate = memo(function Plate(): ReactNode {
  return (
    <BookPlate ground="#6f7446">
      <path d="M0 0H318V318H0Z" fill="#7c8150" />
      <path d={tufts()} stroke="#4d5330" strokeWidth="1.4" strokeLinecap="round" />
      <path d="M-10 250Q90 220 170 262T330 236V330H-10Z" fill="#8b8a58" stroke="#4d5330" />
      <g strokeLinejoin="round" stroke="#1f1a10">
        <path d="M196 30L262 44L280 92L232 118L184 84Z" fill="#9a978c" strokeWidth="4" />
        <path d="M196 30L222 66L262 44M222 66L232 118M222 66L184 84" strokeWidth="2" />
        <path d="M34 236L120 214L124 226L38 248Z" fill="#7a5830" strokeWidth="3" />
      </g>
      <path d="M104 148L222 196" stroke="#f4ead0" strokeWidth="11" />
      <path d="M104 148L222 196" stroke="#1f1a10" strokeWidth="9" strokeDasharray="1.4 9" />
      <Miniature x={84} y={140} rim="#e0a92c" blade="M0-30L8-16V18H-8V-16ZM-18 18H18V26H-18Z" />
      <Miniature x={240} y={204} rim="#5fa9a8" blade="M0 30L8 16V-18H-8V16ZM-18-18H18V-26H-18Z" />
      <g transform="translate(150 268) rotate(-14)">
        <rect x="-24" y="-24" width="48" height="48" rx="7" fill="#f4ead0" stroke="#1f1a10" strokeWidth="3" />
        <path d="M0-15L4-4L15 0L4 4L0 15L-4 4L-15 0L-4-4Z" fill="#8e1015" />
      </g>
    </BookPlate>
  );
});

function Miniature({
  x,
  y,
  rim,
  blade,
}: {
  readonly x: number;
  readonly y: number;
  readonly rim: string;
  readonly blade: string;
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="5" cy="9" rx="58" ry="55" fill="#000" opacity="0.35" />
      <circle r="55" fill={rim} stroke="#1f1a10" strokeWidth="3" />
      <circle r="42" fill="#f4ead0" stroke="#1f1a10" strokeWidth="2.4" />
      <path d={blade} fill="#3a2a16" />
    </g>
  );
}

/** Tufts of grass, the same on every shelf. */
function tufts(): string {
  return Array.from({ length: 150 }, (_, at) => {
    const [x, y] = [(at * 97) % 318, (at * 61 + (at % 7) * 13) % 318];
    return `M${x} ${y}l-2-5m2 5l.5-7m-.5 7l3-5`;
  }).join('');
}
