import type { Tutorial } from '@sanguine/ui';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { Setup } from '../../rules/state.ts';
import { LESSONS } from './lessons.ts';
import { SCRIPT } from './script.ts';
import { say } from './words.ts';

/** A first game of Bloodstones: this seed deals an opening hand with nearly one of everything, and a decisive swap. */
export const tutorial: Tutorial<Setup> = {
  id: 'first',
  name: { en: 'Your first game', ja: 'はじめてのゲーム' },
  setup: { seats: 2, map: 'tyrants-lament', options: DEFAULT_OPTIONS },
  seed: 'first blood 132983',
  seat: 0,
  script: SCRIPT,
  level: 'recruit',
  lessons: LESSONS,
  say,
};
