import { levelsOf } from '@sanguine/bots';
import { type AnyGame, check, type GameRecord, type Locale, type Seat, toldApart } from '@sanguine/kernel';
import { sayIn } from './text/say.ts';

/** The side of every seat, null before it has one. */
export type Sides = readonly (string | null)[];

export function sidesOf(game: AnyGame, state: unknown, seats: number): Sides {
  return Array.from({ length: seats }, (_, seat) => game.side(state, seat));
}

/** What the players are called: with their side once they have one, `Ann (Corsairs)`, and never two alike. */
export function namesOf(game: AnyGame, locale: Locale, players: readonly string[], sides: Sides): string[] {
  const say = sayIn(locale);
  const named = toldApart(players).map((name, seat) => {
    const side = sides[seat] ?? null;
    if (side === null) return name;
    return say('player.sided', { name: players[seat] ?? name, side: game.speech.side(locale, side) });
  });
  return toldApart(named);
}

/** Who played, by seat. In a record a bot goes by its level; seats without a name go by their number. */
export function playersOf(game: AnyGame, { players = [], chapters }: GameRecord): string[] {
  const base = chapters[0]?.base;
  const setup = base !== undefined && 'setup' in base ? check(game.engine.schema.setup, base.setup) : null;
  const seats = setup?.ok === true ? setup.value.seats : players.length;
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? `${seat + 1}`);
}

/** The seat of the person: the first that no bot holds. */
export function personAt(game: AnyGame, players: readonly string[]): Seat | null {
  const levels = levelsOf(game);
  const seat = players.findIndex((player) => !levels.includes(player));
  return seat < 0 ? null : seat;
}
