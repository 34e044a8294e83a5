/** Letters of a roster's or a folder's name. */
export const MOST_NAME = 60;
export const MOST_NOTE = 600;
