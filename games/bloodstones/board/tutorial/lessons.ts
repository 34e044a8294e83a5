import type { Lesson } from '@sanguine/ui';
import { act, pause, read } from './words.ts';

/** Three turns of the Horse Lords: an advance, a defeat by a dragon, and the ground regained. */
export const LESSONS: readonly Lesson[] = [
  pause('welcome'),
  act('pick', 'pick horseLords'),
  read('hand', 'tile:leader', 'tile:blank'),
  read('map', 'area:28', 'area:29', 'area:30'),
  act('found', 'found @28'),
  act(
    'muster',
    'muster leader @28',
    'muster cavalry @28',
    'muster swords @28',
    'muster skirmishers @28',
    'ready',
  ),
  pause('turn', 'phase'),
  act('build', 'build swords @28', 'discard ship'),
  act('march', 'step skirmishers+cavalry+leader 28>36'),
  act('pay', 'pay skirmishers'),
  act('main', 'end'),
  act('settle', 'settle @27', 'settle @27', 'settle @20', 'pay shield'),
  act('rest', 'end'),
  pause('regroup'),
  act('dragon', 'keep'),
  act('lose', 'lose skirmishers'),
  act('retreat', 'retreat @28'),
  act('counter', 'step swords+cavalry+leader 28>36', 'pay skirmishers'),
  act('battle', 'battle @36 seat 1'),
  act('swap', 'swap blank'),
  read('won', 'stack:36'),
  act('chain', 'end', 'settle @47', 'settle @47', 'settle @29', 'pay shield', 'end'),
  act('capture', 'capture @36', 'capture @36', 'pay *'),
  read('end'),
  read('done'),
];
