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
import { survival } from './errands.ts';
import type { Field } from './field.ts';
import { PRESENCE } from './prices.ts';
import { agesLeft } from './season.ts';

/** What a clan's figures are worth by how they end, in Glory. */
export interface Ends {
  /** One that dies in Ragnarök. */
  readonly doomed: number;
  /** One that dies, and a Ship that does. */
  readonly fallen: number;
  readonly sunk: number;
  /** One on the board when the game ends. */
  readonly standing: number;
}

export function endsOf(state: State, clan: Clan): Ends {
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

/** What the seat's figures on the board and in Valhalla will come to. */
export function fatesOf(state: State, field: Field, seat: Seat): number {
  const clan = clanOf(state, seat);
  const ends = endsOf(state, clan);
  const doomed = state.phase === 'release' || state.phase === 'gifts' ? null : doomedNow(state);
  const dying: readonly Place[] = doomed === null ? [] : groundOf(doomed);
  let sum = clan.figures.valhalla.length * ends.fallen;
  for (const place of PLACES) {
    const figures = clan.figures[place];
    if (figures.length === 0) continue;
    const lives = livesAt(state, field, seat, place);
    const ragnarok = dying.includes(place);
    for (const figure of figures) {
      const ship = isShip(figure);
      const dead = ship ? ends.sunk : ends.fallen;
      const alive = ragnarok
        ? ends.doomed - ends.fallen + dead
        : ends.standing + (agesLeft(state) > 0 ? PRESENCE * Math.max(0.4, invadeCost(clan, figure)) : 0);
      sum += lives * alive + (1 - lives) * dead;
    }
  }
  return sum;
}

/** How likely the seat's figures there outlive the Action phase. */
function livesAt(state: State, field: Field, seat: Seat, place: Place): number {
  if (!isFjord(place)) {
    const ground = field.grounds.get(place);
    return ground === undefined ? 0 : survival(ground, seat);
  }
  let lives = 1;
  for (const province of SUPPORTED[place]) {
    const ground = field.grounds.get(province);
    if (isLiving(state, province) && ground !== undefined) lives *= survival(ground, seat);
  }
  return lives;
}
