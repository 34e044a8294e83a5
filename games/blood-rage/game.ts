import { type Game, tempered } from '@sanguine/kernel';
import { estimate } from './bot/estimate.ts';
import { BOTS, insight, VETERANS } from './bot/index.ts';
import { tell } from './bot/reasons.ts';
import { CLANS } from './content/clan.ts';
import { LADDER } from './content/ladder.ts';
import { DEFAULT_OPTIONS, OPTIONS } from './content/options.ts';
import { bloodRage } from './index.ts';
import type { Event } from './rules/events.ts';
import type { AnyMove } from './rules/moves.ts';
import type { Setup, State } from './rules/state.ts';
import { isFighting } from './text/fighting.ts';
import { stagedFor } from './text/reveal-time.ts';
import { TEMPER_WORDS } from './text/tempers.ts';
import { speech } from './text/speech.ts';
import { lexicon } from './text/typing/lexicon.ts';

export const game: Game<Setup, State, AnyMove, Event> = {
  engine: bloodRage,
  name: { en: 'Blood Rage', ja: 'ブラッド・レイジ' },
  boards: [{ id: 'midgard', name: { en: 'Midgard', ja: 'ミッドガルド' }, players: [2, 4] }],
  options: OPTIONS,
  seating: {
    sides: (seats, { clans }) =>
      Array.from({ length: seats }, () => (clans === 'picked' ? 'picked' : 'drawn')),
    pool: CLANS,
  },
  setup: (seats, { options }) => ({ seats, options: { ...DEFAULT_OPTIONS, ...options } }),
  bots: BOTS,
  tempers: { veteran: tempered(VETERANS, TEMPER_WORDS) },
  insight,
  ladder: LADDER,
  estimate,
  told: tell,
  side(state, seat) {
    const name = state.clans[seat]?.name ?? 'none';
    return name === 'none' ? null : name;
  },
  landmark(event) {
    if (event.e === 'turn.began') return { kind: 'turn', seat: event.seat, round: event.age };
    if (event.e !== 'strength.compared') return null;
    return { kind: 'battle', seats: event.totals.map(({ seat }) => seat) };
  },
  isFighting,
  stagedFor,
  speech,
  lexicon,
  loadRulebook: async () => (await import('./text/rulebook/index.ts')).RULEBOOK,
  loadPuzzles: async () => (await import('./puzzles/index.ts')).PUZZLES,
  goals: { enumerating: 60_000, sampling: 150_000, playouts: null },
};
