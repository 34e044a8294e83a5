import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temperOf } from '@sanguine/bots';
import { type AnyGame, type LevelPairing, LOCALES } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { describe, expect, test } from 'vitest';
import { beatenBy } from '../lobby/bots/beaten-by.ts';
import { withKnownBots } from '../lobby/bots/known-bots.ts';
import type { Draft, DraftSeat } from '../lobby/draft.ts';
import { phrases, type SayPhrase } from '../text/say.ts';
import { botWords, levelName } from '../lobby/words.ts';
import { seatedBots } from '../store/seated-bots.ts';
import { playerNames, rankOf } from '../table/names.ts';

const game = GAMES.find(({ tempers }) => tempers !== undefined);
if (game === undefined) throw new Error('no game has tempers');
const [temper = ''] = Object.keys(game.tempers?.['veteran'] ?? {}).slice(1);
const chosen = `veteran.${temper}`;
const english: SayPhrase = (key, values) => phrases('en', key, values);

const draft = (...seats: DraftSeat[]): Draft => ({
  game: game.engine.id,
  way: 'solo',
  board: '',
  seats,
  options: {},
  pace: { kind: 'none' },
  listed: false,
  watch: 'anyone',
});
const bot = (level: string): DraftSeat => ({ kind: 'bot', level });

test('bots are counted by level, whatever their temper', () => {
  expect(botWords(english, [chosen, 'veteran', 'recruit'])).toEqual(['2 Veteran bots', 'one Recruit bot']);
  expect(levelName(english, chosen)).toBe('Veteran');
});

test('a remembered temper that is no more is drawn again', () => {
  const known = draft({ kind: 'me' }, bot(chosen), bot('recruit'));
  expect(withKnownBots(game, known)).toBe(known);
  expect(withKnownBots(game, draft({ kind: 'me' }, bot('veteran.gone'))).seats[1]).toEqual(bot('veteran'));
});

test('a game on this device draws the tempers nobody chose, and keeps the others', () => {
  const seats = [{ kind: 'person', name: 'Ann' }, bot(chosen), bot('veteran')] as const;
  const dice = { generator: 'swift', seed: 'table' } as const;
  const [person, kept, drawn] = seatedBots(game, seats as never, dice);
  expect([person, kept]).toEqual([seats[0], seats[1]]);
  expect(drawn?.kind === 'bot' && temperOf(game, drawn.level)).toBeTruthy();
});

describe('at the table', () => {
  const seat = { kind: 'bot', person: null, name: null, here: true, mine: false } as const;
  const bots = [chosen, 'veteran', 'recruit'].map((level, at) => ({ ...seat, seat: at, level }));

  test('bots have names of their own, the same for everybody who knows the table', () => {
    const names = playerNames('en', bots, 'The Marsh Accord');
    expect(new Set(names).size).toBe(bots.length);
    expect(playerNames('en', bots, 'The Marsh Accord')).toEqual(names);
    expect(playerNames('en', bots, 'The Red Moon')).not.toEqual(names);
  });

  test('no bot is called as anything in a game is', () => {
    const crowd = Array.from({ length: 60 }, (_, at) => ({ ...seat, seat: at, level: 'recruit' }));
    for (const locale of LOCALES) {
      const files = globSync(`../../games/*/text/${locale}.json`, { cwd: import.meta.dirname });
      expect(files.length).toBe(GAMES.length);
      const words = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
      const names = new Set(playerNames(locale, crowd, 'Everybody'));
      names.delete(playerNames(locale, [{ ...seat, seat: 0, kind: 'open', level: null }], '')[0] ?? '');
      expect(names.size).toBeGreaterThan(20);
      const isSaid = (name: string): boolean =>
        words.some((text) =>
          locale === 'en' ? new RegExp(`\\b${name}\\b`).test(text) : text.includes(name),
        );
      expect([...names].filter(isSaid)).toEqual([]);
    }
  });

  test('a bot keeps its name while others sit down', () => {
    const [, , last] = playerNames('en', bots, 'The Marsh Accord');
    const waiting = bots.map((held) =>
      held.seat === 2 ? held : ({ ...held, kind: 'open', level: null } as const),
    );
    expect(playerNames('en', waiting, 'The Marsh Accord')[2]).toBe(last);
  });

  test('nobody is called as a person there is, in either language', () => {
    const [first] = playerNames('en', bots, 'The Marsh Accord');
    const [japanese] = playerNames('ja', bots, 'The Marsh Accord');
    for (const name of [first, japanese]) {
      const person = {
        ...seat,
        kind: 'person',
        seat: 3,
        name: name?.toUpperCase() ?? '',
        level: null,
      } as const;
      const [, ...others] = playerNames('en', [person, ...bots], 'The Marsh Accord');
      expect(others).not.toContain(first);
    }
  });

  test('a bot’s level and temper go with its name', () => {
    const { name } = temperOf(game, chosen) ?? { name: { en: '', ja: '' } };
    expect(bots.map((one) => rankOf(game, 'en', one))).toEqual([`${name.en}, Veteran`, 'Veteran', 'Recruit']);
    const absent = { ...seat, kind: 'person', seat: 0, name: 'Mirela', level: 'veteran' } as const;
    expect(rankOf(game, 'en', absent)).toBeNull();
  });
});

test('only what was measured is told of a level: against the one below, with as many players, and if it wins', () => {
  const pairing = (players: number, wins: number, other = 'recruit'): LevelPairing => ({
    one: 'veteran',
    other,
    players,
    games: 20,
    wins,
    interval: [0, 1],
  });
  const pairings = [pairing(2, 18, 'random'), pairing(2, 17), pairing(3, 8), { ...pairing(4, 4), games: 4 }];
  const measured: AnyGame = {
    ...game,
    ladder: { game: 'x', seed: 's', board: null, thought: null, ratings: [], pairings },
  };
  expect(beatenBy(measured, 'veteran', 2)).toEqual({ other: 'recruit', share: 0.85, games: 20 });
  expect(beatenBy(measured, 'veteran', 3)).toBeNull();
  expect(beatenBy(measured, 'veteran', 4)).toBeNull();
  expect(beatenBy(measured, 'random', 2)).toBeNull();
  expect(beatenBy({ ...game, ladder: undefined } as never, 'veteran', 2)).toBeNull();
});
