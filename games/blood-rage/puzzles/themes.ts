import { type Answered, themesOf } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

type Answer = Answered<State, AnyMove, Event>;

/** Answers by one of these verbs. */
const by =
  (...verbs: readonly AnyMove['do'][]) =>
  ({ move }: Answer): boolean =>
    verbs.includes(move.do);

const isCall = ({ view }: Answer): boolean => view.frames.at(-1)?.step === 'call';

/** The themes of the puzzles; the first that fits counts. */
export const THEMES = themesOf(
  {
    call: (answer: Answer) => isCall(answer) && by('join', 'stay', 'rest')(answer),
    card: by('play', 'late', 'declare'),
    pillage: by('pillage', 'challenge'),
    quest: by('quest'),
    upgrade: by('upgrade'),
    invade: by('invade', 'recall'),
    march: by('march', 'ride'),
    save: by('rescue', 'keep', 'sacrifice'),
    draft: by('draft', 'hold'),
  },
  { en, ja },
);
