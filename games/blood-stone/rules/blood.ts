import type { PlayContext } from '@sanguine/kernel';
import { type Unit, UNIT_CARDS, UNITS } from '../content/units.ts';
import { endGame } from './end.ts';
import type { Event, Wound } from './events.ts';
import { freeSoldiers, lift } from './figures.ts';
import type { State } from './state.ts';

/**
 * §9.1: all simultaneous losses happen together; then the dead leave the glade; then the game may be over. A ward
 * absorbs its soldier's whole loss.
 */
export function wound(
  state: State,
  losses: ReadonlyMap<Unit, number>,
  why: Wound,
  context: PlayContext<Event>,
): void {
  for (const [unit, count] of losses) {
    if (spendWard(state, unit, context)) continue;
    const figure = state.figures[unit];
    const lost = Math.min(count, figure.blood);
    figure.blood -= lost;
    state.bank += lost;
    context.emit({ e: 'blood.lost', unit, count: lost, why });
  }
  settle(state, context);
}

/** §8.1: prevents the next loss, whatever its size. */
export function spendWard(state: State, unit: Unit, context: PlayContext<Event>): boolean {
  const figure = state.figures[unit];
  if (figure.wards === 0) return false;
  figure.wards -= 1;
  context.emit({ e: 'ward.spent', unit });
  return true;
}

/** Moves stones from card to card. */
export function give(state: State, from: Unit, to: Unit, count: number, context: PlayContext<Event>): void {
  state.figures[from].blood -= count;
  state.figures[to].blood += count;
  context.emit({ e: 'blood.given', from, to, count });
}

/**
 * §9.2, §9.3: a unit without blood becomes a Phantom; a zombie is out of the game and returns its token. The Witch is
 * out too, and the game ends with her.
 */
export function settle(state: State, context: PlayContext<Event>): void {
  for (const unit of UNITS) {
    const figure = state.figures[unit];
    if (figure.status !== 'glade' || figure.blood > 0) continue;
    const to = figure.zombie || unit === 'witch' ? 'gone' : 'realm';
    if (figure.zombie) state.tokens += 1;
    figure.zombie = false;
    lift(figure, to);
    context.emit({ e: 'unit.died', unit, to });
  }
  checkVictory(state, context);
}

/** §10: the Witch is dead, no free soldier is left, or both. */
export function checkVictory(state: State, context: PlayContext<Event>): void {
  const witchDead = state.figures.witch.status !== 'glade';
  const soldiersLost = freeSoldiers(state).length === 0;
  if (witchDead && soldiersLost) endGame(state, 'draw', 'both', context);
  else if (witchDead) endGame(state, 'soldiers', 'witch', context);
  else if (soldiersLost) endGame(state, 'witch', 'soldiers', context);
}

export const startingBlood = (unit: Unit): number => UNIT_CARDS[unit].blood;
