import type { Seat } from '@sanguine/kernel';
import { type Figure, STRENGTH } from '../content/clan.ts';
import type { Place, Province } from '../content/provinces.ts';
import { upgradeEffect } from './cards/index.ts';
import { clanOf } from './clans.ts';
import { groundOf, isMonster } from './figures.ts';
import { strengthOn, upgradeCalled } from './sheet.ts';
import type { Clan, State } from './state.ts';

/** A single figure's strength in a place; `strengthOf` adds the bonus for pairs of Warriors. */
export function figureStrength(clan: Clan, figure: Figure, at: Place | 'reserve'): number {
  if (isMonster(figure)) {
    const card = upgradeCalled(clan, figure);
    if (card === null) return 0;
    const elsewhere = at === 'reserve' ? undefined : upgradeEffect(card).strengthIn?.[at];
    return elsewhere ?? strengthOn(card);
  }
  const card = clan.sheet[figure];
  return card === null ? STRENGTH[figure] : strengthOn(card);
}

/** The strength of the clan's figures in one place, including pairs of Warriors (§11.5). */
function strengthIn(clan: Clan, place: Place): number {
  let sum = 0;
  let warriors = 0;
  for (const figure of clan.figures[place]) {
    if (figure === 'warrior') warriors++;
    else sum += figureStrength(clan, figure, place);
  }
  if (warriors === 0) return sum;
  const pairs = clan.sheet.warrior === null ? undefined : upgradeEffect(clan.sheet.warrior).warriors;
  if (pairs === undefined) return sum + warriors * figureStrength(clan, 'warrior', place);
  return sum + pairs.pair * Math.floor(warriors / 2) + pairs.single * (warriors % 2);
}

/** §11.5: the strength of the clan's figures in the province and in its fjord. */
export function strengthOf(state: State, seat: Seat, province: Province): number {
  const clan = clanOf(state, seat);
  let sum = 0;
  for (const place of groundOf(province)) sum += strengthIn(clan, place);
  return sum;
}
