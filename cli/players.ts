import { isBot, temperOf } from '@sanguine/bots';
import { type AnyGame, check, type GameRecord, type Locale, type Seat, toldApart } from '@sanguine/kernel';
import { isPhrase, sayIn } from './text/say.ts';

/** The side of every seat; null until it has one. */
export type Sides = readonly (string | null)[];

export function sidesOf(game: AnyGame, state: unknown, seats: number): Sides {
  return Array.from({ length: seats }, (_, seat) => game.side(state, seat));
}

/** The players as a reader sees them: bots by the name of their temper, else of their level. */
export function shownPlayers(game: AnyGame, locale: Locale, players: readonly string[]): string[] {
  const say = sayIn(locale);
  return players.map((player) => {
    const key = `level.${player}`;
    const temper = temperOf(game, player);
    if (temper !== undefined) return temper.name[locale];
    return isBot(game, player) && isPhrase(key) ? say(key) : player;
  });
}

/** Player names with their side if they have one, `Ann (Corsairs)`, and all different. */
export function namesOf(game: AnyGame, locale: Locale, players: readonly string[], sides: Sides): string[] {
  const say = sayIn(locale);
  const shown = shownPlayers(game, locale, players);
  const named = toldApart(shown).map((name, seat) => {
    const side = sides[seat] ?? null;
    if (side === null) return name;
    return say('player.sided', { name: shown[seat] ?? name, side: game.speech.side(locale, side) });
  });
  return toldApart(named);
}

/** Player names by seat. A record names bots by level and temper; unnamed seats get their number. */
export function playersOf(game: AnyGame, { players = [], chapters }: GameRecord): string[] {
  const base = chapters[0]?.base;
  const setup = base !== undefined && 'setup' in base ? check(game.engine.schema.setup, base.setup) : null;
  const seats = setup?.ok === true ? setup.value.seats : players.length;
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? `${seat + 1}`);
}

/** The seat of the person: the first without a bot. Null if there is none. */
export function personAt(game: AnyGame, players: readonly string[]): Seat | null {
  const seat = players.findIndex((player) => !isBot(game, player));
  return seat < 0 ? null : seat;
}
