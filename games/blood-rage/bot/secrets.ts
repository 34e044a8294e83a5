import { bestBy, type Seat } from '@sanguine/kernel';
import type { Card } from '../content/cards.ts';
import { STATS, type Stat } from '../content/clan.ts';
import { battleOf } from '../rules/battle/battle.ts';
import { tidal } from '../rules/battle/before.ts';
import { clanOf } from '../rules/clans.ts';
import { picksOf } from '../rules/draft.ts';
import type { FrameOf } from '../rules/frames.ts';
import { addCard, kindsIn, knownIn } from '../rules/hand.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { figureStrength } from '../rules/strength.ts';
import { plansFor } from './battlecraft.ts';
import { poolOf } from './chances.ts';
import { surveyOf } from './field.ts';
import { carriedWorth, handWorth } from './holdings.ts';
import { riseWorth } from './stature.ts';

/** What is chosen in secret while others choose too, weighed by itself; undefined where it is another kind of decision. */
export function inSecret(state: State, frame: State['frames'][number], seat: Seat): AnyMove | undefined {
  switch (frame.step) {
    case 'draft':
      return { do: 'draft', cards: drafted(state, frame, seat) };
    case 'cards': {
      const [plan] = plansFor(state, seat, poolOf(state));
      return plan === undefined ? undefined : { do: 'play', card: plan.card, late: plan.late };
    }
    case 'tide':
      return keeping(state, seat);
    case 'discard': {
      const clan = clanOf(state, seat);
      const card = bestBy(kindsIn(clan.hand), (one) => carriedWorth(state, clan, one));
      return card === undefined ? undefined : { do: 'hold', card };
    }
    case 'growth':
      return { do: 'grow', stats: growing(state, frame.due[seat] ?? 0, seat) };
    default:
      return undefined;
  }
}

/** §4.2: the cards that make the best hand with what is there already, and what else is known of them. */
export function drafted(
  state: State,
  { packs }: FrameOf<'draft'>,
  seat: Seat,
  knownWorth: (card: Card) => number = () => 0,
): Card[] {
  const field = surveyOf(state, seat);
  const hand = [...clanOf(state, seat).hand];
  const pack = knownIn(packs[seat] ?? []);
  const cards: Card[] = [];
  while (cards.length < picksOf(state)) {
    const best = bestBy(pack, (card) => handWorth(state, field, seat, [...hand, card]) + knownWorth(card));
    if (best === undefined) break;
    pack.splice(pack.indexOf(best), 1);
    addCard(hand, best);
    addCard(cards, best);
  }
  return cards;
}

/** Odin's Tide: the strongest stays. */
function keeping(state: State, seat: Seat): AnyMove | undefined {
  const battle = battleOf(state);
  const clan = clanOf(state, seat);
  const figure = bestBy(tidal(state, battle, seat), (one) => figureStrength(clan, one, battle.province));
  return figure === undefined ? undefined : { do: 'keep', figure };
}

/** §14: step by step the stat that is worth most. */
function growing(state: State, due: number, seat: Seat): Stat[] {
  const clan = { ...clanOf(state, seat), stats: { ...clanOf(state, seat).stats } };
  const stats: Stat[] = [];
  for (let step = 0; step < due; step++) {
    const stat = bestBy(STATS, (one) => riseWorth(state, clan, one));
    if (stat === undefined || riseWorth(state, clan, stat) <= 0) break;
    clan.stats[stat] += 1;
    stats.push(stat);
  }
  return STATS.flatMap((stat) => stats.filter((one) => one === stat));
}
