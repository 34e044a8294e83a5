import type { Seat, PlayContext } from '@sanguine/kernel';
import { RAGNAROK_GLORY } from '../content/ages.ts';
import { type Place, YGGDRASIL } from '../content/provinces.ts';
import { isFjord, isOuter } from './atlas.ts';
import { clanOf, clockwise } from './clans.ts';
import type { Event } from './events.ts';
import { isShip, moveFigure } from './figures.ts';
import type { Cause, FrameOf, DoomedFigure } from './frames.ts';
import { gainGlory } from './glory.ts';
import { productOf, upgradeFor, windowCost } from './sheet.ts';
import { upgradeEffect } from './cards/index.ts';
import type { Clan, State } from './state.ts';

/** §12: these figures are about to die; every seat that can rescue some is asked, the active player first. */
export function pushLoss(state: State, cause: Cause, marked: readonly DoomedFigure[], active: Seat): void {
  if (marked.length === 0) return;
  const queue = clockwise(state, active).filter((seat) => canRescue(state, seat, cause, marked));
  state.frames.push({ step: 'loss', cause, marked: [...marked], queue });
}

/** §12: whether the seat can do anything for its marked figures. */
function canRescue(state: State, seat: Seat, cause: Cause, marked: readonly DoomedFigure[]): boolean {
  const own = marked.filter((one) => one.seat === seat);
  return (
    own.length > 0 &&
    (protectable(state, seat, cause) > 0 || own.some((one) => canRetreat(state, one, cause)))
  );
}

/** How many of its figures the seat can pay to save (Frigga's Protection). */
export function protectable(state: State, seat: Seat, cause: Cause): number {
  if (state.phase !== 'action' || isClosed(state, cause)) return 0;
  const clan = clanOf(state, seat);
  const cost = rescueCost(clan);
  return cost === null ? 0 : Math.floor(clan.rage / cost);
}

/** The price of saving a figure (Frigga's Protection); null without it. */
export const rescueCost = (clan: Clan): number | null => windowCost(clan, 'protection');

/** Whether the marked figure is a Volur Witch that may retreat to Yggdrasil. */
export function canRetreat(state: State, { figure, at }: DoomedFigure, cause: Cause): boolean {
  return figure === 'volur-witch' && isOuter(at) && !isClosed(state, cause);
}

/** Figures given to Frigga's Sacrifice cannot be rescued, unless the option allows it. */
const isClosed = (state: State, cause: Cause): boolean =>
  cause === 'sacrifice' && state.options.rescueFromSacrifice === 'no';

export function runLoss(state: State, stage: FrameOf<'loss'>, context: PlayContext<Event>): void {
  const seat = stage.queue.shift();
  if (seat !== undefined) {
    if (canRescue(state, seat, stage.cause, stage.marked)) state.frames.push({ step: 'rescue', seat });
    return;
  }
  state.frames.pop();
  for (const [owner] of state.clans.entries()) {
    const own = stage.marked.filter((one) => one.seat === owner);
    for (const at of new Set(own.map((one) => one.at))) {
      destroy(
        state,
        owner,
        own.filter((one) => one.at === at),
        at,
        stage.cause,
        context,
      );
    }
  }
}

/** Moves the figures to Valhalla together; Ships score at once what their upgrade gives. */
function destroy(
  state: State,
  seat: Seat,
  marked: readonly DoomedFigure[],
  at: Place,
  cause: Cause,
  context: PlayContext<Event>,
): void {
  const clan = clanOf(state, seat);
  const figures = marked.map(({ figure }) => figure);
  for (const figure of figures) moveFigure(clan, figure, at, 'valhalla');
  context.emit({ e: 'figures.destroyed', seat, figures, at, cause });
  if (state.battle !== null && (cause === 'smite' || cause === 'tide' || cause === 'battle')) {
    state.battle.fallen[seat] = (state.battle.fallen[seat] ?? 0) + figures.length;
  }
  if (cause === 'ragnarok') mourn(state, seat, figures.length, context);
  const card = upgradeFor(clan, ({ shipGlory }) => shipGlory !== undefined);
  if (card === null || !isFjord(at)) return;
  const ships = figures.filter(isShip).length;
  gainGlory(state, seat, ships * (upgradeEffect(card).shipGlory ?? 0), 'ships', card, context);
}

/** §15: Glory for figures that die in Ragnarök. */
function mourn(state: State, seat: Seat, dead: number, context: PlayContext<Event>): void {
  const factor = productOf(clanOf(state, seat), ({ ragnarokFactor }) => ragnarokFactor);
  gainGlory(state, seat, dead * factor * RAGNAROK_GLORY[state.age], 'ragnarok', null, context);
}

/** The Volur Witch retreats to Yggdrasil instead of being destroyed. */
export function retreat(state: State, { seat, figure, at }: DoomedFigure, context: PlayContext<Event>): void {
  moveFigure(clanOf(state, seat), figure, at, YGGDRASIL);
  context.emit({ e: 'figure.rescued', seat, figure, at, by: 'witch' });
}
