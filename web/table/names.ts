import { type AnyGame, type Locale, toldApart } from '@sanguine/kernel';
import type { SeatInfo } from '@sanguine/protocol';
import { levelName } from '../lobby/words.ts';
import { phrases } from '../text/say.ts';
import { tablePhrases } from './say.ts';

/** What whoever plays a seat is called: by name, or by level where a bot has the seat for itself. */
export function playerNames(locale: Locale, seats: readonly SeatInfo[]): string[] {
  return seats.map(({ kind, name, level }) => {
    if (name !== null) return name;
    if (level === null) return tablePhrases(locale, kind === 'person' ? 'player.left' : 'player.empty');
    return levelName((key, values) => phrases(locale, key, values), level);
  });
}

/** The side of every seat, null before it has one. */
export function sidesOf(game: AnyGame, view: unknown, seats: number): (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => game.side(view, seat));
}

/** With their side once they have one, `Ann (Corsairs)`, and never two alike. */
export function sidedNames(
  game: AnyGame,
  locale: Locale,
  players: readonly string[],
  sides: readonly (string | null)[],
): string[] {
  const named = toldApart(players).map((name, seat) => {
    const side = sides[seat] ?? null;
    if (side === null) return name;
    return tablePhrases(locale, 'player.sided', {
      name: players[seat] ?? name,
      side: game.speech.side(locale, side),
    });
  });
  return toldApart(named);
}
