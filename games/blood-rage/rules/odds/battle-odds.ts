import type { Seat } from '@sanguine/kernel';
import { AGES, type Card } from '../../content/cards.ts';
import { opponentsOf } from '../battle/battle.ts';
import { clanOf } from '../clans.ts';
import { kindsIn, knownIn, removeCard } from '../hand.ts';
import type { Battle, Clan, State } from '../state.ts';
import { Clash, type Side } from './clash.ts';
import { type Deal, dealsOf } from './deals.ts';
import { levelsOf, type Pool, poolOf } from './pool.ts';
import { plainShowing, type Showing, showingOf } from './showing.ts';
import { backsOf, unseenOf } from './unseen.ts';

/** How a battle may end for a seat; they add up to 1. */
export interface Chances {
  /** It is stronger than everybody else. */
  win: number;
  /** It shares the highest strength, so nobody wins. */
  tie: number;
  /** Somebody is stronger. */
  lose: number;
  /** Heimdall's Watch: all cards are discarded, and everybody plays a new one. */
  anew: number;
}

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
  const { pools, levels } = poolsFor(view, seat, rivals.map((rival) => clanOf(view, rival)));
  // What a rival may show: a late card of one of the pools, or a card of some level.
  const lateKinds = pools.map(({ lateBonus }): Showing => ({ bonus: lateBonus, text: 'none', late: true }));
  const kinds = [...lateKinds, ...levels];
  const deals = dealsOf(pools, { rivals: rivals.length, late: lateKinds.length, levels: levels.length });
  const clash = new Clash(view, battle.participants);
  const clan = clanOf(view, seat);
  const sides = rivals.map((rival) => ({ seat: rival, held: clanOf(view, rival).hand.length }));
  return kindsIn(clan.hand).map((card) => {
    const own: Side = { seat, shown: showingOf(clan, card), late: lateBeside(clan, card) };
    return { card, ...meet(clash, own, sides, kinds, lateKinds, deals) };
  });
}

/** The cards of this round are not revealed yet, and the seat is in the battle. */
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

/** Bonuses of the clan's late cards once it shows this one, which is among them if it is late. */
function lateBeside(clan: Clan, card: Card): number[] {
  const rest = knownIn(clan.hand);
  if (!showingOf(clan, card).late) removeCard(rest, card);
  return rest.map((one) => showingOf(clan, one)).flatMap(({ late, bonus }) => (late ? [bonus] : []));
}

const NOTHING = plainShowing(0);

/** One card against everything the rivals may show. */
function meet(
  clash: Clash,
  own: Side,
  rivals: readonly { readonly seat: Seat; readonly held: number }[],
  kinds: readonly Showing[],
  lateKinds: readonly Showing[],
  deals: readonly Deal[],
): Omit<CardOdds, 'card'> {
  const strongest: Chances = { win: 0, tie: 0, lose: 0, anew: 0 };
  const even: Chances = { win: 0, tie: 0, lose: 0, anew: 0 };
  const sizes = Math.max(1, kinds.length);
  const lateIn = deals.map(({ late }) =>
    late.map((held) => held.flatMap((count, pool) => Array.from({ length: count }, () => lateKinds[pool]?.bonus ?? 0))),
  );
  const adds = lateIn.map((hands) => hands.map((late) => late.reduce((total, one) => total + one, 0)));
  for (let tuple = 0; tuple < sizes ** rivals.length; tuple++) {
    if (deals.every((deal) => deal.strongest[tuple] === 0 && deal.even[tuple] === 0)) continue;
    let rest = tuple;
    const shown = rivals.map(({ held }): Showing => {
      const kind = rest % sizes;
      rest = (rest - kind) / sizes;
      return (held === 0 ? undefined : kinds[kind]) ?? NOTHING;
    });
    const sidesWith = (hands: readonly (readonly number[])[]): Side[] => [
      own,
      ...rivals.map(({ seat }, at) => ({ seat, shown: shown[at] ?? NOTHING, late: hands[at] ?? [] })),
    ];
    const without = sidesWith([]);
    const again = clash.looksAtLate(without);
    const plain = clash.totals(without);
    for (const [at, deal] of deals.entries()) {
      const [strong = 0, fair = 0] = [deal.strongest[tuple], deal.even[tuple]];
      if (strong === 0 && fair === 0) continue;
      const totals = again ? clash.totals(sidesWith(lateIn[at] ?? [])) : plain;
      const end = endOf(totals, again ? [] : (adds[at] ?? []));
      strongest[end] += strong;
      even[end] += fair;
    }
  }
  return { strongest, even };
}

/** How it ends for the first of these totals, once late cards have been added to the others. */
function endOf(totals: readonly number[] | null, added: readonly number[]): keyof Chances {
  if (totals === null) return 'anew';
  const [own = 0, ...others] = totals;
  let lead = -Infinity;
  for (const [at, total] of others.entries()) lead = Math.max(lead, total + (added[at] ?? 0) - own);
  return lead > 0 ? 'lose' : lead === 0 ? 'tie' : 'win';
}
