export { findPuzzle } from './finder.ts';
export { prove } from './proof.ts';
export { namedMoves } from './rated.ts';
export { themeOf } from './theme.ts';
