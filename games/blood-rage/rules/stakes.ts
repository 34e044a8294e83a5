import type { Seat } from '@sanguine/kernel';
import { type Figure, LAST_STEP } from '../content/clan.ts';
import { type Province, TOKEN_GLORY, type Token } from '../content/provinces.ts';
import { isLiving } from './atlas.ts';
import { bonusCard } from './battle/reward.ts';
import { upgradeEffect } from './cards/index.ts';
import { clanOf } from './clans.ts';
import { groundOf, isShip } from './figures.ts';
import { statValue } from './glory.ts';
import { sumOf } from './sheet.ts';
import type { State } from './state.ts';

/** What pillaging the province would bring the seat. */
export interface Spoils {
  readonly token: Token;
  /** The Frost Giant takes it twice. */
  readonly twice: boolean;
  /** Glory of the token. */
  readonly glory: number;
  /** Battle Glory, after the Axes have risen. */
  readonly battleGlory: number;
}

/** §11.9, §11.10: what the pillager would win, judging by the board; null if there is nothing to pillage. */
export function spoilsOf(state: State, seat: Seat, province: Province): Spoils | null {
  if (!isLiving(state, province)) return null;
  const token = state.tokens[province];
  const twice = bonusCard(state, seat, province, 'again') !== null;
  const times = twice ? 2 : 1;
  const clan = clanOf(state, seat);
  const lord = bonusCard(state, seat, province, 'raiseAll') === null ? 0 : 1;
  const rises = lord + (token === 'axes' || token === 'all' ? times : 0);
  const risen = { ...clan, stats: { ...clan.stats, axes: Math.min(clan.stats.axes + rises, LAST_STEP) } };
  return {
    token,
    twice,
    glory: token === 'glory' ? TOKEN_GLORY * times : 0,
    battleGlory: statValue(risen, 'axes'),
  };
}

/** What a defeat there would cost the seat, and what it would score. */
export interface Toll {
  readonly figures: readonly Figure[];
  /** Glory for its Ships. */
  readonly shipGlory: number;
  /** Glory for its dead, when Valhalla is released at the end of this Age. */
  readonly releaseGlory: number;
}

/** §11.8: the figures that would die, and the Glory for it. */
export function tollOf(state: State, seat: Seat, province: Province): Toll {
  const clan = clanOf(state, seat);
  const figures = groundOf(province).flatMap((place) => clan.figures[place]);
  const ship = clan.sheet.ship === null ? 0 : (upgradeEffect(clan.sheet.ship).shipGlory ?? 0);
  return {
    figures,
    shipGlory: ship * figures.filter(isShip).length,
    releaseGlory: figures.length * sumOf(clan, ({ releaseGlory }) => releaseGlory),
  };
}
