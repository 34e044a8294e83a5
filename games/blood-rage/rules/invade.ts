import { type Refusal, refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import type { Figure } from '../content/clan.ts';
import { PLACES, type Place } from '../content/provinces.ts';
import { emptyVillages, isFjord, isLiving, isOpenFjord, isOuter } from './atlas.ts';
import { upgradeEffect } from './cards/index.ts';
import { clanOf } from './clans.ts';
import type { Event, InvadeBy } from './events.ts';
import { isMonster, isShip, moveFigure, onBoard } from './figures.ts';
import { statValue } from './glory.ts';
import { upgradeCalled } from './sheet.ts';
import type { Clan, State } from './state.ts';
import { figureStrength } from './strength.ts';

/** §6.1: the figure's strength; the Leader and some Monsters are free. */
export function invadeCost(clan: Clan, figure: Figure): number {
  if (figure === 'leader') return 0;
  if (isMonster(figure)) {
    const card = upgradeCalled(clan, figure);
    if (card !== null && upgradeEffect(card).freeInvade === true) return 0;
  }
  return figureStrength(clan, figure, 'reserve');
}

/** §6.2–6.4: whether the figure may enter there, regardless of cost. */
export function refuseInvade(
  state: State,
  seat: Seat,
  figure: Figure,
  to: Place,
  from: 'reserve' | 'valhalla',
): Refusal | null {
  const clan = clanOf(state, seat);
  if (!clan.figures[from].includes(figure)) {
    return refusal('6', from === 'reserve' ? 'invade.notInReserve' : 'invade.notInValhalla', [figure]);
  }
  // Horns first: if they are used up, no other place would help.
  return refuseHorns(clan, figure) ?? refuseEntry(state, clan, figure, to);
}

/** §6.3: the Horns limit the figures on the board. */
function refuseHorns(clan: Clan, figure: Figure): Refusal | null {
  const [have, most] = [onBoard(clan), statValue(clan, 'horns')];
  return have >= most ? refusal('6.3', 'invade.horns', [figure], { have, most }) : null;
}

/** §6.2, §6.4: Ships into open fjords, all others into empty villages of intact provinces. */
function refuseEntry(state: State, clan: Clan, figure: Figure, to: Place): Refusal | null {
  if (isFjord(to)) {
    if (!isShip(figure)) return refusal('6.4', 'invade.noShip', [figure, to]);
    return isOpenFjord(state, to) ? null : refusal('6.4', 'invade.closed', [to]);
  }
  if (isShip(figure)) return refusal('6.4', 'invade.ship', [figure, to]);
  if (!isLiving(state, to)) return refusal('6.2', 'invade.destroyed', [to]);
  if (!isOuter(to) && !mayInvade(clan, figure, to)) return refusal('6.2', 'invade.yggdrasil', [figure, to]);
  return emptyVillages(state, to) > 0 ? null : refusal('6.2', 'invade.full', [to]);
}

function mayInvade(clan: Clan, figure: Figure, to: Place): boolean {
  if (!isMonster(figure)) return false;
  const card = upgradeCalled(clan, figure);
  return card !== null && upgradeEffect(card).mayInvade === to;
}

/** The places the figure may enter now, if the Horns allow one more. */
export function entriesFor(state: State, clan: Clan, figure: Figure): Place[] {
  if (onBoard(clan) >= statValue(clan, 'horns')) return [];
  return PLACES.filter((place) => refuseEntry(state, clan, figure, place) === null);
}

/** §6: the figure enters; the entry stage runs next, which may bring a Warrior along. */
export function invade(
  state: State,
  seat: Seat,
  figure: Figure,
  to: Place,
  by: InvadeBy,
  cost: number,
  context: PlayContext<Event>,
): void {
  const clan = clanOf(state, seat);
  clan.rage -= cost;
  moveFigure(clan, figure, by === 'recall' ? 'valhalla' : 'reserve', to);
  context.emit({ e: 'figure.invaded', seat, figure, to, cost, by });
  if (by !== 'succor') state.frames.push({ step: 'entry', seat, figure, at: to, slot: 'arrival' });
}
