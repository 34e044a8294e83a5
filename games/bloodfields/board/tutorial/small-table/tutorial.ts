import type { Tutorial } from '@sanguine/ui';
import { DEFAULT_OPTIONS } from '../../../content/options.ts';
import type { Setup } from '../../../rules/state.ts';
import { LESSONS } from './lessons.ts';
import { BEFORE, SCRIPT } from './script.ts';
import { say } from './words.ts';

/** A second course on the small table: with this seed the shell strays and strikes, one spell succeeds and one fails. */
export const smallTable: Tutorial<Setup> = {
  id: 'small-table',
  name: { en: 'Supports, engines, spells, flags', ja: '支援・兵器・呪文・旗' },
  setup: { seats: 2, layout: 'hollow', options: { ...DEFAULT_OPTIONS, scenario: 'three-standards' } },
  seed: 'engines 195',
  seat: 0,
  before: BEFORE,
  script: SCRIPT,
  level: 'recruit',
  lessons: LESSONS,
  say,
};
