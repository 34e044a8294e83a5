import { type Answered, themesOf } from '@sanguine/kernel';
import type { Event } from '../rules/events.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

type Answer = Answered<State, AnyMove, Event>;

const kills = ({ events }: Answer): boolean =>
  events.some(({ e }) => e === 'unit.died' || e === 'unit.zombified' || e === 'game.ended');

/** The themes of the puzzles; the first that fits counts. */
export const THEMES = themesOf(
  {
    puppets: ({ view, move }: Answer) =>
      view.frames.at(-1)?.step === 'puppets' && (move.do === 'attack' || move.do === 'move'),
    lethal: (answer: Answer) => answer.move.do === 'cast' && kills(answer),
    spell: ({ move }: Answer) => move.do === 'cast' || move.do === 'rise' || move.do === 'strip',
    kill: (answer: Answer) => answer.move.do === 'attack' && kills(answer),
    strike: ({ move }: Answer) => move.do === 'attack',
    step: ({ move }: Answer) => move.do === 'move',
  },
  { en, ja },
);
