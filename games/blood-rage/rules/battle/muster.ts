import { clanOf, clockwise } from '../clans.ts';
import { groundOf, isPresent } from '../figures.ts';
import type { RunSlot } from './battle.ts';

/**
 * §10.3, §11.1: seats with figures in the province or its fjord are participants until the end. If only the pillager
 * has any, there is no battle.
 */
export const muster: RunSlot = (state, battle, stage, context) => {
  const { province, pillager } = battle;
  const seats = clockwise(state, pillager).filter((seat) => isPresent(clanOf(state, seat), province));
  if (seats.every((seat) => seat === pillager)) {
    stage.slot = 'reward';
    return;
  }
  battle.participants = seats;
  battle.valkyries = seats.filter((seat) =>
    groundOf(province).some((place) => clanOf(state, seat).figures[place].includes('valkyrie')),
  );
  context.emit({ e: 'battle.began', province, seats: [...seats] });
  stage.slot = 'cards';
};
