import type { Tutorial } from '@sanguine/ui';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { Setup } from '../../rules/state.ts';
import { LESSONS } from './lessons.ts';
import { SCRIPT } from './script.ts';
import { say } from './words.ts';

/** A first Age of Blood Rage as the Wolf clan: this seed deals the Troll and dooms Muspelheim. */
export const tutorial: Tutorial<Setup> = {
  id: 'first',
  name: { en: 'Your first game', ja: 'はじめてのゲーム' },
  setup: { seats: 2, options: { ...DEFAULT_OPTIONS, firstPlayer: 'seat' } },
  seed: 'long ship 33',
  seat: 0,
  script: SCRIPT,
  level: 'recruit',
  lessons: LESSONS,
  say,
};
