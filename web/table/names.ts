import { temperOf } from '@sanguine/bots';
import { type AnyGame, type Locale, toldApart } from '@sanguine/kernel';
import type { SeatInfo } from '@sanguine/protocol';
import { levelName } from '../lobby/words.ts';
import { phrases } from '../text/say.ts';
import { tablePhrases } from './say.ts';

/** Player names by seat; a bot that holds its own seat goes by its temper, or by its level if it has none. */
export function playerNames(
  game: Pick<AnyGame, 'tempers'>,
  locale: Locale,
  seats: readonly SeatInfo[],
): string[] {
  return seats.map(({ kind, name, level }) => {
    if (name !== null) return name;
    if (level === null) return tablePhrases(locale, kind === 'person' ? 'player.left' : 'player.empty');
    const temper = temperOf(game, level);
    if (temper !== undefined) return temper.name[locale];
    return levelName((key, values) => phrases(locale, key, values), level);
  });
}

/** The side of each seat; null until it has one. */
export function sidesOf(game: AnyGame, view: unknown, seats: number): (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => game.side(view, seat));
}

/** Adds the side once there is one, `Ann (Corsairs)`; names are always distinct. */
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
