import { createContext } from 'react';

/** Whether the frame shows the board and nothing else: a picture of a moment, not a table to play at. */
export const BoardOnly = createContext(false);
