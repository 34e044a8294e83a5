import { type AnyGame, botName, commitment, type Dice, streamsOf } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { describe, expect, test } from 'vitest';
import { botFor, botsOf, drawTempers, isBot, levelsOf, temperOf, tempersOf } from '../index.ts';
import { botRandom } from '../bot-random.ts';
import { SwiftRunner } from '../runner.ts';

const TEMPERED = GAMES.filter(({ tempers }) => tempers !== undefined);
const [game] = TEMPERED;
if (game === undefined) throw new Error('no game has tempers');
const LEVEL = 'veteran';
const swift = (seed: string): Dice => ({ generator: 'swift', seed });
const named = (temper: string | undefined): string => botName(LEVEL, temper ?? null);

describe('drawn tempers', () => {
  const all = tempersOf(game, LEVEL);

  test('come from the dice alone, and others from other dice', () => {
    const bots = [LEVEL, LEVEL, LEVEL];
    expect(drawTempers(game, bots, swift('one'))).toEqual(drawTempers(game, bots, swift('one')));
    const draws = Array.from({ length: 40 }, (_, at) => drawTempers(game, bots, swift(`${at}`))[0]);
    expect(new Set(draws)).toEqual(new Set(all.map(named)));
  });

  test('differ from each other as far as there are any, and from chosen ones', () => {
    const chosen = named(all[1]);
    for (let at = 0; at < 20; at++) {
      const drawn = drawTempers(game, [LEVEL, chosen, LEVEL], swift(`${at}`));
      expect(drawn[1]).toBe(chosen);
      expect(new Set(drawn).size).toBe(3);
    }
    const crowd = drawTempers(
      game,
      Array.from({ length: all.length + 1 }, () => LEVEL),
      swift('crowd'),
    );
    expect(new Set(crowd)).toEqual(new Set(all.map(named)));
  });

  test('leave persons and levels without tempers alone; a temper that is no more is drawn anew', () => {
    const [person, random, gone] = drawTempers(game, [null, 'random', 'veteran.gone'], swift('seat'));
    expect([person, random]).toEqual([null, 'random']);
    expect(temperOf(game, gone ?? '')).toBeDefined();
    expect(drawTempers({}, ['veteran.gone', 'veteran'], swift('seat'))).toEqual(['veteran', 'veteran']);
  });

  test('tell nothing of a secret: the promise is enough to know them', () => {
    const secret = 'ab'.repeat(32);
    const fair: Dice = { generator: 'fair', secret, salts: [] };
    const promised = { ...fair, secret: null, commitment: commitment(secret) };
    expect(drawTempers(game, [LEVEL, LEVEL], promised)).toEqual(drawTempers(game, [LEVEL, LEVEL], fair));
  });
});

test('a bot is named by its level, or by its level and one of its tempers', () => {
  expect(isBot(game, LEVEL)).toBe(true);
  for (const temper of tempersOf(game, LEVEL)) expect(isBot(game, named(temper))).toBe(true);
  for (const name of ['veteran.', 'veteran.nobody', 'random.raider', '.', '', 'veteran.toString'])
    expect(isBot(game, name), name).toBe(false);
});

/** What each temper of a level would choose at every decision of one game between its bots. */
function choicesIn(one: AnyGame, level: string): Map<string, string[]> {
  const choices = new Map(tempersOf(one, level).map((temper) => [botName(level, temper), [] as string[]]));
  const setup = one.setup(one.engine.seats.min, {});
  const runner = SwiftRunner.start(one.engine, setup, streamsOf(swift('tempers')));
  const random = botRandom('tempers');
  for (let [seat] = runner.deciders(); seat !== undefined; [seat] = runner.deciders()) {
    const view = runner.viewFor(seat);
    const choose = (name: string): unknown =>
      botFor(one, name)?.choose(view, seat ?? 0, random(runner.number, seat ?? 0)).move;
    for (const [name, made] of choices) made.push(JSON.stringify(choose(name)));
    runner.submit(seat, choose(level));
  }
  return choices;
}

describe.each(TEMPERED.map((one) => ({ id: one.engine.id, one })))('tempers of $id', ({ one }) => {
  const levels = levelsOf(one).filter((level) => tempersOf(one, level).length > 0);

  test('a level’s first is how it plays when none is named, and there are three to five', () => {
    expect(levels.length).toBeGreaterThan(0);
    for (const level of levels) {
      const [own, ...others] = tempersOf(one, level);
      expect(one.tempers?.[level]?.[own ?? '']?.bot).toBe(one.bots[level]);
      expect(others.length).toBeGreaterThanOrEqual(2);
      expect(others.length).toBeLessThanOrEqual(4);
    }
  });

  test('have names of their own and a character of a few words in both languages', () => {
    const all = botsOf(one).flatMap((bot) => temperOf(one, bot) ?? []);
    for (const locale of ['en', 'ja'] as const) {
      expect(new Set(all.map(({ name }) => name[locale])).size).toBe(all.length);
      for (const { character } of all) expect(character[locale]).toMatch(/^.{5,70}[^.。]$/u);
    }
  });

  test('choose otherwise where others of their level would choose the same', () => {
    for (const level of levels) {
      const choices = [...choicesIn(one, level)];
      for (const [name, made] of choices) {
        expect(made.length).toBeGreaterThan(20);
        for (const [other, theirs] of choices) {
          if (other === name) continue;
          const apart = made.filter((choice, at) => choice !== theirs[at]).length;
          expect(apart / made.length, `${name} and ${other}`).toBeGreaterThan(0.02);
        }
      }
    }
  });
});
