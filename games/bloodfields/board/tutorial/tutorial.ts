import type { Tutorial } from '@sanguine/ui';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Setup } from '../../rules/state.ts';
import { guidesFor } from './guides.ts';
import { LESSONS } from './lessons.ts';
import { SCRIPT } from './script.ts';
import { say } from './words.ts';

/** The units of both rosters by their place in the table's list. */
const UNITS = ['orlen', 'pike', 'pike.2', 'sorrow', 'husk', 'husk.2', 'husk.3'];

/** A first battle in the Pit with the Lantern Wardens: this seed lets Orlen's charge arrive, and his blow kill. */
export const tutorial: Tutorial<Setup, AnyMove> = {
  id: 'first-blood',
  name: { en: 'First blood', ja: '初陣' },
  setup: { seats: 2, layout: 'pit', options: { ...DEFAULT_OPTIONS, scenario: 'pit' } },
  seed: 'first blood 19',
  seat: 0,
  script: SCRIPT,
  level: 'recruit',
  lessons: LESSONS,
  guides: guidesFor(UNITS),
  say,
};
