import type { Gradient } from './engraving.ts';
import { PAPER, PAPER_EDGE, STAIN, WASH } from './palette.ts';

export const GRADIENTS: readonly Gradient[] = [
  {
    id: 'paper',
    radius: 0.75,
    stops: [
      { at: 0.45, colour: PAPER, opacity: 1 },
      { at: 1, colour: PAPER_EDGE, opacity: 1 },
    ],
  },
  {
    id: 'vignette',
    radius: 0.72,
    stops: [
      { at: 0.6, colour: '#6b4a22', opacity: 0 },
      { at: 1, colour: '#6b4a22', opacity: 0.2 },
    ],
  },
  {
    id: 'glow',
    radius: 0.5,
    stops: [
      { at: 0.5, colour: WASH.sea, opacity: 0.85 },
      { at: 1, colour: WASH.sea, opacity: 0 },
    ],
  },
  {
    id: 'stain',
    radius: 0.5,
    stops: [
      { at: 0, colour: STAIN, opacity: 0.13 },
      { at: 0.75, colour: STAIN, opacity: 0.06 },
      { at: 1, colour: STAIN, opacity: 0 },
    ],
  },
];
