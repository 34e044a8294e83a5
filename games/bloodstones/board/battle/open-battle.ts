import type { Viewer } from '@sanguine/kernel';
import type { Clash } from '../../rules/frames.ts';
import type { State } from '../../rules/state.ts';

/** The stages of a battle, in order. */
export const STAGES = ['withdraw', 'draw', 'swap', 'reveal', 'losses'] as const;
export type BattleStage = (typeof STAGES)[number];

export interface OpenBattle extends Clash {
  readonly stage: 'withdraw' | 'swap' | 'losses';
}

/** The battle in progress, if any. */
export function openBattle(view: State): OpenBattle | null {
  const open = view.frames.at(-1);
  switch (open?.step) {
    case 'stand':
    case 'swap': {
      const { area, attacker, defender } = open;
      return { area, attacker, defender, stage: open.step === 'stand' ? 'withdraw' : 'swap' };
    }
    case 'casualty':
    case 'retreat':
    case 'raise': {
      const { area, attacker, winner, loser } = open;
      return { area, attacker, defender: winner === attacker ? loser : winner, stage: 'losses' };
    }
    default:
      return null;
  }
}

export type Role = 'attacker' | 'defender';

/** A player who takes no part in the battle; spectators are not included. */
export function isOnlooker({ attacker, defender }: Clash, viewer: Viewer): boolean {
  return viewer !== null && viewer !== attacker && viewer !== defender;
}

/** The viewer's role, or the attacker for everybody else. */
export function ownRole({ defender }: Clash, viewer: Viewer): Role {
  return viewer === defender ? 'defender' : 'attacker';
}

export function otherRole(role: Role): Role {
  return role === 'attacker' ? 'defender' : 'attacker';
}
