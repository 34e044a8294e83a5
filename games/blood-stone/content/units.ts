import type { Shape } from './shapes.ts';

/** The eight pieces, the Witch's side first. There is one of each, so the name identifies it. */
export const UNITS = ['witch', 'boar', 'wolf', 'raven', 'toad', 'swordsman', 'spearman', 'archer'] as const;
export type Unit = (typeof UNITS)[number];

type Kind = 'witch' | 'minion' | 'soldier';

export interface UnitCard {
  readonly kind: Kind;
  /** Blood stones on its card at the start. */
  readonly blood: number;
  /** Steps per move. */
  readonly move: number;
  /** Null if it does not attack. */
  readonly attack: Shape | null;
}

/** §2.2: all stones are on cards at the start; lost blood goes to the bank. */
export const STONES = 42;
/** §9.3: the most zombies at the same time. */
export const ZOMBIE_TOKENS = 6;

export const UNIT_CARDS: Readonly<Record<Unit, UnitCard>> = {
  witch: { kind: 'witch', blood: 10, move: 2, attack: null },
  boar: { kind: 'minion', blood: 12, move: 3, attack: { kind: 'cross' } },
  wolf: { kind: 'minion', blood: 2, move: 4, attack: { kind: 'straight', from: 1, to: 1 } },
  raven: { kind: 'minion', blood: 1, move: 5, attack: { kind: 'around' } },
  toad: { kind: 'minion', blood: 2, move: 2, attack: { kind: 'straight', from: 1, to: 3 } },
  swordsman: { kind: 'soldier', blood: 5, move: 4, attack: { kind: 'arc' } },
  spearman: { kind: 'soldier', blood: 5, move: 3, attack: { kind: 'line', reach: 2 } },
  archer: { kind: 'soldier', blood: 5, move: 3, attack: { kind: 'straight', from: 2, to: 5 } },
};

export const SOLDIERS: readonly Unit[] = UNITS.filter((unit) => UNIT_CARDS[unit].kind === 'soldier');
export const MINIONS: readonly Unit[] = UNITS.filter((unit) => UNIT_CARDS[unit].kind === 'minion');
/** The units the Witch's player places. */
export const COVEN: readonly Unit[] = ['witch', ...MINIONS];
