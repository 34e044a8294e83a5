import type { Lesson } from '@sanguine/ui';
import { pause, read } from './words.ts';

/** What there is to see before one plays on. */
export const LESSONS: readonly Lesson[] = [pause('welcome'), read('muster'), read('done')];
