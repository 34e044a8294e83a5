/** The Soldiers' moves, up to the point where the tutorial ends. */
export const SCRIPT: readonly string[] = [
  'place swordsman e11',
  'place spearman f11',
  'place archer d11',
  'ready',

  'move swordsman e7',
  'move archer e9',
  'move spearman f9',
  'end',

  'move archer e8',
  'attack archer witch',
  'attack swordsman north',
  'end',
];
