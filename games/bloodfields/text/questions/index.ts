import type { TableQuestion } from '@sanguine/kernel';
import type { State } from '../../rules/state.ts';
import { say } from '../phrases.ts';
import { measure } from './measure.ts';
import { sight } from './sight.ts';

const question = (
  name: 'measure' | 'sight',
  ask: TableQuestion<State>['ask'],
): readonly [string, TableQuestion<State>] => [
  name,
  {
    words: { en: say('en', 'question.words'), ja: say('ja', 'question.words') },
    about: { en: say('en', `question.${name}`), ja: say('ja', `question.${name}`) },
    ask,
  },
];

/** §1.1: everything a player may measure or look at, at any time. */
export const QUESTIONS: Readonly<Record<string, TableQuestion<State>>> = Object.fromEntries([
  question('measure', measure),
  question('sight', sight),
]);
