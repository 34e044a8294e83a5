import { describe, expect, test } from 'vitest';
import type { Engine } from '../../rules/engine.ts';
import { Match } from '../../match/match.ts';
import type { AnySetup } from '../../rules/rules.ts';
import { junkMoves } from '../checks/junk.ts';
import { type NamedValues, noLists, noNumbers, noSetups, noWords } from './junk-values.ts';
import { answersOf, matchAfter } from './match.ts';

/** A part of a move, and the function that puts something else in its place. */
interface Part<Good> {
  readonly name: string;
  readonly good: Good;
  readonly put: (value: unknown) => unknown;
}

interface Hostile<Setup extends AnySetup, State, Move, Event> {
  readonly engine: Engine<Setup, State, Move, Event>;
  readonly setup: Setup & { readonly options: Readonly<Record<string, string>> };
  /** Moves in notation up to a decision of a single seat. */
  readonly opening: readonly string[];
  /** A legal move there that consists of nothing but its verb. */
  readonly plain: Move & { readonly do: string };
  /** Parts of moves by type: numbers, words, lists of words. */
  readonly numbers: readonly Part<number>[];
  readonly words: readonly Part<string>[];
  readonly lists: readonly Part<string>[];
  /** Other things that are not moves. */
  readonly shapeless: NamedValues;
  /** A part of a legal move for which a getter returns this illegal value when it is read again. */
  readonly shifty: { readonly verb: string; readonly part: string; readonly second: unknown };
  /** Moves of other steps. */
  readonly elsewhere: readonly unknown[];
  /** A table whose game ends soon if everybody makes the plain move, or else the first legal one. */
  readonly brief: Setup;
  /** Other invalid set-ups. */
  readonly setups: NamedValues;
  /** A valid set-up that cannot be played, and why; null if there is none. */
  readonly unplayable: { readonly setup: Setup; readonly code: string } | null;
  /** Texts that are not notation. */
  readonly gibberish: readonly string[];
}

const both = (code: string): string[] => [code, code];

/** Registers the tests that nothing sent to a table can spoil it. */
export function badInputConformance<Setup extends AnySetup, State, Move, Event>({
  engine,
  setup,
  opening,
  plain,
  ...kit
}: Hostile<Setup, State, Move, Event>): void {
  const game = (table: Setup = setup): Match<Setup, State, Move, Event> => matchAfter(engine, table, opening);
  const [seat = 0] = game().deciders();
  const other = seat === 0 ? 1 : 0;
  const answers = (from: number, move: unknown): (string | undefined)[] =>
    answersOf(engine, game(), from, move);

  /** Everybody makes the plain move, or else the first legal one, to the very end. */
  function over(): Match<Setup, State, Move, Event> {
    const match = game(kit.brief);
    for (let [next] = match.deciders(); next !== undefined; [next] = match.deciders()) {
      const [first] = engine.moves(match.state, next);
      const move = engine.refuse(match.state, next, plain) === null ? plain : first;
      expect(match.submit(next, move)).toMatchObject({ ok: true });
    }
    return match;
  }

  describe('what is no move at all is refused with a reason, and nothing changes', () => {
    const fails = {
      get: (): never => {
        throw new Error('do not look');
      },
      enumerable: true,
    };
    const failing = (): unknown => {
      const move = engine.moves(game().state, seat).find((one) => verbOf(one) === kit.shifty.verb);
      return Object.defineProperty({ ...move }, kit.shifty.part, fails);
    };
    const bent = <Good>(parts: readonly Part<Good>[], junk: (good: Good) => NamedValues): NamedValues =>
      parts.flatMap(({ name, good, put }) =>
        junk(good).map(([what, value]) => [`${name}: ${what}`, put(value)] as const),
      );

    const junk: NamedValues = [
      ...junkMoves(plain.do),
      ...bent(kit.numbers, noNumbers),
      ...bent(kit.words, noWords),
      ...bent(kit.lists, noLists),
      ...kit.shapeless,
      ['a part that fails when looked at', Object.defineProperty({}, 'do', fails)],
      ['a value that fails when looked at', failing()],
      ['an object that answers nothing', new Proxy({}, { has: fails.get })],
    ];

    test.each<readonly [string, unknown]>(junk)('%s', (_, move) => {
      expect(answers(seat, move)).toEqual(both('kernel.shape'));
    });

    test('a part that reads differently each time counts as what it was when it was checked', () => {
      const match = game();
      const { verb, part, second } = kit.shifty;
      const move = engine.moves(match.state, seat).find((one) => verbOf(one) === verb);
      const first: unknown = Reflect.get(Object(move), part);
      let reads = 0;
      const shifty = Object.defineProperty({ ...move }, part, {
        enumerable: true,
        get: () => (reads++ === 0 ? first : second),
      });
      expect(match.submit(seat, shifty)).toMatchObject({ ok: true });
      expect(match.rows.at(-1)).toMatchObject({ move });
      expect(engine.load(match.state)).not.toBeNull();
    });
  });

  describe('a move at the wrong time or of the wrong player is refused, and nothing changes', () => {
    test('moves of another step', () => {
      expect(kit.elsewhere.length).toBeGreaterThan(0);
      for (const move of kit.elsewhere) expect(answers(seat, move)).toEqual(both('step.other'));
    });

    test('a legal move out of turn', () => {
      expect(answers(other, plain)).toEqual(both('kernel.turn'));
    });

    test.each([-1, setup.seats, 6, 0.5, Number.NaN, Infinity, 2 ** 53])('a move by seat %s', (nobody) => {
      expect(answers(nobody, plain)).toEqual(both('kernel.turn'));
    });

    test('anything after the end', () => {
      const match = over();
      expect(match.outcome()).toHaveLength(setup.seats);
      const { state, number } = match;
      const before = JSON.stringify(state);
      for (const anybody of [seat, other, 5]) {
        for (const move of [plain, ...kit.elsewhere]) {
          expect(engine.refuse(state, anybody, move)?.code).toBe('kernel.over');
          expect(match.submit(anybody, move)).toMatchObject({ ok: false, refusal: { code: 'kernel.over' } });
        }
        expect(engine.moves(state, anybody)).toEqual([]);
        expect(match.submit(anybody, null)).toMatchObject({ ok: false });
      }
      expect([match.number, JSON.stringify(match.state)]).toEqual([number, before]);
    });
  });

  test('a refused move leaves the road open: the same player goes on as if nothing had been said', () => {
    const match = game();
    match.submit(seat, null);
    match.submit(other, plain);
    expect(match.submit(seat, plain)).toMatchObject({ ok: true });
  });

  describe('a set-up that cannot be played is refused', () => {
    const bad: NamedValues = [...noSetups(setup, engine.seats.max), ...kit.setups];

    test.each<readonly [string, unknown]>(bad)('%s', (_, table) => {
      expect(engine.refuseSetup(table)?.code).toBe('kernel.setup');
    });

    test('and a match is not opened with it', () => {
      const { setup: table, code } = kit.unplayable ?? {
        setup: { ...setup, seats: 99 },
        code: 'kernel.setup',
      };
      const dice = { generator: 'swift', seed: 'no game' } as const;
      expect(engine.refuseSetup(table)?.code).toBe(code);
      expect(() => Match.open(engine, { setup: table, dice })).toThrow(code);
    });
  });

  test.each(kit.gibberish)('"%s" is no notation, and it is said why', (text) => {
    const parsed = engine.notation.parse(game().state, seat, text);
    expect(parsed).toMatchObject({ ok: false, problem: expect.stringMatching(/\w/) });
  });
}

const verbOf = (move: unknown): unknown => Reflect.get(Object(move), 'do');
