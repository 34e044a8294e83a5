import { describe, expect, test } from 'vitest';
import type { Masked } from '../../rules/engine.ts';
import type { Game } from '../../rules/game.ts';
import { type Locale, LOCALES } from '../../words/phrases.ts';
import { swiftRandom } from '../../random/swift.ts';
import type { AnySetup } from '../../rules/rules.ts';
import type { Seat } from '../../rules/seat.ts';
import { type BotGame, watchBots } from './watching.ts';

interface Watched<Setup, State> {
  /** One decision in this many is made again. */
  readonly every: number;
  readonly games: readonly BotGame<Setup>[];
  /** The least and the most decisions a game takes. */
  readonly length: readonly [number, number];
  /** Whether everything others hold is face down. */
  readonly faceDown: (view: Masked<State>, seat: Seat) => boolean;
}

interface Thought<Setup> {
  readonly games: readonly BotGame<Setup>[];
}

interface Reasons<Setup> {
  readonly games: readonly BotGame<Setup>[];
  /** How many different reasons must occur in these games. */
  readonly heard: number;
  /** All reasons there are. */
  readonly known: readonly string[];
  readonly catalogues: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}

const JAPANESE = /[ぁ-んァ-ン一-龯]/;

/** The values a message needs: `{count`, `{odds`. */
const namesIn = (message = ''): string[] =>
  [...new Set(message.match(/(?<!(?:=\d+|one|other) )\{\w+(?=[,}])/g))].toSorted();

/** Registers the tests that every game's bots must pass. */
export function botConformance<Setup extends AnySetup, State, Move, Event>(
  game: Game<Setup, State, Move, Event>,
  kit: {
    readonly watched: Watched<Setup, State>;
    /** Omitted for a game without insight. */
    readonly thought?: Thought<Setup>;
    readonly reasons: Reasons<Setup>;
  },
): void {
  const { engine, insight, speech } = game;
  const { watched, thought, reasons } = kit;

  test.each(watched.games)(
    '$name: the game ends, what others hold is face down, and no bot changes what it sees',
    (table) => {
      const { decisions } = watchBots(game, table, ({ number, view, seat, choice, again }) => {
        expect(watched.faceDown(view, seat)).toBe(true);
        if (number % watched.every !== 0) return;
        const before = JSON.stringify(view);
        const { move, reason } = again(view);
        expect([move, reason, JSON.stringify(view)]).toEqual([choice.move, choice.reason, before]);
      });
      const [least, most] = watched.length;
      expect(decisions).toBeGreaterThanOrEqual(least);
      expect(decisions).toBeLessThanOrEqual(most);
    },
  );

  test.each(thought?.games ?? [])(
    '$name: what a search looks into is legal, there always is something, and the quick way is legal too',
    (table) => {
      const random = swiftRandom('policy');
      watchBots(game, table, ({ view, seat, past }) => {
        for (const state of [view, engine.imagine(view, seat, random)]) {
          const ranked = insight?.ranking(state, seat, past) ?? [];
          const moves = ranked.map(({ move }) => move);
          expect(moves.length).toBeGreaterThan(0);
          const first = ranked[0] && { ...ranked[0], plan: [] };
          const goOn = first && insight?.playout?.({ seat, rated: first }, random);
          const quick = goOn?.choose(state, seat) ?? insight?.policy?.(state, seat, random);
          for (const move of [...moves, quick]) expect(engine.refuse(state, seat, move)).toBeNull();
        }
      });
    },
  );

  describe('reasons', () => {
    test('every one given can be said in both languages', () => {
      const heard = new Set<string>();
      for (const table of reasons.games) {
        watchBots(game, table, ({ view, choice: { reason } }) => {
          heard.add(reason.key);
          for (const locale of LOCALES) {
            const line = speech.reason(locale, reason, view);
            expect(line).not.toBe(reason.key);
            expect(line).not.toMatch(/[{}]/);
          }
        });
      }
      expect(heard.size).toBeGreaterThan(reasons.heard);
    });

    test('all have words in both languages, and no words are left over', () => {
      const keys = reasons.known.map((why) => `bot.${why}`).toSorted();
      const { en, ja } = reasons.catalogues;
      expect(Object.keys(en).toSorted()).toEqual(keys);
      expect(Object.keys(ja).toSorted()).toEqual(keys);
      for (const key of keys) {
        expect(namesIn(ja[key]), key).toEqual(namesIn(en[key]));
        expect(ja[key]).toMatch(JAPANESE);
      }
    });
  });
}
