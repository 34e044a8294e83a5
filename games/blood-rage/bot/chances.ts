import type { Seat } from '@sanguine/kernel';
import { AGES, type Card, deckOf, factsOf } from '../content/cards.ts';
import { questBonuses } from '../rules/battle/declare.ts';
import { battleEffect } from '../rules/cards/index.ts';
import { clanOf } from '../rules/clans.ts';
import { knownIn } from '../rules/hand.ts';
import { unseenCards } from '../rules/imagine.ts';
import type { Clan, State } from '../rules/state.ts';

/** More than a card and a late one add as a rule. */
const MOST_BONUS = 10;
/** What Heimdall's Sight finds, by and large. */
const SIGHTED = 3;
/** How often the strongest card is played; else it is any. */
const AT_BEST = 0.65;

/** What somebody is going to add in a battle. */
export class Odds {
  /** How likely each bonus is, from 0 up. */
  readonly chances: readonly number[];
  /** How likely the bonus is lower than so much. */
  readonly #below: readonly number[];

  constructor(chances: readonly number[]) {
    this.chances = chances;
    let sum = 0;
    const below = [0];
    for (const chance of chances) below.push((sum += chance));
    this.#below = below;
  }

  /** This bonus and no other. */
  static certain(bonus: number): Odds {
    const chances = none();
    chances[Math.min(bonus, MOST_BONUS)] = 1;
    return new Odds(chances);
  }

  /** How likely the bonus is below so much, which may be a fraction. */
  below(limit: number): number {
    if (limit <= 0) return 0;
    return this.#below[Math.ceil(limit)] ?? 1;
  }

  get mean(): number {
    return this.chances.reduce((sum, chance, bonus) => sum + chance * bonus, 0);
  }
}

const none = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const NOTHING = Odds.certain(0);

/** What the card adds in a battle, as far as that can be told beforehand. */
export function bonusIn(clan: Clan, card: Card): number {
  const { kind } = factsOf(card);
  if (kind.kind === 'quest') return questBonuses(clan).at(-1) ?? 0;
  if (kind.kind !== 'battle') return 0;
  return battleEffect(card).sight === true ? SIGHTED : kind.bonus;
}

/** What hands nobody sees are made of, by their bonus. */
function oddsOf(cards: readonly Card[]): Odds {
  if (cards.length === 0) return NOTHING;
  const chances = none();
  for (const card of cards) {
    const { kind } = factsOf(card);
    const bonus = kind.kind !== 'battle' ? 0 : battleEffect(card).sight === true ? SIGHTED : kind.bonus;
    chances[bonus] = (chances[bonus] ?? 0) + 1 / cards.length;
  }
  return new Odds(chances);
}

/** The cards of this Age the viewer cannot place. */
export const poolOf = (view: State): Odds => oddsOf(unseenCards(view, view.age));

/** By Age, for two, three and four players. */
const DECKS = AGES.map((age) => [2, 3, 4].map((players) => oddsOf(deckOf(age, players))));

/** All cards of this Age: a pool for whoever has not looked closer. */
export const deckPool = ({ age, clans }: State): Odds => DECKS[age - 1]?.[clans.length - 2] ?? NOTHING;

/** The bonus a seat is going to add in a battle: its strongest as a rule. Others' hands are drawn from the pool. */
export function bonusOdds(state: State, seat: Seat, viewer: Seat, pool: Odds): Odds {
  const clan = clanOf(state, seat);
  if (clan.hand.length === 0) return NOTHING;
  return seat === viewer ? seenOdds(clan) : unseenIn(clan.hand.length, pool);
}

/** The pools of whole decks are asked about all the time. */
const UNSEEN = new Map<Odds, Odds[]>(DECKS.flat().map((pool) => [pool, []]));

function unseenIn(cards: number, pool: Odds): Odds {
  const known = UNSEEN.get(pool);
  if (known === undefined) return unseenOdds(cards, pool);
  return (known[cards] ??= unseenOdds(cards, pool));
}

function unseenOdds(cards: number, pool: Odds): Odds {
  let belowAll = 0;
  return new Odds(
    pool.chances.map((chance, bonus) => {
      const all = Math.min(1, pool.below(bonus + 1)) ** cards;
      const best = all - belowAll;
      belowAll = all;
      return AT_BEST * best + (1 - AT_BEST) * chance;
    }),
  );
}

function seenOdds(clan: Clan): Odds {
  const chances = none();
  const cards = knownIn(clan.hand);
  let highest = 0;
  for (const card of cards) {
    const bonus = bonusIn(clan, card);
    highest = Math.max(highest, bonus);
    chances[bonus] = (chances[bonus] ?? 0) + (1 - AT_BEST) / cards.length;
  }
  chances[highest] = (chances[highest] ?? 0) + AT_BEST;
  return new Odds(chances);
}
