/** The Dragon Riders' moves, up to the point where the tutorial ends. */
export const SCRIPT: readonly string[] = [
  'pick dragonRiders',

  'found @49',
  'muster dragon @49',
  'muster swords @49',
  'muster shield @49',
  'muster lizardmen @49',
  'ready',

  'step swords+shield 49>37',
  'pay lizardmen',
  'end',
  'settle @37',
  'settle @50',
  'settle @50',
  'pay cavalry',
  'end',

  'step dragon 49>37',
  'step swords+shield+dragon 37>36',
  'pay swords',
  'battle @36 seat 0',
  'keep',
  'end',
  'settle @36',
  'settle @36',
  'pay cavalry',
  'end',

  'keep',
  'lose swords',
  'retreat @37',

  'build lizardmen @37',
  'end',
  'settle @39',
  'settle @39',
  'pay cavalry',
  'end',
];
