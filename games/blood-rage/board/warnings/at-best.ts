import { bestBy, type Seat } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import type { Province } from '../../content/provinces.ts';
import { battleEffect } from '../../rules/cards/index.ts';
import { clanOf } from '../../rules/clans.ts';
import { groundOf, present } from '../../rules/figures.ts';
import { forecast } from '../../rules/forecast.ts';
import { kindsIn, knownIn, removeCard } from '../../rules/hand.ts';
import type { Clan, State } from '../../rules/state.ts';
import { figureStrength, strengthOf } from '../../rules/strength.ts';
import { highestBonus, ownBonus, unknownOf } from '../../text/guesses.ts';

/** The most a clan can reach, and the least of the strongest of the others there. */
interface AtBest {
  readonly own: number;
  readonly other: number;
}

/**
 * §11: a pillage at its best for the pillager: everybody who can come, the most useful card, all late cards, and nothing
 * shown by anybody else. Null if nobody else is there.
 */
export function atBest(view: State, seat: Seat, province: Province): AtBest | null {
  const rivals = present(view, province).filter((other) => other !== seat);
  const reach = forecast(view, province).sides.find((side) => side.seat === seat)?.reach ?? 0;
  if (rivals.length === 0) return null;
  const clan = clanOf(view, seat);
  const highest = Math.max(...rivals.map((rival) => highestBonus(unknownOf(view, rival, seat))));
  const choices = [null, ...kindsIn(clan.hand)].map((card) => ({
    own: reach + bonusOf(clan, card, highest),
    other: Math.max(...rivals.map((rival) => leftTo(view, rival, province, card))),
  }));
  return bestBy(choices, ({ own, other }) => own - other) ?? null;
}

/** What a card and the late cards beside it add. Heimdall's Sight adds the best bonus an opponent may reveal. */
function bonusOf(clan: Clan, card: Card | null, highest: number): number {
  if (card === null) return 0;
  const rest = knownIn(clan.hand);
  removeCard(rest, card);
  const late = rest.filter((one) => battleEffect(one).late === true);
  const shown = battleEffect(card).sight === true ? highest : ownBonus(clan, card);
  return late.reduce((sum, one) => sum + ownBonus(clan, one), shown);
}

/** A rival's strength after the card's text has acted, if nobody is saved. */
function leftTo(view: State, rival: Seat, province: Province, card: Card | null): number {
  const clan = clanOf(view, rival);
  const before = card === null ? undefined : battleEffect(card).before;
  if (before === 'tide') {
    const force = groundOf(province).flatMap((at) =>
      clan.figures[at].map((one) => figureStrength(clan, one, at)),
    );
    return Math.max(0, ...force);
  }
  if (before !== 'smite') return strengthOf(view, rival, province);
  const standing = [...clan.figures[province]];
  const at = standing.indexOf('warrior');
  if (at >= 0) standing.splice(at, 1);
  const clans = view.clans.with(rival, { ...clan, figures: { ...clan.figures, [province]: standing } });
  return strengthOf({ ...view, clans }, rival, province);
}
