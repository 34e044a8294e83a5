const MINUS = '\u2212';

/** Points of chance with one digit: `1.4`. */
export const points = (value: number): string => digits(value, 1);

/** With the sign in front: `+3.6`, `−5.2`. */
export const signed = (value: number, places = 1): string => {
  const text = digits(value, places);
  return Number(value.toFixed(places)) > 0 ? `+${text}` : text;
};

/** Rounded; zero has no sign. */
export function digits(value: number, places: number): string {
  const text = Math.abs(value).toFixed(places);
  return value < 0 && Number(text) !== 0 ? `${MINUS}${text}` : text;
}
