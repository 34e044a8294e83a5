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
import { battlePlans } from './battle-plans.ts';
import { unseenPool } from './bonus-odds.ts';
import { surveyOf } from './survey.ts';
import { carriedValue, handValue } from './card-values.ts';
import { riseValue } from './stat-values.ts';
import type { Temper } from './tempers.ts';

/** The choice if all seats choose at once in secret; undefined for any other decision. */
export function sealedChoice(
  state: State,
  frame: State['frames'][number],
  seat: Seat,
  temper?: Temper,
): AnyMove | undefined {
  switch (frame.step) {
    case 'draft':
      return { do: 'draft', cards: draftedCards(state, frame, seat, { temper }) };
    case 'cards': {
      const [plan] = battlePlans(state, seat, unseenPool(state));
      return plan === undefined ? undefined : { do: 'play', card: plan.card, late: plan.late };
    }
    case 'tide':
      return figureToKeep(state, seat);
    case 'discard': {
      const clan = clanOf(state, seat);
      const card = bestBy(kindsIn(clan.hand), (one) => carriedValue(state, clan, one));
      return card === undefined ? undefined : { do: 'hold', card };
    }
    case 'growth':
      return { do: 'grow', stats: statsToGrow(state, frame.due[seat] ?? 0, seat) };
    default:
      return undefined;
  }
}

interface DraftTaste {
  /** What else is known of a card. */
  readonly knownWorth?: (card: Card) => number;
  readonly temper?: Temper | undefined;
}

/** §4.2: the cards that make the best hand with those already there; `knownWorth` adds what else is known of them. */
export function draftedCards(
  state: State,
  { packs }: FrameOf<'draft'>,
  seat: Seat,
  { knownWorth = () => 0, temper }: DraftTaste = {},
): Card[] {
  const survey = surveyOf(state, seat, undefined, temper);
  const hand = [...clanOf(state, seat).hand];
  const pack = knownIn(packs[seat] ?? []);
  const cards: Card[] = [];
  while (cards.length < picksOf(state)) {
    const best = bestBy(pack, (card) => handValue(state, survey, seat, [...hand, card]) + knownWorth(card));
    if (best === undefined) break;
    pack.splice(pack.indexOf(best), 1);
    addCard(hand, best);
    addCard(cards, best);
  }
  return cards;
}

/** Odin's Tide: keeps the strongest figure. */
function figureToKeep(state: State, seat: Seat): AnyMove | undefined {
  const battle = battleOf(state);
  const clan = clanOf(state, seat);
  const figure = bestBy(tidal(state, battle, seat), (one) => figureStrength(clan, one, battle.province));
  return figure === undefined ? undefined : { do: 'keep', figure };
}

/** §14: step by step the stat with the highest worth. */
function statsToGrow(state: State, due: number, seat: Seat): Stat[] {
  const clan = { ...clanOf(state, seat), stats: { ...clanOf(state, seat).stats } };
  const stats: Stat[] = [];
  for (let step = 0; step < due; step++) {
    const stat = bestBy(STATS, (one) => riseValue(state, clan, one));
    if (stat === undefined || riseValue(state, clan, stat) <= 0) break;
    clan.stats[stat] += 1;
    stats.push(stat);
  }
  return STATS.flatMap((stat) => stats.filter((one) => one === stat));
}
