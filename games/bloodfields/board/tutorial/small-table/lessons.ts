import type { Lesson } from '@sanguine/ui';
import { act, pause, read } from './words.ts';

/** One round with everything the Pit leaves out: supports at a flag, an engine's shot, spells, holding a flag. */
export const LESSONS: readonly Lesson[] = [
  pause('welcome'),
  act('first', 'first south'),
  act('inspire', 'inspire ilmane', 'inspire bombard', 'inspire pike', 'inspire pike'),
  act('supports', 'supports', 'activate pike', 'move 8.846,8.263', 'end'),
  act('vigil', 'activate pike.2', 'end', 'end'),
  act('engine', 'activate bombard', 'attack shell husk.2'),
  act('aim', 'aim 8.4,12.9'),
  act('astray', 'spend'),
  act('blood', 'end'),
  act('magic', 'magic', 'cast searing-ray'),
  act('ray', 'target brine', 'spend'),
  act('dazzle', 'cast dazzle'),
  act('contest', 'move 16.341,7.916'),
  read('flags', 'round'),
  read('done', 'card'),
];
