/** The Soldiers' moves, up to the point where the tutorial ends. */
export const SCRIPT: readonly string[] = [
  'place swordsman d11',
  'place spearman f11',
  'place archer e12',
  'ready',

  'move swordsman e8',
  'move archer e10',
  'move spearman f10',
  'end',

  'move archer e9',
  'attack archer witch',
  'attack swordsman north',
  'end',
];
