import type { Kept } from './course.ts';

const keyOf = (game: string): string => `sanguine.learn.${game}`;

/** Where the player left off on this device; null if never started or unreadable. */
export function recall(game: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function remember(game: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept));
  } catch {
    // The tutorial works without storage.
  }
}

export function forget(game: string): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // Nothing was stored.
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('moves' in value) || !('lesson' in value))
    return false;
  const { moves, lesson } = value;
  return (
    Array.isArray(moves) && moves.every((move) => typeof move === 'string') && Number.isSafeInteger(lesson)
  );
}
