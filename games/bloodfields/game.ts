import { type Game, tempered } from '@sanguine/kernel';
import { estimate } from './bot/estimate.ts';
import { BOTS, insight, VETERANS } from './bot/index.ts';
import { findLayout } from './content/layout-text.ts';
import { LADDER } from './content/ladder.ts';
import { LAYOUTS } from './content/layouts.ts';
import { DEFAULT_OPTIONS, OPTIONS } from './content/options.ts';
import { bloodfields } from './index.ts';
import type { Event } from './rules/events.ts';
import type { AnyMove } from './rules/moves.ts';
import { SIDES } from './rules/names.ts';
import type { Setup, State } from './rules/state.ts';
import { isFighting } from './text/fighting.ts';
import { speech } from './text/speech.ts';
import { TEMPER_WORDS } from './text/tempers.ts';
import { lexicon } from './text/typing/lexicon.ts';

const [FIRST] = LAYOUTS;

const isMustering = ({ frames }: State): boolean => frames.some(({ step }) => step === 'muster');

export const game: Game<Setup, State, AnyMove, Event> = {
  engine: bloodfields,
  name: { en: 'Bloodfields', ja: 'ブラッドフィールズ' },
  boards: LAYOUTS.map(({ id, name }) => ({ id, name, players: [2, 2] })),
  options: OPTIONS,
  seating: { sides: (seats) => Array.from({ length: seats }, () => 'picked') },
  setup(seats, { board, options }) {
    const layout = board ?? FIRST?.id ?? '';
    // The Pit has a scenario of its own and room for no other.
    const scenario = findLayout(layout)?.size === 'pit' ? 'pit' : DEFAULT_OPTIONS.scenario;
    return { seats, layout, options: { ...DEFAULT_OPTIONS, scenario, ...options } };
  },
  bots: BOTS,
  tempers: { veteran: tempered(VETERANS, TEMPER_WORDS) },
  insight,
  ladder: LADDER,
  estimate,
  // §2.1: a roster is the only secret.
  told: (view, _seat, _move, thought) => (isMustering(view) ? null : thought),
  side(state, seat) {
    const side = state.players[seat]?.side ?? null;
    return side === null ? null : (SIDES[side] ?? null);
  },
  landmark(event) {
    if (event.e === 'turn.began') return { kind: 'turn', seat: event.seat, round: event.round };
    // Every attack is between both players, whoever's unit strikes.
    return event.e === 'attack.declared' ? { kind: 'battle', seats: [0, 1] } : null;
  },
  isFighting,
  speech,
  lexicon,
  loadRulebook: async () => (await import('./text/rulebook/index.ts')).RULEBOOK,
  loadPuzzles: async () => (await import('./puzzles/index.ts')).PUZZLES,
  goals: { enumerating: 20_000, sampling: 40_000, playouts: 300, wholeGame: 3000 },
};
