/** The Drowned Legion's moves, up to the point where the tutorial ends. */
export const SCRIPT: readonly string[] = [
  'muster sorrow husk*3',
  'take north',
  'place sorrow 10,12',
  'place husk 7,12',
  'place husk.2 13,12',
  'place husk.3 15,12',

  'inspire sorrow',
  'inspire sorrow',
  'inspire husk.2',

  'supports',
  'activate husk',
  'move 7,9',
  'end',
  'activate husk.2',
  'move 13,9',
  'end',
  'move 15,10',
  'end',
];
