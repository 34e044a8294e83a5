import type { Seat, PlayContext } from '@sanguine/kernel';
import type { Figure } from '../content/clan.ts';
import type { Place } from '../content/provinces.ts';
import { isFjord, isOuter } from './atlas.ts';
import type { Arrival } from './cards/effect.ts';
import { upgradeEffect } from './cards/index.ts';
import { clanOf } from './clans.ts';
import type { Event } from './events.ts';
import { groundOf, isMonster } from './figures.ts';
import type { FrameOf, DoomedFigure } from './frames.ts';
import { refuseInvade } from './invade.ts';
import { pushLoss } from './loss.ts';
import { refusePillage } from './pillage.ts';
import { hasWindow, upgradeCalled } from './sheet.ts';
import type { State } from './state.ts';
import { turnOf } from './turn.ts';

/** §6.5: first the figure's effect on arrival, then a Warrior who comes along, then an immediate pillage. */
export function runEntry(state: State, stage: FrameOf<'entry'>, _table: PlayContext<Event>): void {
  const { seat, at } = stage;
  switch (stage.slot) {
    case 'arrival':
      stage.slot = 'succor';
      return arrive(state, stage);
    case 'succor':
      stage.slot = 'domain';
      if (!isFjord(at) && isOuter(at) && maySuccor(state, seat, at)) {
        state.frames.push({ step: 'succor', seat, province: at });
      }
      return;
    case 'domain':
      state.frames.pop();
      if (!isFjord(at) && mayPillageAtOnce(state, seat, at)) {
        state.frames.push({ step: 'domain', seat, province: at });
      }
  }
}

/** §18.7: the figure's effect on arrival, if any. */
function arrivalOf(state: State, seat: Seat, figure: Figure): Arrival | undefined {
  const card = isMonster(figure) ? upgradeCalled(clanOf(state, seat), figure) : null;
  return card === null ? undefined : upgradeEffect(card).arrival;
}

/** §18.7: the figures struck by an arrival there: all enemies of the kinds it strikes, before rescues. */
export function struckBy(state: State, seat: Seat, figure: Figure, at: Place): DoomedFigure[] {
  const arrival = arrivalOf(state, seat, figure);
  if (arrival === undefined || isFjord(at)) return [];
  const marked: DoomedFigure[] = [];
  for (const place of arrival.fjord ? groundOf(at) : [at]) {
    for (const [other, clan] of state.clans.entries()) {
      if (other === seat) continue;
      for (const struck of clan.figures[place]) {
        if (arrival.strikes(struck)) marked.push({ seat: other, figure: struck, at: place });
      }
    }
  }
  return marked;
}

/** §18.7: Troll and Fire Giant strike at once. */
function arrive(state: State, { seat, figure, at }: FrameOf<'entry'>): void {
  const arrival = arrivalOf(state, seat, figure);
  if (arrival === undefined || isFjord(at)) return;
  pushLoss(state, arrival.cause, struckBy(state, seat, figure, at), turnOf(state));
}

/** §18.4: with Frigga's Succor a Warrior may come along. */
function maySuccor(state: State, seat: Seat, at: FrameOf<'succor'>['province']): boolean {
  return (
    hasWindow(clanOf(state, seat), 'succor') && refuseInvade(state, seat, 'warrior', at, 'reserve') === null
  );
}

/** §18.2: with Thor's Domain, only in the seat's own turn; a pillage within a pillage waits until that one is over. */
function mayPillageAtOnce(state: State, seat: Seat, at: FrameOf<'domain'>['province']): boolean {
  return (
    turnOf(state) === seat &&
    hasWindow(clanOf(state, seat), 'domain') &&
    refusePillage(state, seat, at, 'domain') === null
  );
}
