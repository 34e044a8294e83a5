import type { Seat } from '@sanguine/kernel';
import type { Battle, State } from '../state.ts';
import { Clash } from './clash.ts';
import { eachDeal } from './deals.ts';
import { byModel, type ByModel, type Chances, exact, noChances } from './ends.ts';
import type { OwnCard } from './own-card.ts';
import type { Pool } from './pool.ts';
import { rivalOf } from './rival.ts';
import { isSight, type Showing } from './showing.ts';
import { Sums } from './sums.ts';

/** How a battle may end with each of these cards against everything the rivals may show. */
export function boutOdds(
  view: State,
  { participants }: Battle,
  seat: Seat,
  { pools, levels }: { readonly pools: readonly Pool[]; readonly levels: readonly Showing[] },
  cards: readonly OwnCard[],
): ByModel<Chances>[] {
  const own = participants.indexOf(seat);
  const sides = [...participants.keys()].filter((side) => side !== own);
  const rivals = sides.map((side, at) => rivalOf(side, at, pools, levels));
  const sees = cards.some(({ showing }) => isSight(showing));
  const sums = new Sums(rivals, new Clash(view, participants), own, sees);
  eachDeal(pools, rivals, (deal) => sums.add(deal));
  return cards.map((card) => {
    const chances = byModel(noChances);
    sums.addEnds(card, chances);
    return byModel((model) => exact(chances[model]));
  });
}
