import { phrasebook } from '@sanguine/kernel';
import type { Tutorial } from '@sanguine/ui';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Setup } from '../../rules/state.ts';
import { guides } from './guides.ts';
import { LESSONS } from './lessons.ts';
import { SCRIPT } from './script.ts';
import en from './text/en.json' with { type: 'json' };
import ja from './text/ja.json' with { type: 'json' };

const say = phrasebook({ en, ja });

/** A first Age of Blood Rage as the Wolf clan: these dice deal the Troll, and let Muspelheim burn. */
export const tutorial: Tutorial<Setup, AnyMove> = {
  setup: { seats: 2, options: { ...DEFAULT_OPTIONS, firstPlayer: 'seat' } },
  seed: 'long ship 33',
  seat: 0,
  script: SCRIPT,
  level: 'recruit',
  lessons: LESSONS,
  guides,
  say: (locale, lesson, part) => say(locale, `${lesson}.${part}`),
};
