import type { Lesson } from '@sanguine/ui';
import { act, pause, read } from './words.ts';

/** From the muster to first blood: a roster, a zone, tokens, a walk to the flag, a charge and its dice. */
export const LESSONS: readonly Lesson[] = [
  pause('welcome'),
  act('muster', 'muster orlen pike*2'),
  act('prize', 'take token'),
  act('deploy', 'place orlen 8.661,3.37', 'place pike 11.339,3.37', 'place pike.2 14.016,3.37'),
  act('first', 'first south'),
  act('inspire', 'inspire orlen', 'inspire orlen', 'inspire pike'),
  act('supports', 'supports', 'activate pike'),
  act('walk', 'move 10.553,5.796', 'end'),
  read('cover', 'unit:pike'),
  act('wait', 'end'),
  act('charge', 'charge husk'),
  act('contact', 'contact 7.279,7.771', 'strike marshals-sword'),
  act('reroll', 'reroll skill 0-0-0-1'),
  act('spend', 'spend'),
  act('focus', 'focus'),
  read('done', 'card'),
];
