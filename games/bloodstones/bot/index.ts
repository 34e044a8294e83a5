import type { Bot } from '@sanguine/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { botOf } from './decide.ts';
import { recruitMind } from './recruit.ts';
import { veteranMind } from './veteran.ts';

/** The levels, the weaker first. */
export const BOTS: Readonly<Record<'recruit' | 'veteran', Bot<State, Move>>> = {
  recruit: botOf(recruitMind),
  veteran: botOf(veteranMind),
};
