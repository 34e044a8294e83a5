import { amountOdds } from './amount.ts';
import { attackKey } from './attack-key.ts';
import { type Attack, attackOf } from './attack.ts';
import { type AttackQuery, PLAIN_ATTACK } from './attack-query.ts';
import { type AttackOdds, noStrikes, spreadOf, type Strikes } from './attack-spread.ts';
import { boundedCache } from './bounded-cache.ts';
import { facesAt, throwsBelow, throwsOf } from './faces.ts';

/** §7.4: rolls so many dice with a chance, and notes the rolls that stand. Returns what they are worth. */
function roll(attack: Attack, dice: number, chance: number, strikes: Strikes): number {
  const throws = throwsOf(dice);
  const window = attack.window(dice);
  const ends = window.ends();
  const from = throwsBelow(dice);
  window.struck.forEach(({ spend, hits, criticals }, index) => {
    const share = chance * (ends[from + index] ?? 0);
    const byHits = strikes.chances[spend ? 1 : 0];
    const at = hits * (strikes.most + 1) + criticals;
    byHits[at] = (byHits[at] ?? 0) + share;
    const blanks = facesAt(throws, from + index)[3];
    strikes.blanks[blanks] = (strikes.blanks[blanks] ?? 0) + share;
  });
  return chance * window.worth;
}

function struck(query: AttackQuery): AttackOdds {
  const numbers = amountOdds(query.dice, 1);
  const most = numbers.length - 1;
  const attack = attackOf(query, most);
  const strikes = noStrikes(most);
  let worth = 0;
  numbers.forEach((chance, dice) => {
    if (chance > 0) worth += roll(attack, dice, chance, strikes);
  });
  return spreadOf(query, attack.wounds, attack.defence, strikes, worth);
}

/** A bot asks some thousand different questions in a game. */
const asked = boundedCache(4096, attackKey, struck);

/** §7.4 to §7.6: the chances of one attack roll, both sides using tokens and rerolls as is best at their prices. */
export function attackOdds(query: AttackQuery): AttackOdds {
  return asked(query);
}

/** §7.9: hits that are received without an attack. */
export type HitsQuery = Pick<
  AttackQuery,
  | 'armour'
  | 'hp'
  | 'shields'
  | 'defenderTokens'
  | 'secondChance'
  | 'defenceRerolls'
  | 'defenderPrice'
  | 'value'
> & { readonly hits: number };

function received(query: AttackQuery, hits: number): AttackOdds {
  const { wounds, defence } = attackOf(query, hits);
  const strikes = noStrikes(hits);
  strikes.chances[0][hits * (hits + 1)] = 1;
  strikes.blanks[0] = 1;
  return spreadOf(query, wounds, defence, strikes, defence.odds(hits, 0).worth);
}

/** §7.9: the same from the defence roll on: no cover, 1 damage each, no token of an attacker's. */
export function hitsOdds({ hits, ...target }: HitsQuery): AttackOdds {
  return received({ ...PLAIN_ATTACK, ...target, damage: 1, cover: false, defended: true }, hits);
}
