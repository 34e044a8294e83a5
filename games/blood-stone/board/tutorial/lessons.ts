import type { Lesson } from '@sanguine/ui';
import { act, pause, read } from './words.ts';

/** Two turns of the Witch: she manipulates her boar, steals a stone and then makes the boar burst. */
export const LESSONS: readonly Lesson[] = [
  pause('welcome'),
  act(
    'place',
    'place witch e3',
    'place boar e4',
    'place wolf f3',
    'place raven g3',
    'place toad d3',
    'ready',
  ),
  read('stones', 'unit:witch', 'unit:swordsman'),
  read('hand', 'card:manipulate', 'card:bloodBoil', 'card:siphon'),
  act('manipulate', 'cast manipulate', 'move boar e7'),
  act('strike', 'attack boar all'),
  act('walk', 'move witch e5'),
  act('siphon', 'cast siphon swordsman'),
  act('end', 'end'),
  read('answer', 'unit:witch', 'unit:boar'),
  act('boil', 'cast bloodBoil boar 4'),
  read('realm', 'realm'),
  read('done'),
];
