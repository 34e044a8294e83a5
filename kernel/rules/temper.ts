import type { Locale } from '../words/phrases.ts';
import type { Bot } from './game.ts';

/** A temper's name, and its character in a few words without a full stop. */
export interface TemperWords {
  readonly name: Readonly<Record<Locale, string>>;
  readonly character: Readonly<Record<Locale, string>>;
}

/** How a bot of a level likes to play, within the level's strength. */
export interface Temper<State, Move> extends TemperWords {
  readonly bot: Bot<State, Move>;
}

/** A level's tempers, made from bots and words, in the order of the bots. */
export function tempered<Name extends string, State, Move>(
  bots: Readonly<Record<Name, Bot<State, Move>>>,
  words: Readonly<Record<Name, TemperWords>>,
): Readonly<Record<Name, Temper<State, Move>>> {
  const names = Object.keys(bots) as Name[];
  return Object.fromEntries(names.map((name) => [name, { ...words[name], bot: bots[name] }])) as Record<
    Name,
    Temper<State, Move>
  >;
}
