import type { Seat } from '@sanguine/kernel';
import { RAGNAROK_GLORY } from '../content/ages.ts';
import { PLACES, type Place } from '../content/provinces.ts';
import { isFjord, isLiving, SUPPORTED } from '../rules/atlas.ts';
import { upgradeEffect } from '../rules/cards/index.ts';
import { clanOf } from '../rules/clans.ts';
import { groundOf, isShip } from '../rules/figures.ts';
import { invadeCost } from '../rules/invade.ts';
import { doomedNow } from '../rules/ragnarok.ts';
import { productOf, sumOf } from '../rules/sheet.ts';
import type { Clan, State } from '../rules/state.ts';
import { survivalChance } from './quest-values.ts';
import { likingOf, type Survey } from './survey.ts';
import { PRESENCE } from './values.ts';
import { agesLeft } from './remaining.ts';

/** The worth of a clan's figure in Glory, by its fate. */
export interface FigureValues {
  /** It dies in Ragnarök. */
  readonly doomed: number;
  /** It dies otherwise: a figure, or a Ship. */
  readonly fallen: number;
  readonly sunk: number;
  /** It is on the board when the game ends. */
  readonly standing: number;
}

export function figureValues(state: State, clan: Clan): FigureValues {
  const factor = productOf(clan, ({ ragnarokFactor }) => ragnarokFactor);
  const fallen = sumOf(clan, ({ releaseGlory }) => releaseGlory);
  const ship = clan.sheet.ship === null ? 0 : (upgradeEffect(clan.sheet.ship).shipGlory ?? 0);
  return {
    doomed: factor * RAGNAROK_GLORY[state.age] + fallen,
    fallen,
    sunk: fallen + ship,
    standing: sumOf(clan, ({ conquestGlory }) => conquestGlory),
  };
}

/** What the seat's figures on the board and in Valhalla are expected to bring. */
export function figuresValue(state: State, survey: Survey, seat: Seat): number {
  const clan = clanOf(state, seat);
  const values = figureValues(state, clan);
  const liking = likingOf(survey, seat);
  const doomed = state.phase === 'release' || state.phase === 'gifts' ? null : doomedNow(state);
  const dying: readonly Place[] = doomed === null ? [] : groundOf(doomed);
  let sum = liking.death * clan.figures.valhalla.length * values.fallen;
  for (const place of PLACES) {
    const figures = clan.figures[place];
    if (figures.length === 0) continue;
    const lives = survivalAt(state, survey, seat, place);
    const ragnarok = dying.includes(place);
    for (const figure of figures) {
      const ship = isShip(figure);
      const dead = liking.death * (ship ? values.sunk : values.fallen);
      const alive = ragnarok
        ? liking.death * (values.doomed - values.fallen) + dead
        : liking.life *
          (values.standing + (agesLeft(state) > 0 ? PRESENCE * Math.max(0.4, invadeCost(clan, figure)) : 0));
      sum += lives * alive + (1 - lives) * dead;
    }
  }
  return sum;
}

/** How likely the seat's figures there survive the Action phase. */
function survivalAt(state: State, survey: Survey, seat: Seat, place: Place): number {
  if (!isFjord(place)) {
    const here = survey.provinces.get(place);
    return here === undefined ? 0 : survivalChance(here, seat);
  }
  let lives = 1;
  for (const province of SUPPORTED[place]) {
    const here = survey.provinces.get(province);
    if (isLiving(state, province) && here !== undefined) lives *= survivalChance(here, seat);
  }
  return lives;
}
