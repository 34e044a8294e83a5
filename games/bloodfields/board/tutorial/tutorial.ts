import type { Tutorial } from '@sanguine/ui';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Setup } from '../../rules/state.ts';
import { guides } from './guides.ts';
import { LESSONS } from './lessons.ts';
import { say } from './words.ts';

/** A first look at a battle in the Pit: who is who, and how units are moved. */
export const tutorial: Tutorial<Setup, AnyMove> = {
  setup: { seats: 2, layout: 'pit', options: { ...DEFAULT_OPTIONS, scenario: 'pit' } },
  seed: 'pit 1',
  seat: 0,
  script: [],
  level: 'random',
  lessons: LESSONS,
  guides,
  say,
};
