import type { Verbs } from '../rules/frames.ts';
import { skillSet } from '../rules/skills.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { movementOf } from '../rules/stats.ts';
import { hasTrait, isAlive, unitOf } from '../rules/units.ts';
import { diceIn, pairWorth } from './pair-worth.ts';
import { plainCharge, reachings, reachOf } from './prospects.ts';
import { Danger } from './danger.ts';
import { stakeOn } from './unit-worth.ts';

/** One way to strike an enemy: the tokens it takes, and what it is worth without their price. */
interface Way {
  readonly tokens: number;
  readonly worth: number;
  readonly once: boolean;
}

/** Ways to strike one enemy in this round, by how likely it can be reached. */
function waysAgainst(unit: Unit, enemy: Unit, stake: number): Way[] {
  const gap = Math.hypot(unit.x - enemy.x, unit.y - enemy.y) - unit.r - enemy.r;
  const ways: Way[] = [];
  for (const { id: skill, cost, attack, unique } of skillSet(unit.kind).attacks) {
    const [, to] = reachOf(unit, attack);
    const near =
      gap <= to
        ? 1
        : gap <= to + movementOf(unit)
          ? 0.6
          : attack.kind === 'melee'
            ? 0.8 * plainCharge(unit, enemy, gap)
            : 0;
    if (near === 0) continue;
    for (const spends of [0, 1]) {
      const dice = diceIn(attack);
      const armed = { ...unit, inspire: cost + spends };
      const { worth } = pairWorth(armed, enemy, skill, attack, { dice, cost, stake });
      ways.push({ tokens: cost + spends, worth: near * (attack.times ?? 1) * worth, once: unique === true });
    }
  }
  return ways;
}

/** The best two blows with so many tokens. */
function bestWith(ways: readonly Way[], tokens: number): number {
  let best = 0;
  for (const first of ways) {
    if (first.tokens > tokens) continue;
    best = Math.max(best, first.worth);
    for (const second of ways) {
      if (first.tokens + second.tokens > tokens || (second === first && first.once)) continue;
      best = Math.max(best, first.worth + 0.7 * second.worth);
    }
  }
  return best;
}

/** What each token on a unit brings, up to a few, worked out once. */
function tokenGains(state: State, id: UnitId): (tokens: number) => number {
  const unit = unitOf(state, id);
  let strikes: readonly number[] = [0, 0, 0, 0, 0, 0];
  for (const [at, enemy] of state.units.entries()) {
    if (enemy.owner === unit.owner || !isAlive(enemy)) continue;
    const ways = waysAgainst(unit, enemy, stakeOn(state, at, enemy));
    if (ways.length === 0) continue;
    const against = strikes.map((_, tokens) => bestWith(ways, tokens));
    if ((against[2] ?? 0) > (strikes[2] ?? 0)) strikes = against;
  }
  const danger = new Danger(state, id).at(unit.x, unit.y);
  const mage = hasTrait(unit, 'mage') || hasTrait(unit, 'archmage') ? 0.5 : 0;
  return (tokens) => {
    const strike = (strikes[Math.min(5, tokens + 1)] ?? 0) - (strikes[Math.min(5, tokens)] ?? 0);
    // A token saves about a quarter of what comes, once.
    const guard = tokens === 0 ? 0.22 * danger : tokens === 1 ? 0.1 * danger : 0;
    return Math.max(0, strike) + guard + (mage + 0.3) / (1 + 2 * tokens);
  };
}

/** Who gets the next token: whom it brings most. */
export function inspirationScorer(state: State): (move: Verbs['inspire']) => number {
  return ({ unit: id }) => tokenGains(state, id)(unitOf(state, id).inspire);
}

/** What a side could do at once if it began. */
export function firstStrike(state: State, seat: number): number {
  let best = 0;
  for (const unit of state.units) {
    if (unit.owner !== seat || !isAlive(unit)) continue;
    for (const enemy of state.units) {
      if (enemy.owner === seat || !isAlive(enemy)) continue;
      const gap = Math.hypot(unit.x - enemy.x, unit.y - enemy.y) - unit.r - enemy.r;
      for (const { from, to, worth, ranged } of reachings(unit, enemy)) {
        if (gap >= from && gap <= to) best = Math.max(best, worth);
        else if (!ranged) best = Math.max(best, 0.9 * plainCharge(unit, enemy, gap) * worth);
      }
    }
  }
  return best;
}
