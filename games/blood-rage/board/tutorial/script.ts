/** The Bear clan's moves, up to the point where the tutorial ends. */
export const SCRIPT: readonly string[] = [
  'draft lokis-dragons-1 thors-hammer-1',
  'draft dwarf-chieftain-1 brothers-in-arms-1',
  'draft alfheim-1 tyrs-bash-1',

  'invade warrior horgr',
  'invade leader horgr',
  'invade ship se',
  'play thors-hammer-1',
  'invade warrior muspelheim',
  'pass',
  'hold tyrs-bash-1',
];
