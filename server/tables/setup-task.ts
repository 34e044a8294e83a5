import { KERNEL_REFUSALS, type Refusal, refusal } from '@sanguine/kernel';
import type { TableGame } from './game.ts';

/** A set-up to be checked: plain data, so that a thread can do it. */
export interface SetupTask {
  readonly game: string;
  readonly setup: unknown;
}

/** For unknown games and options. */
export const NO_SETUP = refusal('', KERNEL_REFUSALS.setup);

/** Why the game refuses the set-up; null if it accepts it. */
export function refuseSetup(
  game: Pick<TableGame, 'engine'> | undefined,
  { setup }: SetupTask,
): Refusal | null {
  return game === undefined ? NO_SETUP : game.engine.refuseSetup(setup);
}
