import { type Game, tempered } from '@sanguine/kernel';
import { estimate } from './bot/estimate.ts';
import { BOTS, insight, VETERANS } from './bot/index.ts';
import { explain } from './bot/reasons.ts';
import { GLADES } from './content/glades/index.ts';
import { LADDER } from './content/ladder.ts';
import { DEFAULT_OPTIONS, OPTIONS } from './content/options.ts';
import { bloodStone } from './index.ts';
import type { Event } from './rules/events.ts';
import type { AnyMove } from './rules/moves.ts';
import { seating } from './rules/seating.ts';
import type { Setup, State } from './rules/state.ts';
import { isFighting } from './text/fighting.ts';
import { speech } from './text/speech.ts';
import { TEMPER_WORDS } from './text/tempers.ts';
import { lexicon } from './text/typing/lexicon.ts';
import { type Phrase, say, sideOf } from './text/words.ts';

const PLAYERS = [2, 2] as const;

const darkNote = (key: Phrase) => ({ en: say('en', key), ja: say('ja', key) });

export const game: Game<Setup, State, AnyMove, Event> = {
  engine: bloodStone,
  name: { en: 'Blood Stone', ja: 'ブラッド・ストーン' },
  boards: GLADES.map(({ id, name, darkBlocks }) => ({
    id,
    name,
    players: PLAYERS,
    note: darkNote(darkBlocks ? 'board.darkBlocks' : 'board.darkOpen'),
  })),
  options: OPTIONS,
  seating,
  setup: (seats, { board, options }) => ({
    seats,
    glade: board ?? GLADES[0]?.id ?? '',
    options: { ...DEFAULT_OPTIONS, ...options },
  }),
  bots: BOTS,
  tempers: { veteran: tempered(VETERANS, TEMPER_WORDS) },
  insight,
  ladder: LADDER,
  estimate,
  told: (view, _seat, move) => explain(view, move),
  side: (state, seat) => sideOf(state, seat),
  landmark(event) {
    if (event.e === 'turn.began') return { kind: 'turn', seat: event.seat, round: event.round };
    // Every attack is between both players, whoever's unit strikes.
    return event.e === 'unit.attacked' ? { kind: 'battle', seats: [0, 1] } : null;
  },
  isFighting,
  speech,
  lexicon,
  loadRulebook: async () => (await import('./text/rulebook/index.ts')).RULEBOOK,
  loadPuzzles: async () => (await import('./puzzles/index.ts')).PUZZLES,
  goals: { enumerating: 150_000, sampling: 400_000, playouts: 5000, gym: 20_000 },
};
