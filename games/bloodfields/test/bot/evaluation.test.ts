import { describe, expect, test } from 'vitest';
import { evaluate } from '../../bot/evaluation.ts';
import { ranking } from '../../bot/ranking.ts';
import { Scene } from '../scene.ts';

const odds = (south: string, north: string): number => evaluate(new Scene(south, north).state, 0);

describe('the evaluation of play-outs', () => {
  test('is even on an even table, and what one has the other lacks', () => {
    const { state } = new Scene('kessa 10,10; fenn 14,6 damage 2', 'ansa 30,20');
    expect(evaluate(state, 0) + evaluate(state, 1)).toBeCloseTo(1, 9);
    expect(odds('kessa 10,10', 'kessa 30,20')).toBeCloseTo(0.5, 9);
  });

  test('counts wounds before anybody falls, and somebody gone for more', () => {
    const whole = odds('kessa 10,10; fenn 14,6', 'ansa 30,20');
    const hurt = odds('kessa 10,10; fenn 14,6 damage 3', 'ansa 30,20');
    expect(hurt).toBeLessThan(whole);
    expect(odds('kessa 10,10', 'ansa 30,20')).toBeLessThan(hurt);
  });

  test('counts who could strike next: to stand before a gun that cannot be reached is worse than out of its sight', () => {
    const reached = odds('fenn 20,10', 'maud 34,10');
    const far = odds('fenn 5,10', 'maud 44,29');
    expect(reached).toBeLessThan(far);
  });
});

describe('what a search looks into', () => {
  test('leaves out what is hopeless, and looks no further where one act is plainly the best', () => {
    const scene = new Scene('kessa 10,10', 'ansa 11.26,10 damage 5; fenn 8.74,10');
    const ranked = ranking(scene.does('south', 'activate kessa').state, 0);
    expect(ranked[0]?.move).toMatchObject({ do: 'attack' });
    expect(ranked.map(({ move }) => move.do)).not.toContain('flee');
  });

  test('knows every ready-made roster', () => {
    const { state } = Scene.opening('pit', { scenario: 'pit' });
    expect(ranking(state, 0).length).toBeGreaterThan(3);
  });
});
