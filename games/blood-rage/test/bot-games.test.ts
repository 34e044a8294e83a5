import { botConformance, type BotGame, watchBots } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { REASONS } from '../bot/choice.ts';
import { isBack } from '../content/cards.ts';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import { game } from '../game.ts';
import type { Setup } from '../rules/state.ts';
import en from '../text/bot.en.json' with { type: 'json' };
import ja from '../text/bot.ja.json' with { type: 'json' };

type Level = 'veteran' | 'recruit';

const table = (levels: readonly Level[], seed: string, options: Partial<Options> = {}): BotGame<Setup> => ({
  name: `at a table of ${levels.join(', ')}`,
  setup: { seats: levels.length, options: { ...DEFAULT_OPTIONS, ...options } },
  levels,
  seed,
});

botConformance(game, {
  watched: {
    games: [
      table(['veteran', 'recruit'], 'watched'),
      table(['recruit', 'veteran', 'veteran'], 'watched', { clans: 'picked', passerMayReturn: 'yes' }),
      table(['veteran', 'recruit', 'veteran', 'recruit'], 'watched', {
        discardsOpen: 'yes',
        rescueFromSacrifice: 'yes',
      }),
      table(['veteran', 'veteran', 'veteran', 'veteran'], 'watched', { ageOneDraft: 'dealt' }),
    ],
    every: 7,
    length: [50, 1000],
    faceDown: ({ clans }, seat) => clans.every(({ hand }, other) => other === seat || hand.every(isBack)),
  },
  thought: { games: [table(['recruit', 'recruit', 'recruit'], 'prospects')] },
  reasons: {
    games: ['one', 'two', 'three'].map((seed) => table(['veteran', 'recruit', 'veteran', 'recruit'], seed)),
    heard: 20,
    known: [...REASONS, 'random'],
    catalogues: { en, ja },
  },
});

test('a Veteran is the better player: at tables of two and two Recruits win one game in four at most', () => {
  const games = 8;
  let won = 0;
  for (let duel = 0; duel < games; duel++) {
    const levels = ['veteran', 'recruit', 'veteran', 'recruit'] as const;
    const seated = duel % 2 === 0 ? levels : levels.toReversed();
    const { outcome } = watchBots(game, table(seated, `duel ${duel}`));
    if (seated.some((level, seat) => level === 'veteran' && outcome[seat]?.rank === 1)) won++;
  }
  expect(won / games).toBeGreaterThanOrEqual(0.75);
});
