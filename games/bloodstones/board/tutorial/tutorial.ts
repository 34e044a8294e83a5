import { phrasebook } from '@sanguine/kernel';
import type { Tutorial } from '@sanguine/ui';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { Move } from '../../rules/moves.ts';
import type { Setup } from '../../rules/state.ts';
import { guides } from './guides.ts';
import { LESSONS } from './lessons.ts';
import { SCRIPT } from './script.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const say = phrasebook({ en, ja });

/** A first game of Bloodstones: these dice deal an opening hand with one of nearly everything, and a swap that decides. */
export const tutorial: Tutorial<Setup, Move> = {
  setup: { seats: 2, map: 'tyrants-lament', options: DEFAULT_OPTIONS },
  seed: 'first blood 132983',
  seat: 0,
  script: SCRIPT,
  level: 'recruit',
  lessons: LESSONS,
  guides,
  say: (locale, lesson, part) => say(locale, `${lesson}.${part}`),
};
