import type { Seat } from '@sanguine/kernel';
import { AGES, type Card, deckOf, factsOf } from '../content/cards.ts';
import { questBonuses } from '../rules/battle/declare.ts';
import { battleEffect } from '../rules/cards/index.ts';
import { clanOf } from '../rules/clans.ts';
import { knownIn } from '../rules/hand.ts';
import { unseenCards } from '../rules/imagine.ts';
import type { Clan, State } from '../rules/state.ts';

/** More than a card and a late card usually add together. */
const MOST_BONUS = 10;
/** What Heimdall's Sight adds on average. */
const SIGHTED = 3;
/** How often the strongest card is played; otherwise any card is equally likely. */
const AT_BEST = 0.65;

/** The chances of each bonus that a seat may add in a battle. */
export class BonusOdds {
  /** The chance of each bonus, from 0 up. */
  readonly chances: readonly number[];
  /** The chance that the bonus is lower than each number. */
  readonly #below: readonly number[];

  constructor(chances: readonly number[]) {
    this.chances = chances;
    let sum = 0;
    const below = [0];
    for (const chance of chances) below.push((sum += chance));
    this.#below = below;
  }

  /** Exactly this bonus. */
  static certain(bonus: number): BonusOdds {
    const chances = none();
    chances[Math.min(bonus, MOST_BONUS)] = 1;
    return new BonusOdds(chances);
  }

  /** The chance that the bonus is below the limit, which may be a fraction. */
  below(limit: number): number {
    if (limit <= 0) return 0;
    return this.#below[Math.ceil(limit)] ?? 1;
  }

  get mean(): number {
    return this.chances.reduce((sum, chance, bonus) => sum + chance * bonus, 0);
  }
}

const none = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const NOTHING = BonusOdds.certain(0);

/** What the card adds in a battle, as far as this can be known beforehand. */
export function cardBonus(clan: Clan, card: Card): number {
  const { kind } = factsOf(card);
  if (kind.kind === 'quest') return questBonuses(clan).at(-1) ?? 0;
  if (kind.kind !== 'battle') return 0;
  return battleEffect(card).sight === true ? SIGHTED : kind.bonus;
}

/** The odds of each bonus for one card drawn from these. */
function oddsOf(cards: readonly Card[]): BonusOdds {
  if (cards.length === 0) return NOTHING;
  const chances = none();
  for (const card of cards) {
    const { kind } = factsOf(card);
    const bonus = kind.kind !== 'battle' ? 0 : battleEffect(card).sight === true ? SIGHTED : kind.bonus;
    chances[bonus] = (chances[bonus] ?? 0) + 1 / cards.length;
  }
  return new BonusOdds(chances);
}

/** The cards of this Age the viewer cannot place. */
export const unseenPool = (view: State): BonusOdds => oddsOf(unseenCards(view, view.age));

/** By Age, for two, three and four players. */
const DECKS = AGES.map((age) => [2, 3, 4].map((players) => oddsOf(deckOf(age, players))));

/** All cards of this Age: the pool for quick estimates. */
export const deckPool = ({ age, clans }: State): BonusOdds => DECKS[age - 1]?.[clans.length - 2] ?? NOTHING;

/** The bonus a seat is likely to add in a battle: mostly its strongest. Rivals' hands are drawn from the pool. */
export function bonusOdds(state: State, seat: Seat, viewer: Seat, pool: BonusOdds): BonusOdds {
  const clan = clanOf(state, seat);
  if (clan.hand.length === 0) return NOTHING;
  return seat === viewer ? seenOdds(clan) : unseenIn(clan.hand.length, pool);
}

/** Cached for the pools of whole decks, which are asked for most often. */
const UNSEEN = new Map<BonusOdds, BonusOdds[]>(DECKS.flat().map((pool) => [pool, []]));

function unseenIn(cards: number, pool: BonusOdds): BonusOdds {
  const known = UNSEEN.get(pool);
  if (known === undefined) return unseenOdds(cards, pool);
  return (known[cards] ??= unseenOdds(cards, pool));
}

function unseenOdds(cards: number, pool: BonusOdds): BonusOdds {
  let belowAll = 0;
  return new BonusOdds(
    pool.chances.map((chance, bonus) => {
      const all = Math.min(1, pool.below(bonus + 1)) ** cards;
      const best = all - belowAll;
      belowAll = all;
      return AT_BEST * best + (1 - AT_BEST) * chance;
    }),
  );
}

function seenOdds(clan: Clan): BonusOdds {
  const chances = none();
  const cards = knownIn(clan.hand);
  let highest = 0;
  for (const card of cards) {
    const bonus = cardBonus(clan, card);
    highest = Math.max(highest, bonus);
    chances[bonus] = (chances[bonus] ?? 0) + (1 - AT_BEST) / cards.length;
  }
  chances[highest] = (chances[highest] ?? 0) + AT_BEST;
  return new BonusOdds(chances);
}
