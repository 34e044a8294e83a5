import type { Courses } from '@sanguine/ui';
import type { Setup } from '../../rules/state.ts';
import { smallTable } from './small-table/tutorial.ts';
import { tutorial } from './tutorial.ts';

export const COURSES: Courses<Setup> = [tutorial, smallTable];
