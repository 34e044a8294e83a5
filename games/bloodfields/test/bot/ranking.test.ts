import { RolloutContext, same, swiftRandom } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { policy } from '../../bot/policy.ts';
import { ranking } from '../../bot/ranking.ts';
import { ratedMoves } from '../../bot/veteran.ts';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import type { Event } from '../../rules/events.ts';
import { rules } from '../../rules/rules.ts';

test('a search looks into turns and acts, and gives out tokens of inspiration as a Veteran does', () => {
  const setup = { seats: 2, layout: 'pit', options: { ...DEFAULT_OPTIONS, scenario: 'pit' as const } };
  const random = swiftRandom('ranking');
  const context = new RolloutContext<Event>(random);
  const state = rules.start(setup, context);
  const most: Record<string, number> = {};
  const tokens: boolean[] = [];
  for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
    const step = state.frames.at(-1)?.step ?? '';
    const ranked = ranking(state, seat);
    most[step] = Math.max(most[step] ?? 0, ranked.length);
    if (step === 'inspire') {
      const rated = ratedMoves(state, seat);
      const [chosen] = ranked;
      const worth = rated.find(({ move }) => same(move, chosen?.move))?.worth;
      tokens.push(worth === rated[0]?.worth);
    }
    rules.play(state, seat, policy(state, seat, random), context);
  }
  expect(most['inspire']).toBe(1);
  expect(tokens.length).toBeGreaterThan(10);
  expect(tokens).not.toContain(false);
  expect(Math.min(most['activate'] ?? 0, most['act'] ?? 0)).toBeGreaterThan(1);
});
