import {
  BANISH_STONES,
  MEND_STONES,
  PHANTOM_SPELLS,
  type Spell,
  spellCard,
  ZOMBIFY_MOST,
} from '../content/spells.ts';
import { SOLDIERS, UNIT_CARDS } from '../content/units.ts';
import { BODIES, isFree, isPuppet } from '../rules/figures.ts';
import { distance, groundOf } from '../rules/ground.ts';
import { spellChance } from '../rules/odds.ts';
import { HIDDEN, type State } from '../rules/state.ts';
import { burstCost } from './cast-values.ts';
import { gapTo } from './distances.ts';
import { dangerAt, puppetsInReach } from './threats.ts';

/** The worth of an average card drawn, in stones. */
export const FRESH = { blood: 1, phantom: 0.7 } as const;

/** With no more stones than this the Witch has none to offer to a spell that asks for many; keeping its card draws no other. */
const SCANT = 3;

/** Roughly what a card could do this turn or the next, in stones; good enough to choose what to keep. */
export function cardValue(state: State, card: Spell): number {
  switch (card) {
    case 'manipulate':
      return [1.1, 1.7, 2.4][Math.min(puppetsInReach(state), 2)] ?? 0;
    case 'siphon':
      return spellChance('siphon', 0) * reachValue(state, 'siphon', () => true, 1.6);
    case 'zombify':
      return state.figures.witch.blood <= SCANT
        ? 0.1
        : reachValue(state, card, (blood) => blood <= ZOMBIFY_MOST, 3);
    case 'bloodBoil':
      return boilValue(state);
    case 'transfuse':
      return state.figures.witch.blood <= 4 ? 1.1 : 0.5;
    case 'gnarlroot':
      return dangerAt(state, state.figures.witch.at) > 0 ? 1 : 0.5;
    case 'raiseHusk':
      return state.bank > 0 && BODIES.some((unit) => state.figures[unit].status === 'realm') ? 1.2 : 0.2;
    case 'bloodMist':
      return dangerAt(state, state.figures.witch.at) > 1 ? 1.6 : 0.6;
    case 'spiritWard':
      return puppetsInReach(state) > 0 ? 1 : 0.4;
    case 'secondWind':
      return SOLDIERS.some(
        (unit) => isFree(state, unit) && gapTo(state, unit, 'witch') <= UNIT_CARDS[unit].move,
      )
        ? 1.2
        : 0.5;
    case 'mend':
      return mendValue(state);
    case 'ghostStep':
      return 0.8;
    case 'whisper':
      return 0.7;
    case 'banish':
      return banishValue(state);
  }
}

/** The full value if a suitable soldier is in the Witch's range, a little less if she can walk into range. */
function reachValue(state: State, card: Spell, fits: (blood: number) => boolean, full: number): number {
  const ground = groundOf(state);
  const range = spellCard(card).range ?? 0;
  let best = 0.1;
  for (const unit of SOLDIERS) {
    if (!isFree(state, unit) || !fits(state.figures[unit].blood)) continue;
    const far = distance(ground, state.figures.witch.at, state.figures[unit].at);
    if (far <= range) return full;
    if (far <= range + UNIT_CARDS.witch.move) best = full * 0.8;
  }
  return best;
}

/** Stones usually offered to a burst. */
const OFFERED = 2;

/** The best burst now: what the soldiers beside a minion would lose, less the minion and the offering. */
function boilValue(state: State): number {
  const ground = groundOf(state);
  const { at: witch } = state.figures.witch;
  let best = 0.4;
  for (const unit of BODIES) {
    if (!isPuppet(state, unit)) continue;
    const { at, blood } = state.figures[unit];
    if (distance(ground, witch, at) > (spellCard('bloodBoil').range ?? 0)) continue;
    const half = Math.floor((blood + OFFERED) / 2);
    let gain = -burstCost(blood) - OFFERED;
    for (const soldier of SOLDIERS) {
      if (isFree(state, soldier) && ground.around[at]?.includes(state.figures[soldier].at))
        gain += 1.3 * Math.min(half, state.figures[soldier].blood);
    }
    best = Math.max(best, spellChance('bloodBoil', OFFERED) * gain);
  }
  return best;
}

function mendValue(state: State): number {
  let most = 0;
  for (const unit of SOLDIERS) {
    if (!isFree(state, unit)) continue;
    most = Math.max(
      most,
      Math.min(MEND_STONES, state.bank, UNIT_CARDS[unit].blood - state.figures[unit].blood),
    );
  }
  return 0.6 * most;
}

function banishValue(state: State): number {
  const ground = groundOf(state);
  for (const unit of BODIES) {
    const { zombie, at } = state.figures[unit];
    if (!zombie) continue;
    const near = SOLDIERS.some(
      (soldier) =>
        isFree(state, soldier) &&
        distance(ground, state.figures[soldier].at, at) <= PHANTOM_SPELLS.banish.range,
    );
    if (near) return spellChance('banish', 0) * BANISH_STONES;
  }
  return 0.1;
}

/** What the best two cards of a hand can do, or the best one, counting average cards up to a hand of this size. */
export function castsValue(state: State, side: keyof typeof FRESH, casts: number, size = 0): number {
  if (casts <= 0) return 0;
  const { hand } = state[side];
  let best = 0;
  let second = 0;
  for (let at = 0; at < Math.max(hand.length, size); at++) {
    const card = hand[at] ?? HIDDEN;
    const worth = card === HIDDEN ? FRESH[side] : cardValue(state, card);
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return casts === 1 ? best : best + second;
}
