import { createContext } from 'react';

/** Whether the frame shows only the board: a picture of a moment, not a table to play at. */
export const BoardOnly = createContext(false);
