import type { Tutorial } from '@sanguine/ui';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { Setup } from '../../rules/state.ts';
import { LESSONS } from './lessons.ts';
import { SCRIPT } from './script.ts';
import { say } from './words.ts';

/** A first game of Blood Stone as the Witch: this seed deals what the lessons mention, and the Siphon succeeds. */
export const tutorial: Tutorial<Setup> = {
  id: 'first',
  name: { en: 'Your first game', ja: 'はじめてのゲーム' },
  setup: { seats: 2, glade: 'hollow-glade', options: { ...DEFAULT_OPTIONS, sides: 'first' } },
  seed: 'red moon 304',
  seat: 0,
  script: SCRIPT,
  level: 'recruit',
  lessons: LESSONS,
  say,
};
