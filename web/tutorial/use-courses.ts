import type { AnySetup } from '@sanguine/kernel';
import type { AnyBoard, Courses } from '@sanguine/ui';
import { use } from 'react';

const loading = new Map<AnyBoard, Promise<Courses<AnySetup>>>();

/** A game's courses, loaded once; suspends until then. */
export function useCourses(board: AnyBoard): Courses<AnySetup> {
  let courses = loading.get(board);
  if (courses === undefined) {
    loading.set(board, (courses = board.loadCourses()));
    // Retry a failed load the next time.
    courses.catch(() => loading.delete(board));
  }
  return use(courses);
}
