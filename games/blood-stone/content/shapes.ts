export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * What an attack strikes. Sweeping shapes strike every unit in their spaces, friend or foe; the others strike the one
 * unit picked.
 */
export type Shape =
  /** `reach` spaces in a line, in a chosen direction. */
  | { readonly kind: 'line'; readonly reach: number }
  /** The space in front and its two sideways neighbours, in a chosen direction. */
  | { readonly kind: 'arc' }
  /** The four adjacent spaces. */
  | { readonly kind: 'cross' }
  /** One unit in the same row or column, at a distance from `from` to `to`. */
  | { readonly kind: 'straight'; readonly from: number; readonly to: number }
  /** One unit among the eight neighbours. */
  | { readonly kind: 'around' };
