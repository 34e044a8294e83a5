import { BookPlate, PLATE_SIDE } from '@sanguine/ui/shelf/book-plate.tsx';
import { memo, type ReactNode } from 'react';
import { handFor } from './glade/layout.ts';
import { Stone } from './look/stone.tsx';

/** The cover picture: red stones in the grass of a glade under the moon. */
export const Plate = memo(function Plate(): ReactNode {
  return (
    <BookPlate ground="#0d1f29">
      <circle cx="216" cy="82" r="74" stroke="#35565d" />
      <circle cx="216" cy="82" r="59" stroke="#4b7176" strokeDasharray="2 5" />
      <circle cx="216" cy="82" r="44" fill="#e9f0ec" />
      <path d="M196 64q15 11 9 24M226 92q13 2 15 15" stroke="#a9bec6" strokeWidth="1.6" />
      <Wood />
      <path d={`M0 214Q80 196 160 208T318 200V318H0Z`} fill="#28535a" />
      <path d={grass()} stroke="#9cc4ba" strokeOpacity="0.5" />
      <Stone x={92} y={232} size={34} />
      <Stone x={166} y={246} size={50} />
      <Stone x={236} y={240} size={27} />
      <Stone x={272} y={268} size={17} />
      <Stone x={48} y={276} size={15} />
    </BookPlate>
  );
});

/** Bare treetops against the sky. */
function Wood(): ReactNode {
  const hand = handFor('plate wood');
  return Array.from({ length: 34 }, (_, at) => {
    const [x, r] = [at * 10 - 8 + hand(-4, 4), hand(13, 26)];
    const y = 200 - hand(0, 26) - Math.abs(x - 170) / 5;
    return (
      <g key={at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} stroke="#3c6562">
        <circle r={r} fill="#0f2529" />
        <path
          d={`M${-r * 0.6} ${-r * 0.3}q${r * 0.5} ${-r * 0.4} ${r} 0M${-r * 0.5} ${r * 0.1}q${r * 0.5} ${-r * 0.4} ${r} 0`}
        />
      </g>
    );
  });
}

function grass(): string {
  const hand = handFor('plate grass');
  return Array.from({ length: 230 }, () => {
    const [x, y] = [hand(0, PLATE_SIDE), hand(218, PLATE_SIDE)];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l-2-6m2 6l.5-8m-.5 8l3-6`;
  }).join('');
}
