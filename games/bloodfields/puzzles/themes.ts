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

/** Whether dice lie on the bench that can still be changed: it tells what each answer is worth, which leaves nothing to find. */
const isRoll = ({ view }: Answer): boolean => view.frames.some(({ step }) => step === 'roll');

/** What the puzzles are about; the first that fits counts. */
export const THEMES = themesOf(
  {
    charge: by('charge', 'contact'),
    target: by('attack', 'strike', 'target', 'aim', 'fan', 'split'),
    spell: by('cast', 'magic', 'summon'),
    save: by('flee', 'exit', 'douse', 'shake'),
    skill: (answer: Answer) => !isRoll(answer) && by('use', 'drink', 'focus', 'rite')(answer),
    turn: by('activate', 'first', 'inspire', 'supports', 'next'),
    ground: by('move', 'stay'),
  },
  { en, ja },
);
