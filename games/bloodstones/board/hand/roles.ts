import type { Locale, Seat } from '@sanguine/kernel';
import type { TileKind } from '../../content/kinds.ts';
import { cheapest, type Due, dueNow } from '../../rules/due.ts';
import { HIDDEN } from '../../rules/state.ts';
import { factionOf, pipsOf, playerOf } from '../../rules/tiles.ts';
import { chanceOf, percentOf } from '../battle/chances.ts';
import { swapChoices } from '../battle/choices.ts';
import { ownRole } from '../battle/open-battle.ts';
import { laidOut, placesOf } from '../plan/payment.ts';
import { debtOf } from '../plan/price.ts';
import type { Selection, View } from '../plan/selection.ts';
import type { Target } from '../plan/targets.ts';
import type { Usable } from '../plan/usable.ts';
import { sayBoard } from '../text/say.ts';

/** A hand tile's role in the current decision. */
export interface TileRole {
  readonly kind: 'idle' | 'may' | 'lies' | 'would' | 'builds';
  /** The label on the tile. */
  readonly says: string;
  /** What it would lead to, shown instead of its effect. */
  readonly note?: string;
}

export const IDLE: TileRole = { kind: 'idle', says: '' };
/** It can be selected. */
export const MAY: TileRole = { kind: 'may', says: '' };

/** The payment laid out, or the one the aimed move would need; null if none is due. */
export function paymentInSight(
  view: View,
  seat: Seat,
  selection: Selection,
  aim: Target | null,
): { readonly due: Due; readonly places: readonly number[]; readonly would: boolean } | null {
  const pips = aim?.price?.of === 'pips' && aim.moves[0]?.do === 'step' ? aim.price.count : 0;
  if (pips > 0) {
    const due: Due = { verb: 'pay', by: 'sum', count: debtOf(view) + pips };
    return { due, places: placesOf(view, seat, cheapest(view, seat, due) ?? []), would: true };
  }
  const due = dueNow(view);
  return due === null ? null : { due, places: laidOut(view, seat, selection, due), would: false };
}

export function rolesOf(
  locale: Locale,
  view: View,
  seat: Seat,
  selection: Selection,
  aim: Target | null,
  kinds: Usable['kinds'],
): TileRole[] {
  const { hand } = playerOf(view, seat);
  const payment = paymentInSight(view, seat, selection, aim);
  const step = view.frames.at(-1)?.step;
  const deployed = selection.deployed.map(({ kind }) => kind);
  const free = payment === null && selection.from === null && selection.kind === null;
  let building = selection.kind;
  let swapping = selection.picked;
  return hand.map((tile, place): TileRole => {
    if (tile === HIDDEN) return IDLE;
    if (payment?.places.includes(place) === true) {
      const pips = pipsOf(factionOf(view, seat), tile);
      const says =
        payment.due.verb === 'pay' ? sayBoard(locale, 'hand.pays', { pips }) : sayBoard(locale, 'hand.goes');
      return { kind: payment.would ? 'would' : 'lies', says };
    }
    const placed = deployed.findIndex((kind) => kind === tile);
    if (placed >= 0) {
      deployed.splice(placed, 1);
      return { kind: 'lies', says: sayBoard(locale, 'hand.placed') };
    }
    // Of equal tiles, the first one gets the role.
    if (building === tile) {
      building = null;
      return { kind: 'builds', says: sayBoard(locale, 'hand.builds') };
    }
    if (step === 'swap') {
      const role = swapRole(locale, view, seat, tile, swapping);
      if (role.kind === 'builds') swapping = null;
      return role;
    }
    return free && tile !== 'blank' && kinds.has(tile) ? MAY : IDLE;
  });
}

/** §9.4: the odds with this tile swapped in. */
function swapRole(locale: Locale, view: View, seat: Seat, tile: TileKind, picked: string | null): TileRole {
  const choice = swapChoices(view, seat).find((one) => one.tile === tile);
  if (choice === undefined) return IDLE;
  const { key, gain, forecast } = choice;
  const chance = percentOf(chanceOf(forecast.odds, ownRole(forecast, seat)));
  const note = sayBoard(locale, gain > 0 ? 'hand.swap.win' : 'hand.swap.idle', { chance });
  if (key === picked) return { kind: 'builds', says: sayBoard(locale, 'hand.swaps'), note };
  return { ...(gain > 0 ? MAY : IDLE), note };
}
