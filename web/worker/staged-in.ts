import type { AnyGame } from '@sanguine/kernel';

/** How long boards stage a row of these events, in milliseconds at normal speed. */
export function stagedIn(game: AnyGame, events: readonly unknown[]): number {
  return events.reduce<number>((sum, event) => sum + (game.stagedFor?.(event) ?? 0), 0);
}
