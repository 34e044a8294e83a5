import type { Locale } from '../words/phrases.ts';
import type { Bot } from './game.ts';

/** What a temper is called, and what it is like in a few words without a stop. */
export interface TemperWords {
  readonly name: Readonly<Record<Locale, string>>;
  readonly character: Readonly<Record<Locale, string>>;
}

/** How a bot of a level likes to play, within the level's strength. */
export interface Temper<State, Move> extends TemperWords {
  readonly bot: Bot<State, Move>;
}

/** A level's tempers from their bots and their words, in the order of the bots. */
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
