import type { Bot } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { botFrom } from './decisions.ts';
import { recruit } from './recruit.ts';
import { TEMPERS } from './tempers.ts';
import { veteran } from './veteran.ts';

/** A Veteran of each temper. */
export const VETERANS = {
  marshal: botFrom(veteran, TEMPERS.marshal),
  raider: botFrom(veteran, TEMPERS.raider),
  warden: botFrom(veteran, TEMPERS.warden),
  hunter: botFrom(veteran, TEMPERS.hunter),
} satisfies Record<keyof typeof TEMPERS, Bot<State, Move>>;

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, Move>>> = {
  recruit: botFrom(recruit),
  veteran: VETERANS.marshal,
};
