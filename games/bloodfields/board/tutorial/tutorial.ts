import type { Tutorial } from '@sanguine/ui';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { Setup } from '../../rules/state.ts';
import { LESSONS } from './lessons.ts';
import { SCRIPT } from './script.ts';
import { say } from './words.ts';

/** A first battle in the Pit with the Lantern Wardens: with this seed Orlen's charge arrives, and his blow kills. */
export const tutorial: Tutorial<Setup> = {
  id: 'first-blood',
  name: { en: 'First blood', ja: '初陣' },
  setup: { seats: 2, layout: 'pit', options: { ...DEFAULT_OPTIONS, scenario: 'pit' } },
  seed: 'first blood 19',
  seat: 0,
  script: SCRIPT,
  level: 'recruit',
  lessons: LESSONS,
  say,
};
