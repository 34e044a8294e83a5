import { isBot } from '@sanguine/bots';
import { type AnyGame, partsOf } from '@sanguine/kernel';
import type { Draft } from '../draft.ts';

/** The table with bots the game has: a remembered temper that no longer exists is drawn by lot again. */
export function withKnownBots(game: AnyGame, draft: Draft): Draft {
  const isKnown = draft.seats.every((seat) => seat.kind !== 'bot' || isBot(game, seat.level));
  if (isKnown) return draft;
  const seats = draft.seats.map((seat) =>
    seat.kind === 'bot' && !isBot(game, seat.level) ? { ...seat, level: partsOf(seat.level).level } : seat,
  );
  return { ...draft, seats };
}
