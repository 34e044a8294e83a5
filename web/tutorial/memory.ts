import type { Kept } from './course.ts';

/** A course of a game; the first is stored under the game's own key. */
export interface CoursePlace {
  readonly game: string;
  /** Null for the first. */
  readonly course: string | null;
}

const keyOf = ({ game, course }: CoursePlace): string =>
  course === null ? `sanguine.learn.${game}` : `sanguine.learn.${game}/${course}`;

/** Where the player left off on this device; null if never started or unreadable. */
export function recall(place: CoursePlace): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** `count`: how many lessons the course has, for pages that have not loaded it. */
export function remember(place: CoursePlace, kept: Kept, count: number): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify({ ...kept, count }));
  } catch {
    // The tutorial works without storage.
  }
}

/** How far the player is in a game's first course; null if never started, or before its length was stored. */
export function lessonsTaken(game: string): { readonly lesson: number; readonly count: number } | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf({ game, course: null })) ?? 'null');
    if (!isKept(kept) || !('count' in kept)) return null;
    return typeof kept.count === 'number' ? { lesson: kept.lesson, count: kept.count } : null;
  } catch {
    return null;
  }
}

export function forget(place: CoursePlace): void {
  try {
    localStorage.removeItem(keyOf(place));
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
