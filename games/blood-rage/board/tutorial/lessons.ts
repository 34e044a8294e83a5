import type { Lesson } from '@sanguine/ui';
import { act, pause, read } from './words.ts';

/** A first Age: gifts, an invasion, a Troll, a pillage and a glorious death. */
export const LESSONS: readonly Lesson[] = [
  pause('welcome'),
  act('gifts', 'draft troll-1 tyrs-smite-1'),
  act('passing', 'draft jotunheim-1 friggas-grace-1', 'draft lord-of-hammers-1 heimdalls-sight-1'),
  pause('sheet', 'rage', 'tracks', 'niches'),
  act('invade', 'invade leader horgr'),
  act('quest', 'quest jotunheim-1'),
  act('troll', 'upgrade troll-1', 'invade troll horgr'),
  act('pillage', 'pillage horgr'),
  act('battle', 'play tyrs-smite-1'),
  pause('spoils', 'glory', 'place:horgr'),
  act('doom', 'invade warrior muspelheim'),
  act('end', 'pass'),
  act('keep', 'hold *'),
  act('grow', 'grow *'),
  read('done'),
];
