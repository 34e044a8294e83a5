import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knowsGoal, rememberGoal } from '../table/goals.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('how a game is won is told once, each game by itself', () => {
  expect(knowsGoal('chess')).toBe(false);
  rememberGoal('chess');
  rememberGoal('chess');
  expect(knowsGoal('chess')).toBe(true);
  expect(knowsGoal('go')).toBe(false);
  rememberGoal('go');
  expect(knowsGoal('chess')).toBe(true);
});

test('what another version kept does no harm', () => {
  kept.set('sanguine.goals', '{"no": "list"}');
  expect(knowsGoal('chess')).toBe(false);
  rememberGoal('chess');
  expect(knowsGoal('chess')).toBe(true);
});
