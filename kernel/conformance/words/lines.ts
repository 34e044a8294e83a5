import { expect, test } from 'vitest';
import type { Game } from '../../rules/game.ts';
import { LOCALES } from '../../words/phrases.ts';
import type { AnySetup } from '../../rules/rules.ts';
import type { Seat } from '../../rules/seat.ts';
import { flawsIn } from './broken.ts';
import { listening } from './listening.ts';
import { seenBy } from './speech.ts';

/** One example of everything a game has to say. */
interface Sayings<State, Event> {
  /** Lists of events; within a list every event needs a line of its own. */
  readonly events: readonly (readonly Event[])[];
  /** A position for every step; each must ask its own question. */
  readonly questions: readonly State[];
  /** A seat, and pairs of events that only this seat can tell apart. */
  readonly secrets: { readonly of: Seat; readonly pairs: readonly (readonly [Event, Event])[] };
}

/** Whether a line begins with a player and the player's side: `Ann (Wolf)`. */
const isFirst = (name: string, line: string): boolean =>
  line.startsWith(name) && /^ ?[(（]/.test(line.slice(name.length));

/** Registers the tests of what every game says about single events and steps; seats 0 and `secrets.of` are two players. */
export function linesConformance<Setup extends AnySetup, State, Move, Event>(
  game: Game<Setup, State, Move, Event>,
  names: readonly string[],
  { events, questions, secrets }: Sayings<State, Event>,
): void {
  const { told, prompt } = listening(game, names);

  test.each(LOCALES)('every event has a line in %s, of its own', (locale) => {
    for (const list of events) expect(flawsIn(list.map((event) => told(event, 0, locale)))).toEqual([]);
  });

  test.each(LOCALES)('every step asks its own question in %s, of one who decides', (locale) => {
    const lines = questions.map((state) => prompt({ state }, null, locale));
    expect(flawsIn(lines)).toEqual([]);
    const strays = questions.filter((state, at) => {
      const deciders = game.engine.deciders(seenBy(game.engine, state, null));
      return !deciders.some((seat) => isFirst(names[seat] ?? '', lines[at] ?? ''));
    });
    expect(strays).toEqual([]);
  });

  test('what a player alone may know is told to nobody else', () => {
    expect(secrets.pairs.length).toBeGreaterThan(0);
    for (const [one, other] of secrets.pairs) {
      for (const locale of LOCALES) {
        expect(told(one, 0, locale)).toBe(told(other, 0, locale));
        expect(told(one, null, locale)).toBe(told(other, null, locale));
        expect(told(one, secrets.of, locale)).not.toBe(told(other, secrets.of, locale));
      }
    }
  });
}
