import type { Bot } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { botFrom } from './decisions.ts';
import { recruit } from './recruit.ts';
import { veteran } from './veteran.ts';

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, Move>>> = {
  recruit: botFrom(recruit),
  veteran: botFrom(veteran),
};
