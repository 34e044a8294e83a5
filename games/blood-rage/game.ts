import type { Game } from '@sanguine/kernel';
import { BOTS, insight } from './bot/index.ts';
import { tell } from './bot/reasons.ts';
import { DEFAULT_OPTIONS, OPTIONS } from './content/options.ts';
import { bloodRage } from './index.ts';
import type { Event } from './rules/events.ts';
import type { AnyMove } from './rules/moves.ts';
import type { Setup, State } from './rules/state.ts';
import { isFighting } from './text/fighting.ts';
import { calculator } from './text/odds-calculator.ts';
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
  },
  setup: (seats, { options }) => ({ seats, options: { ...DEFAULT_OPTIONS, ...options } }),
  bots: BOTS,
  insight,
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
  speech,
  lexicon,
  loadRulebook: async () => (await import('./text/rulebook/index.ts')).RULEBOOK,
  odds: calculator,
  goals: { enumerating: 60_000, sampling: 150_000, playouts: null },
};
