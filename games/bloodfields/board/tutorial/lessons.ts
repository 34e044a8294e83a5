import type { Lesson } from '@sanguine/ui';
import { pause } from './words.ts';

export const LESSONS: readonly Lesson[] = [pause('welcome')];
