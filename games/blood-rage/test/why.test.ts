import type { Pattern } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { bloodRage } from '../index.ts';
import type { AnyMove } from '../rules/moves.ts';
import { Scene, type Who } from './scene.ts';

/** What a player who points at something is told; null if it leads to a legal move. */
function told(scene: Scene, who: Who, pattern: Pattern<AnyMove>): string | null {
  const state = bloodRage.load(scene.state);
  if (state === null) throw new Error('the scene is no state');
  const seat = scene.seat(who);
  return bloodRage.why(bloodRage.mask(state, seat), seat, pattern)?.code ?? null;
}

test('a figure that cannot enter anywhere says why before a place is chosen', () => {
  const poor = new Scene('wolf sheet troll, gimle leader, rage 1; bear');
  expect(told(poor, 'wolf', { do: 'invade', figure: 'troll' })).toBe('rage.short');
  expect(told(poor, 'wolf', { do: 'invade', figure: 'leader' })).toBe('invade.notInReserve');
  expect(told(poor, 'wolf', { do: 'invade', figure: 'warrior' })).toBeNull();
  const full = new Scene('wolf gimle 4 warrior, steps 1 1 1; bear');
  expect(told(full, 'wolf', { do: 'invade', figure: 'leader' })).toBe('invade.horns');
});

test('a place that cannot be entered says why', () => {
  const scene = new Scene('wolf; bear myrkulor 3 warrior');
  expect(told(scene, 'wolf', { do: 'invade', figure: 'leader', to: 'myrkulor' })).toBe('invade.full');
  expect(told(scene, 'wolf', { do: 'invade', figure: 'leader', to: 'horgr' })).toBe('invade.destroyed');
  expect(told(scene, 'wolf', { do: 'invade', figure: 'leader', to: 'yggdrasil' })).toBe('invade.yggdrasil');
  expect(told(scene, 'wolf', { do: 'invade', figure: 'leader', to: 'nw' })).toBe('invade.noShip');
});

test('a march that is too big or leads nowhere says why', () => {
  const scene = new Scene('wolf gimle 3 warrior; bear myrkulor 2 warrior, andlang 3 warrior');
  const march = { do: 'march', from: 'gimle' } as const;
  expect(told(scene, 'wolf', march)).toBeNull();
  expect(told(scene, 'wolf', { ...march, to: 'andlang' })).toBe('march.full');
  expect(told(scene, 'wolf', { ...march, to: 'myrkulor', figures: ['warrior', 'warrior'] })).toBe(
    'march.room',
  );
  expect(told(scene, 'wolf', { ...march, to: 'utgard' })).toBe('march.destroyed');
});

test('a card that cannot be used says why', () => {
  const scene = new Scene('wolf hand lord-of-hammers tyrs-bash manheim, rage 1; bear');
  expect(told(scene, 'wolf', { do: 'upgrade', card: 'lord-of-hammers-1' })).toBe('rage.short');
  expect(told(scene, 'wolf', { do: 'upgrade', card: 'tyrs-bash-1' })).toBe('upgrade.none');
  expect(told(scene, 'wolf', { do: 'quest', card: 'tyrs-bash-1' })).toBe('quest.none');
  expect(told(scene, 'wolf', { do: 'quest', card: 'manheim-1' })).toBeNull();
});

test('a full sheet is no reason while a card can be replaced', () => {
  const scene = new Scene('wolf sheet troll dwarf-chieftain, hand valkyrie; bear', { age: 2 });
  expect(told(scene, 'wolf', { do: 'upgrade', card: 'valkyrie-2' })).toBeNull();
  expect(told(scene, 'wolf', { do: 'upgrade', card: 'valkyrie-2', replaces: null })).toBe('upgrade.full');
});

test('a province that cannot be pillaged says why', () => {
  const scene = new Scene('wolf gimle warrior, yggdrasil warrior; bear', { pillaged: 'yggdrasil' });
  const reasons = (['gimle', 'yggdrasil', 'myrkulor', 'horgr'] as const).map((province) =>
    told(scene, 'wolf', { do: 'pillage', province }),
  );
  expect(reasons).toEqual([null, 'pillage.already', 'pillage.absent', 'pillage.destroyed']);
  expect(told(scene, 'wolf', { do: 'challenge', province: 'yggdrasil' })).toBe('pillage.noCard');
});

test('an action whose card one lacks says so', () => {
  const scene = new Scene('wolf gimle 2 warrior, valhalla leader; bear');
  expect(told(scene, 'wolf', { do: 'recall', figure: 'leader' })).toBe('recall.card');
  expect(told(scene, 'wolf', { do: 'sacrifice' })).toBe('sacrifice.card');
});
