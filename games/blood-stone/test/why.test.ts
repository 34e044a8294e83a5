import type { Pattern } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { bloodStone } from '../index.ts';
import type { AnyMove } from '../rules/moves.ts';
import { Scene, type Side } from './scene.ts';

/** What a player who points at something is told; null if it leads to a legal move. */
function told(scene: Scene, side: Side, pattern: Pattern<AnyMove>): string | null {
  const state = bloodStone.load(scene.state);
  if (state === null) throw new Error('the scene is no state');
  const seat = scene.seat(side);
  return bloodStone.why(bloodStone.mask(state, seat), seat, pattern)?.code ?? null;
}

const witch = (pieces: string, cards: string) => new Scene(pieces, { turn: 'witch' }).hand('witch', cards);
const soldiers = (pieces: string, cards: string) => new Scene(pieces).hand('soldiers', cards);

test('a card in hand that cannot be used says why before anything is chosen', () => {
  const poor = witch('witch e1 1, wolf e3, archer e11', 'bloodBoil zombify');
  expect(told(poor, 'witch', { do: 'cast', card: 'bloodBoil' })).toBe('cast.offer');
  expect(told(poor, 'witch', { do: 'cast', card: 'zombify' })).toBe('zombify.strong');
  const lonely = witch('witch e1, archer e11', 'manipulate transfuse raiseHusk');
  expect(told(lonely, 'witch', { do: 'cast', card: 'manipulate' })).toBe('manipulate.nobody');
  expect(told(lonely, 'witch', { do: 'cast', card: 'transfuse' })).toBe('cast.puppet');
  expect(told(lonely, 'witch', { do: 'cast', card: 'raiseHusk' })).toBe('cast.phantom');
  const far = witch('witch e1, archer e11, wolf e9', 'siphon bloodBoil');
  expect(told(far, 'witch', { do: 'cast', card: 'siphon' })).toBe('cast.range');
  expect(told(far, 'witch', { do: 'cast', card: 'bloodBoil', unit: 'wolf' })).toBe('cast.range');
  const whole = soldiers('witch e1, archer e11', 'mend whisper');
  expect(told(whole, 'soldiers', { do: 'cast', card: 'mend' })).toBe('mend.nothing');
  expect(told(whole, 'soldiers', { do: 'cast', card: 'whisper' })).toBe('whisper.empty');
  expect(
    told(soldiers('witch e1, wolf e9, archer e11', 'banish'), 'soldiers', { do: 'cast', card: 'banish' }),
  ).toBe('banish.zombie');
});

test('a card that can be used somehow is not refused', () => {
  const scene = witch('witch e7, wolf e8, archer e9 2, realm boar', 'bloodBoil zombify raiseHusk');
  for (const card of ['bloodBoil', 'zombify', 'raiseHusk'] as const)
    expect(told(scene, 'witch', { do: 'cast', card })).toBeNull();
  expect(told(scene, 'witch', { do: 'cast', card: 'bloodBoil', unit: 'wolf', blood: 9 })).toBe('cast.offer');
});

test('a soldier who cannot act says why', () => {
  const scene = witch('witch e1, archer e9, spearman c10, zombie swordsman g10', 'gnarlroot').dice(6);
  scene.does('witch', 'cast gnarlroot archer', 'end');
  expect(told(scene, 'soldiers', { do: 'move', unit: 'archer' })).toBe('act.rooted');
  expect(told(scene, 'soldiers', { do: 'attack', unit: 'archer' })).toBe('attack.nobody');
  expect(told(scene, 'soldiers', { do: 'move', unit: 'swordsman' })).toBe('act.notYours');
  expect(told(scene, 'soldiers', { do: 'move', unit: 'spearman' })).toBeNull();
});
