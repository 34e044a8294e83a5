import type { Seat } from '@sanguine/kernel';
import { AGES, type Card } from '../../content/cards.ts';
import { opponentsOf } from '../battle/battle.ts';
import { clanOf } from '../clans.ts';
import { kindsIn, knownIn, removeCard } from '../hand.ts';
import type { Battle, Clan, State } from '../state.ts';
import { boutOdds } from './bout.ts';
import type { Chances } from './ends.ts';
import type { OwnCard } from './own-card.ts';
import { levelsOf, type Pool, poolOf } from './pool.ts';
import { type Showing, showingOf } from './showing.ts';
import { backsOf, unseenOf } from './unseen.ts';

/** The chances with one card of the hand. */
export interface CardOdds {
  readonly card: Card;
  /** If each of the others shows the strongest card they hold: the highest bonus. */
  readonly strongest: Readonly<Chances>;
  /** If each of the others shows any card they hold, each equally likely. */
  readonly even: Readonly<Chances>;
}

/**
 * §11: how the battle may end with each card of the seat's hand, exactly, if every way to lay out the unseen cards is
 * equally likely. Everybody adds all their late cards, declares a Quest at its best, and keeps and saves the figures
 * that leave them strongest. Empty if the seat has no card to show in a battle.
 */
export function battleOdds(view: State, seat: Seat): CardOdds[] {
  const { battle } = view;
  if (battle === null || !isHidden(battle, seat)) return [];
  const rivals = opponentsOf(battle, seat);
  const hands = poolsFor(
    view,
    seat,
    rivals.map((rival) => clanOf(view, rival)),
  );
  const clan = clanOf(view, seat);
  const cards = kindsIn(clan.hand);
  const odds = boutOdds(
    view,
    battle,
    seat,
    hands,
    cards.map((card) => ownCard(clan, card)),
  );
  return cards.flatMap((card, at) => {
    const chances = odds[at];
    return chances === undefined ? [] : [{ card, ...chances }];
  });
}

/** Whether the cards of this round are still hidden and the seat is in the battle. */
const isHidden = ({ participants, played, winner }: Battle, seat: Seat): boolean =>
  participants.includes(seat) && played.length === 0 && winner === 'open';

/** What the rivals may hold, Age by Age. */
function poolsFor(view: State, seat: Seat, rivals: readonly Clan[]): { pools: Pool[]; levels: Showing[] } {
  const ages = AGES.filter((age) => rivals.some(({ hand }) => backsOf(hand, age) > 0));
  const unseen = ages.map((age) => ({ age, cards: unseenOf(view, age, seat) }));
  const levels = levelsOf(
    unseen.flatMap(({ cards }) => [...cards.dealt, ...cards.free]),
    rivals,
  );
  const pools = unseen.map(({ age, cards }) =>
    poolOf(
      cards,
      levels,
      rivals,
      rivals.map(({ hand }) => backsOf(hand, age)),
    ),
  );
  return { pools, levels };
}

/** A card of the hand, together with the clan's late cards. */
function ownCard(clan: Clan, card: Card): OwnCard {
  const showing = showingOf(clan, card);
  const rest = knownIn(clan.hand);
  if (!showing.late) removeCard(rest, card);
  const late = rest.map((one) => showingOf(clan, one)).flatMap((one) => (one.late ? [one.bonus] : []));
  return { showing, added: late.reduce((sum, bonus) => sum + bonus, 0), best: Math.max(0, ...late) };
}
