import {
  type Choice,
  LOCALES,
  type Masked,
  RowTable,
  type Seat,
  swiftRandom,
  swiftStreams,
} from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { REASONS } from '../bot/choice.ts';
import { BOTS, insight } from '../bot/index.ts';
import { isBack } from '../content/cards.ts';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import { bloodRage } from '../index.ts';
import type { AnyMove } from '../rules/moves.ts';
import { printMove } from '../rules/notation.ts';
import type { State } from '../rules/state.ts';
import english from '../text/bot.en.json' with { type: 'json' };
import japanese from '../text/bot.ja.json' with { type: 'json' };
import { speech } from '../text/speech.ts';

type Level = keyof typeof BOTS;
type Witness = (view: Masked<State>, seat: Seat, choice: Choice<AnyMove>, row: number) => void;

/** A game between bots, level by seat, with every decision handed to the witness; how many there were, and who won. */
function watch(
  levels: readonly Level[],
  seed: string,
  witness: Witness = () => undefined,
  options: Partial<Options> = {},
): { readonly rows: number; readonly winners: readonly Level[] } {
  const streams = swiftStreams(seed);
  const setup = { seats: levels.length, options: { ...DEFAULT_OPTIONS, ...options } };
  const state = bloodRage.start(setup, new RowTable(streams, 0));
  let row = 0;
  for (let seats = bloodRage.deciders(state); seats.length > 0; seats = bloodRage.deciders(state)) {
    const chosen = seats.map((seat) => {
      row++;
      const view = bloodRage.mask(state, seat);
      const choice = BOTS[levels[seat] ?? 'recruit'].choose(view, seat, swiftRandom(`whim ${row}`));
      expect(bloodRage.refuse(state, seat, choice.move), printMove(choice.move)).toBeNull();
      witness(view, seat, choice, row);
      return { seat, move: choice.move };
    });
    for (const { seat, move } of chosen) bloodRage.play(state, seat, move, new RowTable(streams, row));
  }
  const outcome = bloodRage.outcome(state) ?? [];
  return { rows: row, winners: levels.filter((_, seat) => outcome[seat]?.rank === 1) };
}

describe.each([
  [['veteran', 'recruit'], {}],
  [['recruit', 'veteran', 'veteran'], { clans: 'picked', passerMayReturn: 'yes' }],
  [['veteran', 'recruit', 'veteran', 'recruit'], { discardsOpen: 'yes', rescueFromSacrifice: 'yes' }],
  [['veteran', 'veteran', 'veteran', 'veteran'], { ageOneDraft: 'dealt' }],
] as const)('at a table of %s', (levels, options) => {
  test('the game ends, and nobody sees more than his own cards or changes what he sees', () => {
    const random = swiftRandom('imagined');
    const { rows } = watch(
      levels,
      'watched',
      (view, seat, choice, row) => {
        const others = view.clans.filter((_, other) => other !== seat);
        expect(others.every(({ hand }) => hand.every(isBack))).toBe(true);
        if (row % 7 !== 0) return;
        const before = JSON.stringify(view);
        const imagined = bloodRage.mask(bloodRage.imagine(view, seat, random), seat);
        const again = BOTS[levels[seat] ?? 'recruit'].choose(imagined, seat, swiftRandom(`whim ${row}`));
        expect(again).toEqual(choice);
        expect(JSON.stringify(view)).toBe(before);
      },
      options,
    );
    expect(rows).toBeLessThan(1000);
  });
});

test('the moves a search looks into are legal, there always is one, and instinct plays legal ones', () => {
  const random = swiftRandom('policy');
  watch(['recruit', 'recruit', 'recruit'], 'prospects', (view, seat) => {
    for (const table of [view, bloodRage.imagine(view, seat, random)]) {
      const moves = (insight.ranking?.(table, seat) ?? []).map(({ move }) => move);
      expect(moves.length).toBeGreaterThan(0);
      for (const move of moves) expect(bloodRage.refuse(table, seat, move), printMove(move)).toBeNull();
      const move = insight.policy?.(table, seat, random);
      expect(bloodRage.refuse(table, seat, move)).toBeNull();
    }
  });
});

test('a Veteran is the better player: at tables of two and two Recruits win one game in four at most', () => {
  const games = 8;
  let won = 0;
  for (let game = 0; game < games; game++) {
    const levels = ['veteran', 'recruit', 'veteran', 'recruit'] as const;
    const seated = game % 2 === 0 ? levels : levels.toReversed();
    if (watch(seated, `duel ${game}`).winners.includes('veteran')) won++;
  }
  expect(won / games).toBeGreaterThanOrEqual(0.75);
});

describe('reasons', () => {
  test('every one given can be said in both languages', () => {
    const spoken = new Set<string>();
    for (const seed of ['one', 'two', 'three']) {
      watch(['veteran', 'recruit', 'veteran', 'recruit'], seed, (_view, _seat, { reason }) => {
        spoken.add(reason.key);
        for (const locale of LOCALES) {
          const line = speech.reason(locale, reason);
          expect(line).not.toBe(reason.key);
          expect(line).not.toMatch(/[{}]/);
        }
      });
    }
    expect(spoken.size).toBeGreaterThan(20);
  });

  test('all have words in both languages, and no words are left over', () => {
    const keys = [...REASONS, 'random', 'warlord'].map((why) => `bot.${why}`).toSorted();
    expect(Object.keys(english).toSorted()).toEqual(keys);
    expect(Object.keys(japanese).toSorted()).toEqual(keys);
    const names = (text: string): string[] => [...new Set(text.match(/\{\w+(?=[,}])/g))].toSorted();
    for (const key of Object.keys(english) as (keyof typeof english)[]) {
      expect(names(japanese[key]), key).toEqual(names(english[key]));
      expect(japanese[key]).toMatch(/[ぁ-んァ-ン一-龯]/);
    }
  });
});
