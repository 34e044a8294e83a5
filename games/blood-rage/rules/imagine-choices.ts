import { oneOf, type Random, type Viewer } from '@sanguine/kernel';
import { tidal } from './battle/before.ts';
import { anyCard, clanOf } from './clans.ts';
import { risingStats } from './glory.ts';
import { sortCards } from './hand.ts';
import { type Battle, LATE, type State } from './state.ts';

/** Replaces choices already made in secret with possible ones. Hands are dealt already. */
export function imagineChoices(state: State, viewer: Viewer, random: Random): void {
  const { battle } = state;
  if (battle !== null) imagineArmed(battle, random);
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'draft':
      frame.kept = frame.kept.map((kept, seat) => {
        if (kept === null || seat === viewer) return kept;
        return sortCards(random.shuffle([...(frame.packs[seat] ?? [])]).slice(0, kept.length));
      });
      return;
    case 'cards':
      frame.chosen = frame.chosen.map((choice, seat) => {
        if (choice !== 'hidden') return choice;
        return { card: anyCard(state, seat, random), late: state.age === 1 ? 'never' : oneOf(LATE, random) };
      });
      return;
    case 'tide':
      if (battle === null) return;
      frame.kept = frame.kept.map((kept, seat) =>
        kept === 'hidden' ? oneOf(tidal(state, battle, seat), random) : kept,
      );
      return;
    case 'discard':
      frame.held = frame.held.map((held, seat) => (held === 'hidden' ? anyCard(state, seat, random) : held));
      return;
    case 'growth':
      frame.chosen = frame.chosen.map((stats, seat) =>
        stats === 'hidden' ? risingStats(clanOf(state, seat)).slice(0, 1) : stats,
      );
      return;
    default:
  }
}

/** Everybody with a card is asked for a late one, whatever they armed, so nothing is known of it. */
function imagineArmed(battle: Battle, random: Random): void {
  battle.armed = battle.armed.map((late) => (late === 'hidden' ? oneOf(LATE, random) : late));
}
