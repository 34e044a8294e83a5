import type { BattleRow, KeyWith } from './row.ts';

/** Every Battle card: its bonus, and what its text does. */
export const BATTLES = {
  // §18.6: only its bonus.
  'tyrs-bash': { god: 'tyr', bonus: 2, copies: { 1: [1, 0, 0] } },
  // §18.6: only its bonus.
  'tyrs-smash': { god: 'tyr', bonus: 3, copies: { 1: [1, 1, 0], 2: [0, 0, 1] } },
  // §18.6: only its bonus.
  'tyrs-crush': { god: 'tyr', bonus: 4, copies: { 1: [0, 0, 1], 2: [1, 0, 0], 3: [1, 0, 0] } },
  // §18.6: only its bonus.
  'tyrs-smite': { god: 'tyr', bonus: 5, copies: { 1: [1, 0, 0], 2: [0, 1, 0], 3: [0, 0, 1] } },
  // §18.6: only its bonus.
  'tyrs-rage': { god: 'tyr', bonus: 6, copies: { 2: [1, 0, 0], 3: [1, 0, 0] } },
  // §18.1: a Warrior of each opponent falls before strength is compared.
  'odins-smite': { god: 'odin', bonus: 1, copies: { 1: [1, 1, 0] }, effect: { before: 'smite' } },
  // §18.1: everybody keeps one figure, before strength is compared.
  'odins-tide': { god: 'odin', bonus: 1, copies: { 2: [1, 0, 1] }, effect: { before: 'tide' } },
  // §18.1: Glory for every figure fallen in the battle, including the owner's.
  'odins-judgement': { god: 'odin', bonus: 2, copies: { 3: [1, 0, 1] }, effect: { judgement: 2 } },
  // §18.5: worth as much as the best card of the opponents.
  'heimdalls-sight': { god: 'heimdall', bonus: 0, copies: { 1: [1, 0, 0] }, effect: { sight: true } },
  // §18.5: may be added after the reveal.
  'heimdalls-eye': { god: 'heimdall', bonus: 2, copies: { 2: [2, 1, 0] }, effect: { late: true } },
  // §18.5: may be added after the reveal.
  'heimdalls-gaze': { god: 'heimdall', bonus: 3, copies: { 3: [1, 1, 0] }, effect: { late: true } },
  // §18.5: Glory for all revealed bonuses, and new cards for everybody.
  'heimdalls-watch': {
    god: 'heimdall',
    bonus: 0,
    copies: { 2: [1, 0, 0], 3: [1, 0, 0] },
    effect: { reveal: 'watch' },
  },
  // §18.4: another stat rises with a successful pillage.
  'friggas-grace': { god: 'frigga', bonus: 2, copies: { 1: [1, 0, 1] }, effect: { grace: true } },
  // §18.2: Glory for a victory.
  'thors-hammer': {
    god: 'thor',
    bonus: 1,
    copies: { 1: [1, 0, 0] },
    effect: { won: { glory: 3, rage: 0, raise: false } },
  },
  // §18.2: a stat rises with a victory.
  'thors-oath': {
    god: 'thor',
    bonus: 1,
    copies: { 2: [1, 0, 0] },
    effect: { won: { glory: 0, rage: 0, raise: true } },
  },
  // §18.2: Rage and Glory for a victory.
  'thors-ascension': {
    god: 'thor',
    bonus: 1,
    copies: { 3: [1, 0, 1] },
    effect: { won: { glory: 3, rage: 3, raise: false } },
  },
  // §18.2: the texts of all opponents are void.
  'thors-primacy': { god: 'thor', bonus: 3, copies: { 3: [1, 1, 0] }, effect: { reveal: 'primacy' } },
  // §18.3: the loser takes Rage from the winner.
  'lokis-trickery': {
    god: 'loki',
    bonus: 0,
    copies: { 1: [1, 0, 1] },
    effect: { lost: { take: 'rage', most: 1 } },
  },
  // §18.3: the loser takes Glory from the winner.
  'lokis-backstab': {
    god: 'loki',
    bonus: 0,
    copies: { 2: [1, 0, 1] },
    effect: { lost: { take: 'glory', most: 2 } },
  },
  // §18.3: the loser takes all cards the winner has played.
  'lokis-poison': {
    god: 'loki',
    bonus: 0,
    copies: { 3: [1, 0, 0] },
    effect: { lost: { take: 'cards', most: Infinity } },
  },
} as const satisfies Readonly<Record<string, BattleRow>>;

export type BattleKey = keyof typeof BATTLES;
/** The Battle cards whose rows match `Part`. */
export type BattleWith<Part> = KeyWith<typeof BATTLES, Part>;
