/** The Soldiers' moves, up to the point where the tutorial ends. */
export const SCRIPT: readonly string[] = [
  'place swordsman e10',
  'place spearman d10',
  'place archer e11',
  'ready',

  'move swordsman e7',
  'move archer e9',
  'move spearman d9',
  'end',

  'attack archer witch',
  'attack swordsman north',
  'move spearman c8',
  'end',
];
