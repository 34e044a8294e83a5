import { temperOf } from '@sanguine/bots';
import { type AnyGame, type Locale, toldApart } from '@sanguine/kernel';
import type { SeatInfo } from '@sanguine/protocol';
import { levelName } from '../lobby/words.ts';
import { givenNames } from './given-names.ts';
import { phrases } from '../text/say.ts';
import { tablePhrases } from './say.ts';

/** Player names by seat; a bot that holds its own seat has the name the table gave it. */
export function playerNames(locale: Locale, seats: readonly SeatInfo[], table: string): string[] {
  const given = givenNames(seats, table);
  return seats.map(({ kind, name }, seat) => {
    const called = name ?? given[seat]?.[locale];
    return called ?? tablePhrases(locale, kind === 'person' ? 'player.left' : 'player.empty');
  });
}

/** What a bot is: its level, and its temper if it has one. Null for a person. */
export function rankOf(
  game: Pick<AnyGame, 'tempers'>,
  locale: Locale,
  { name, level }: SeatInfo,
): string | null {
  if (name !== null || level === null) return null;
  const words = levelName((key, values) => phrases(locale, key, values), level);
  const temper = temperOf(game, level);
  return temper === undefined
    ? words
    : tablePhrases(locale, 'player.rank', { level: words, temper: temper.name[locale] });
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
