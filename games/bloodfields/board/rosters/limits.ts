/** The most characters in the name of a roster or a folder. */
export const MOST_NAME = 60;
export const MOST_NOTE = 600;
