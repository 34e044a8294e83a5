import type { Lesson } from '@sanguine/ui';
import { act, pause, read } from './words.ts';

/** Two turns of the Witch: she steals a stone, manipulates her raven and then makes it burst. */
export const LESSONS: readonly Lesson[] = [
  pause('welcome'),
  act(
    'place',
    'place witch e2',
    'place boar d2',
    'place wolf f2',
    'place raven c2',
    'place toad e1',
    'ready',
  ),
  read('stones', 'unit:witch', 'unit:swordsman'),
  read('hand', 'card:manipulate', 'card:bloodBoil', 'card:siphon'),
  act('walk', 'move witch e4'),
  act('siphon', 'cast siphon swordsman'),
  act('manipulate', 'cast manipulate', 'move raven d6'),
  act('strike', 'attack raven swordsman', 'rest'),
  act('end', 'end'),
  read('answer', 'unit:witch', 'unit:raven'),
  act('boil', 'cast bloodBoil raven 4'),
  read('realm', 'realm'),
  read('done'),
];
