import type { DiceEffect, Effect, Trigger } from './effects.ts';

export const SCHOOLS = ['battle', 'protection', 'grace'] as const;
export type School = (typeof SCHOOLS)[number];

/** §15 */
export type ItemCard = { readonly item: string; readonly cost: number } & (
  | { readonly type: 'potion'; readonly effects: readonly Effect[] }
  | { readonly type: 'charm'; readonly trigger?: Trigger; readonly dice?: DiceEffect }
  | { readonly type: 'school'; readonly school: School }
);
