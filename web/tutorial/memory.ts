import type { Kept } from './course.ts';

const keyOf = (game: string): string => `sanguine.learn.${game}`;

/** Where the player left off, kept on the device; null for who begins, and for what cannot be read. */
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
    // A browser that keeps nothing teaches all the same.
  }
}

export function forget(game: string): void {
  try {
    localStorage.removeItem(keyOf(game));
  } catch {
    // Nothing was kept.
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
