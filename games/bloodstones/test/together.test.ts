import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Event } from '../rules/events.ts';
import { EVERY_EVENT } from './every.ts';
import { Scene } from './scene.ts';
import { seen } from './spoken.ts';

const { speech } = game;
const view = seen(new Scene({ factions: ['hillFolk', 'corsairs'] }), null);
const together = (locale: 'en' | 'ja', ...events: Event[]): string | null =>
  speech.together?.(locale, events, ['Ann', 'Ben'], view) ?? null;

const step = (from: number, to: number, cost = 2): Event => ({
  e: 'unit.moved',
  seat: 0,
  units: ['swords', 'swords'],
  from,
  to,
  cost,
});
const pays = (pips: number, seat = 0): Event => ({ e: 'tiles.discarded', seat, tiles: ['shield'], pips });
const village = (area: number): Event => ({ e: 'village.built', seat: 0, area });
const swords: Event = { e: 'unit.built', seat: 0, kind: 'swords', area: 36 };

describe('what is bought and what it is paid with are one line', () => {
  test('a march of several steps, with its route and its whole cost', () => {
    expect(together('en', step(36, 28), step(28, 20))).toBe(
      'Ann marches 2 Swords from Lower Rue (36) by Ruemouth (28) to Rueside (20) — 4 pips',
    );
    expect(together('en', step(36, 28), step(28, 20), pays(4))).toBe(
      'Ann marches 2 Swords from Lower Rue (36) by Ruemouth (28) to Rueside (20) — 4 pips, paid with Shield',
    );
    expect(together('ja', step(36, 28), step(28, 20), pays(4))).toMatch(
      /悔いの川下（36）から.*悔いの河口（28）を通って.*4ピップ/,
    );
  });

  test('a payment of more than it costs says how much was paid', () => {
    expect(together('en', step(36, 28, 1), pays(3))).toBe(
      'Ann marches 2 Swords from Lower Rue (36) to Ruemouth (28) — 1 pip, paid with Shield (3)',
    );
    expect(together('ja', step(36, 28, 1), pays(3))).toContain('1ピップ、盾兵＝3ピップで支払い');
  });

  test('villages area by area', () => {
    expect(together('en', village(19), village(19), village(14), pays(3))).toBe(
      'Ann constructs 3 villages in Barleyfield (19) ×2, Larkfield (14) — 3 pips, paid with Shield',
    );
    expect(together('en', village(19), village(14))).toBe(
      'Ann constructs 2 villages in Barleyfield (19), Larkfield (14)',
    );
    expect(together('en', village(19), pays(1))).toContain(
      'constructs a village in Barleyfield (19) — 1 pip',
    );
    expect(together('ja', village(19), village(19), pays(2))).toContain('大麦の野（19）×2に村を2つ建設した');
  });

  test('captured villages, with whose they were', () => {
    const capture = (area: number): Event => ({ e: 'village.captured', seat: 0, from: 1, area });
    expect(together('en', capture(22), capture(22), capture(9), pays(3))).toBe(
      'Ann captures 3 villages: 2 in Ruehead (22) from Ben, 1 in Gallows Grove (9) from Ben — 3 pips, paid with Shield',
    );
    expect(together('en', capture(22), capture(22))).toBe(
      'Ann captures 2 villages: 2 in Ruehead (22) from Ben',
    );
    expect(together('ja', capture(22), pays(1))).toBe(
      'Annは村を1つ占領した：悔いの源（22）でBenから1つ（盾兵で1ピップ支払い）',
    );
  });

  test('a unit with the tiles discarded for it', () => {
    expect(together('en', swords, pays(0))).toBe('Ann builds Swords in Lower Rue (36), discarding Shield');
    expect(together('ja', swords, pays(0))).toContain('（盾兵を捨てた）');
  });
});

test('nothing else belongs together', () => {
  expect(together('en', step(36, 28), step(30, 20))).toBeNull();
  expect(together('en', step(36, 28), pays(2, 1))).toBeNull();
  expect(together('en', step(36, 28), pays(0))).toBeNull();
  expect(together('en', swords, pays(2))).toBeNull();
  expect(together('en', swords, swords)).toBeNull();
  expect(together('en', village(19), step(19, 20))).toBeNull();
  for (const one of Object.values(EVERY_EVENT)) {
    expect(together('en', one)).toBeNull();
    for (const other of [EVERY_EVENT['battle.began'], EVERY_EVENT['tiles.drawn'], EVERY_EVENT['game.ended']])
      expect(together('en', one, other)).toBeNull();
  }
});
