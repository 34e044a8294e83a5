import type { AttackOdds } from './attack-spread.ts';
import type { TestOdds } from './test-play.ts';

/** §6.3 to §6.6: what may come of a charge and the attack that follows it. */
export interface ChargeStrike {
  readonly contact: number;
  readonly damage: readonly number[];
  readonly kill: number;
  readonly mean: number;
  readonly worth: number;
  readonly attackerSpends: number;
  readonly defenderSpends: number;
  /** §6.6: the chance to fall short with each number on the lowest die, from 0 on. */
  readonly failedBy: readonly number[];
}

type Strike = Pick<AttackOdds, 'damage' | 'kill' | 'mean' | 'worth' | 'attackerSpends' | 'defenderSpends'>;

/** §6.5: the free attack comes only of a charge that succeeds. `missed` is what it is worth to fail. */
export function chargeStrike(test: TestOdds, strike: Strike, missed = 0): ChargeStrike {
  const contact = test.pass;
  return {
    contact,
    damage: strike.damage.map((chance, placed) => contact * chance + (placed === 0 ? 1 - contact : 0)),
    kill: contact * strike.kill,
    mean: contact * strike.mean,
    worth: contact * strike.worth + (1 - contact) * missed,
    attackerSpends: contact * strike.attackerSpends,
    defenderSpends: contact * strike.defenderSpends,
    failedBy: test.failedBy,
  };
}
