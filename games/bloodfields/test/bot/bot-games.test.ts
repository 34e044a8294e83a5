import { botConformance, type BotGame } from '@sanguine/kernel/conformance';
import { REASONS } from '../../bot/choice.ts';
import { DEFAULT_OPTIONS, type Options } from '../../content/options.ts';
import { game } from '../../game.ts';
import type { Setup } from '../../rules/state.ts';
import en from '../../text/bot.en.json' with { type: 'json' };
import ja from '../../text/bot.ja.json' with { type: 'json' };

type Level = 'veteran' | 'recruit';

const table = (
  levels: readonly Level[],
  layout: string,
  options: Partial<Options>,
  seed: string,
): BotGame<Setup> => ({
  name: `at a table of ${levels.join(', ')} on ${layout}: ${options.scenario ?? 'as usual'}`,
  setup: { seats: 2, layout, options: { ...DEFAULT_OPTIONS, ...options } },
  levels,
  seed,
});

botConformance(game, {
  watched: {
    games: [
      table(['veteran', 'recruit'], 'pit', { scenario: 'pit' }, 'watched'),
      table(['recruit', 'veteran'], 'hollow', { scenario: 'cache-run', terrain: 'placed' }, 'watched'),
      table(['veteran', 'veteran'], 'ford', { scenario: 'breakthrough' }, 'watched'),
    ],
    every: 7,
    length: [50, 1500],
    // §2.1: the only secret is a roster the other has not seen.
    faceDown: ({ frames }, seat) =>
      frames.every(
        (frame) =>
          frame.step !== 'muster' ||
          frame.chosen.every((one, other) => other === seat || one === null || one === 'hidden'),
      ),
  },
  thought: { games: [table(['recruit', 'recruit'], 'pit', { scenario: 'pit' }, 'prospects')] },
  reasons: {
    games: ['one', 'two'].map((seed) =>
      table(['veteran', 'recruit'], 'hollow', { scenario: 'drowned-shrine' }, seed),
    ),
    heard: 12,
    known: [...REASONS, 'random'],
    catalogues: { en, ja },
  },
});
