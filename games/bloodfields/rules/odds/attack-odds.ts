import { amountOdds } from './amount.ts';
import { attackKey } from './attack-key.ts';
import { type Attack, attackOf } from './attack.ts';
import { type AttackQuery, PLAIN_ATTACK } from './attack-query.ts';
import {
  type AttackOdds,
  noStrikes,
  spreadOf,
  type Strikes,
  type Weighed,
  weighed,
} from './attack-spread.ts';
import { boundedCache } from './bounded-cache.ts';
import { zeros } from './chances.ts';
import { facesAt, throwsBelow, throwsOf } from './faces.ts';
import { TIE } from './reroll.ts';
import { ATTACKER_TOKEN, chancesFor, type Once } from './uses.ts';

/** §7.4: rolls this many dice, with this chance, and notes the rolls that stand. Returns their worth. */
function roll(attack: Attack, dice: number, chance: number, strikes: Strikes): number {
  const throws = throwsOf(dice);
  const size = (strikes.most + 1) * (strikes.most + 1);
  const window = attack.window(dice);
  const from = throwsBelow(dice);
  for (const { uses, chances } of window.ends()) {
    window.struck.forEach(({ spend, hits, criticals }, index) => {
      const share = chance * (chances[from + index] ?? 0);
      if (share === 0) return;
      const byHits = chancesFor(strikes.chances, spend ? uses | ATTACKER_TOKEN : uses, () => zeros(size));
      const at = hits * (strikes.most + 1) + criticals;
      byHits[at] = (byHits[at] ?? 0) + share;
      const blanks = facesAt(throws, from + index)[3];
      strikes.blanks[blanks] = (strikes.blanks[blanks] ?? 0) + share;
    });
  }
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

/** A bot asks a few thousand different queries in a game. */
const asked = boundedCache(4096, attackKey, struck);

/** §7.4 to §7.6: the odds of one attack roll, both sides using what they have as is best at its price. */
export function attackOdds(query: AttackQuery): AttackOdds {
  return query.bead === null ? asked(query) : behindSmoke(query, query.bead);
}

/** Smoke Bead: the target decides whether to hide when the number of dice is known, before they are rolled. */
function behindSmoke(query: AttackQuery, { price, mark }: Once): AttackOdds {
  const cases = amountOdds(query.dice, 1).flatMap((chance, dice): Weighed[] => {
    if (chance === 0) return [];
    const open = asked({ ...query, dice, bead: null });
    const hidden = asked({ ...query, dice, bead: null, cover: true });
    return open.worth - hidden.worth - price > TIE
      ? [{ chance, odds: hidden, uses: mark, price }]
      : [{ chance, odds: open, uses: 0, price: 0 }];
  });
  return weighed(cases, query.hp);
}

/** §7.9: hits that do not come from an attack. */
export type HitsQuery = Pick<
  AttackQuery,
  | 'armour'
  | 'hp'
  | 'shields'
  | 'defenderTokens'
  | 'secondChance'
  | 'defenceRerolls'
  | 'defenderPrice'
  | 'pebble'
  | 'value'
> & { readonly hits: number };

function received(query: AttackQuery, hits: number): AttackOdds {
  const { wounds, defence } = attackOf(query, hits);
  const strikes = noStrikes(hits);
  chancesFor(strikes.chances, 0, () => zeros((hits + 1) * (hits + 1)))[hits * (hits + 1)] = 1;
  strikes.blanks[0] = 1;
  return spreadOf(query, wounds, defence, strikes, defence.odds(hits, 0).worth);
}

/** §7.9: the same from the defence roll on: no cover, 1 damage each, no attacker's token. */
export function hitsOdds({ hits, ...target }: HitsQuery): AttackOdds {
  return received({ ...PLAIN_ATTACK, ...target, damage: 1, cover: false, defended: true }, hits);
}
