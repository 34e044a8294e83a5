import { type Locale, percent, type Seat, type Viewer } from '@sanguine/kernel';
import type { Card } from '../content/cards.ts';
import { type Province, PROVINCES } from '../content/provinces.ts';
import { battleEffect } from '../rules/cards/index.ts';
import { clanOf } from '../rules/clans.ts';
import { forecast, type ForecastSide } from '../rules/forecast.ts';
import { isPresent } from '../rules/figures.ts';
import { kindsIn } from '../rules/hand.ts';
import { battleOdds } from '../rules/odds/battle-odds.ts';
import { refusePillage } from '../rules/pillage.ts';
import type { State } from '../rules/state.ts';
import { chancesLines } from './chances/lines.ts';
import { highestBonus, holdingChance, ownBonus, printedBonus, type Unknown, unknownOf } from './guesses.ts';
import { cardName, inLines, placeName, say, sideOf } from './words.ts';

/** The bonuses to list chances for. */
const TOLD_BONUSES = [3, 4, 5, 6] as const;

/** What is known of the current battle, or of those the viewer could start: there are no dice, but hidden hands. */
export function oddsLines(locale: Locale, view: State, viewer: Viewer): string[] {
  const { battle } = view;
  const stage = stageOf(view);
  const provinces = battle === null ? pillageable(view, viewer) : [battle.province];
  if (provinces.length === 0) return [say(locale, 'odds.none')];
  const forecasts = provinces.map((province) => ({ province, sides: forecast(view, province).sides }));
  const rivals = new Set(forecasts.flatMap(({ sides }) => sides.map(({ seat }) => seat)));
  return [
    ...forecasts.flatMap(({ province, sides }) => [
      say(locale, battle === null ? 'odds.pillage' : 'odds.battle', { place: placeName(locale, province) }),
      ...sides.flatMap((side) => sideLines(locale, view, viewer, province, side)),
    ]),
    ...(battle === null || viewer === null ? [] : chancesLines(locale, battleOdds(view, viewer))),
    ...(stage === 'decided'
      ? []
      : handLines(
          locale,
          view,
          viewer,
          [...rivals].toSorted((one, other) => one - other),
        )),
  ];
}

/** What hands can still add: any card before the reveal, late cards after it, nothing once strength is compared. */
type Stage = 'hidden' | 'shown' | 'decided';

function stageOf({ battle }: State): Stage {
  if (battle === null || (battle.played.length === 0 && battle.winner === 'open')) return 'hidden';
  return battle.winner === 'open' ? 'shown' : 'decided';
}

const isLate = (card: Card): boolean => battleEffect(card).late === true;

const pillageable = (view: State, viewer: Viewer): Province[] =>
  viewer === null || view.phase !== 'action'
    ? []
    : PROVINCES.filter((province) => refusePillage(view, viewer, province, 'action') === null);

/** One clan's strength: now, with revealed cards, with all figures it can send, and with the best card it may hold. */
function sideLines(
  locale: Locale,
  view: State,
  viewer: Viewer,
  province: Province,
  { seat, strength, cards, reach }: ForecastSide,
): string[] {
  const there =
    isPresent(clanOf(view, seat), province) || (view.battle?.participants.includes(seat) ?? false);
  const own = seat === viewer;
  const parts = [
    say(locale, there ? 'odds.side' : 'odds.side.absent', {
      name: sideOf(locale, view, seat),
      strength,
    }),
    ...(cards === 0 ? [] : [say(locale, 'odds.shown', { total: strength + cards })]),
    ...(reach === strength ? [] : [say(locale, 'odds.reach', { strength: reach })]),
    ...(own
      ? bestParts(locale, view, seat, reach + cards)
      : mostParts(locale, view, seat, viewer, reach + cards)),
  ];
  return inLines(locale, parts, '  ');
}

/** The clan's own best card that can still be added. */
function bestParts(locale: Locale, view: State, seat: Seat, without: number): string[] {
  const stage = stageOf(view);
  if (stage === 'decided') return [];
  const clan = clanOf(view, seat);
  const [best] = kindsIn(clan.hand)
    .filter((card) => stage === 'hidden' || isLate(card))
    .toSorted((one, other) => ownBonus(clan, other) - ownBonus(clan, one));
  if (best === undefined) return [];
  const total = without + ownBonus(clan, best);
  return [say(locale, 'odds.best', { card: cardName(locale, best), total })];
}

/** The total with the best hidden card a rival may hold, by printed bonus; no such card comes after the reveal. */
function mostParts(locale: Locale, view: State, seat: Seat, viewer: Viewer, without: number): string[] {
  const most = stageOf(view) === 'hidden' ? highestBonus(unknownOf(view, seat, viewer)) : 0;
  return most === 0 ? [] : [say(locale, 'odds.most', { bonus: most, total: without + most })];
}

/** What the rivals may hold, given the decks and everything the viewer has seen. */
function handLines(locale: Locale, view: State, viewer: Viewer, seats: readonly Seat[]): string[] {
  const lines = seats.flatMap((seat) => {
    const unknown = unknownOf(view, seat, viewer);
    if (unknown.length === 0) return [];
    const head = say(locale, 'odds.hand', {
      name: sideOf(locale, view, seat),
      count: clanOf(view, seat).hand.length,
    });
    return inLines(locale, [head, ...chanceParts(locale, view, unknown)], '  ');
  });
  return lines.length === 0 ? [] : [say(locale, 'odds.hands'), ...lines];
}

function chanceParts(locale: Locale, view: State, unknown: readonly Unknown[]): string[] {
  if (stageOf(view) === 'shown') {
    return [say(locale, 'odds.late', { chance: percent(locale, holdingChance(unknown, isLate)) })];
  }
  const most = highestBonus(unknown);
  return TOLD_BONUSES.filter((bonus) => bonus <= most).map((bonus) => {
    const chance = holdingChance(unknown, (card) => printedBonus(card) >= bonus);
    return say(locale, 'odds.chance', { bonus, chance: percent(locale, chance) });
  });
}
