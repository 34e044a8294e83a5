import { type PuzzleBook, readPuzzles } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import data from './puzzles.json' with { type: 'json' };
import { THEMES } from './themes.ts';

/** Found and proved by `npm run -s puzzles`. */
export const PUZZLES: PuzzleBook<State, AnyMove, Event> = { themes: THEMES, puzzles: readPuzzles(data) };
