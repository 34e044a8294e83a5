export { findPuzzle } from './finder.ts';
export { moveOf, openPuzzle, viewOf } from './position.ts';
export { prove } from './proof.ts';
export { namedMoves } from './rated.ts';
export { lossOf, type PlayedRow, refute } from './refutation.ts';
export { themeOf } from './theme.ts';
