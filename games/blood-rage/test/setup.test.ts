import { RolloutContext, swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { OUTER, OUTER_TOKENS, YGGDRASIL } from '../content/provinces.ts';
import { deckOf } from '../content/cards.ts';
import type { Event } from '../rules/events.ts';
import { rules } from '../rules/rules.ts';
import { isUpgrade } from '../rules/upgrade.ts';
import { Scene } from './scene.ts';
import { endAge, through } from './season.ts';

const SEEDS = Array.from({ length: 40 }, (_, at) => `seed ${at}`);
const openings = (seats: number): Scene[] => SEEDS.map((seed) => Scene.opening(seats, {}, seed));

describe('the set-up', () => {
  test.each([
    [2, 3],
    [3, 2],
    [4, 1],
  ])('#1 with %d players three provinces are doomed and %d others destroyed', (seats, count) => {
    for (const { state } of openings(seats)) {
      expect(state.destroyed).toHaveLength(count);
      expect(new Set([...state.doomed, ...state.destroyed]).size).toBe(3 + count);
    }
  });

  test('#2 all three doomed provinces are known to everybody from the start', () => {
    const { state } = Scene.opening(3);
    for (const viewer of [0, 1, 2, null]) expect(rules.mask(state, viewer).doomed).toEqual(state.doomed);
  });

  test('#3 eight tokens are dealt out; those of destroyed provinces are gone, none moves elsewhere', () => {
    const scene = Scene.opening(2);
    const placed = scene.told('token.placed').filter(({ province }) => province !== YGGDRASIL);
    expect(placed.map(({ token }) => token).toSorted()).toEqual([...OUTER_TOKENS].toSorted());
    for (const { province, token } of placed) {
      const gone = scene.state.destroyed.some((outer) => outer === province);
      expect(scene.token(province)).toBe(gone ? 'gone' : token);
    }
    expect(scene.token(YGGDRASIL)).toBe('all');
  });

  test('#4 Yggdrasil is never doomed and never destroyed', () => {
    const fates = [2, 3, 4].flatMap(openings).flatMap(({ state }) => [...state.doomed, ...state.destroyed]);
    expect(new Set<string>(fates)).toEqual(new Set(OUTER));
  });

  test('#5 the first player is drawn, or the first seat by option', () => {
    expect(new Set(openings(4).map(({ state }) => state.first))).toEqual(new Set([0, 1, 2, 3]));
    const seated = SEEDS.map((seed) => Scene.opening(4, { firstPlayer: 'seat' }, seed).state.first);
    expect(new Set(seated)).toEqual(new Set([0]));
  });

  test('#5 the token passes to the left at the end of Ages 1 and 2', () => {
    const scene = new Scene('wolf; bear; serpent');
    for (const first of [1, 2]) {
      endAge(scene);
      expect(scene.state.first).toBe(first);
      through(scene, 'draft').asks(first === 1 ? 'bear' : 'serpent', 'action');
    }
  });

  test('clans are dealt by chance, or picked in seat order, each by one', () => {
    const drawn = openings(4).map(({ state }) => state.clans.map(({ name }) => name).join());
    expect(new Set(drawn).size).toBeGreaterThan(10);
    const { state, events } = Scene.opening(3, { clans: 'picked' });
    expect(events.filter(({ e }) => e === 'clan.taken')).toEqual([]);
    expect([state.clans.map(({ name }) => name), rules.deciders(state)]).toEqual([
      ['none', 'none', 'none'],
      [0],
    ]);
    const context = new RolloutContext<Event>(swiftRandom('pick'));
    rules.play(state, 0, { do: 'pick', clan: 'raven' }, context);
    expect(rules.deciders(state)).toEqual([1]);
    expect(rules.refuse(state, 1, { do: 'pick', clan: 'raven' })?.code).toBe('pick.taken');
    expect(rules.refuse(state, 1, { do: 'pick', clan: 'wolf' })).toBeNull();
    rules.play(state, 1, { do: 'pick', clan: 'wolf' }, context);
    rules.play(state, 2, { do: 'pick', clan: 'bear' }, context);
    expect([state.clans.map(({ name }) => name), rules.deciders(state)]).toEqual([
      ['raven', 'wolf', 'bear'],
      [0, 1, 2],
    ]);
  });

  test('#118 every upgrade exists once, only Battle cards and Quests have copies', () => {
    for (const age of [1, 2, 3] as const) {
      const deck = deckOf(age, 4);
      expect(deck).toHaveLength(34);
      const upgrades = deck.filter(isUpgrade);
      expect([upgrades.length, new Set(upgrades).size]).toEqual([12, 12]);
    }
    expect([2, 3, 4].map((players) => deckOf(1, players).length)).toEqual([20, 26, 34]);
  });

  test('#228 what chance brings is told; the order of the deck is in no state at all', () => {
    const scene = Scene.opening(4);
    expect(new Set(scene.events.map(({ e }) => e))).toEqual(
      new Set([
        'clan.taken',
        'token.placed',
        'provinces.doomed',
        'province.destroyed',
        'age.began',
        'cards.dealt',
      ]),
    );
    expect(rules.mask(scene.state, 0).out).toEqual(['back-1', 'back-1']);
    expect(JSON.stringify(scene.state)).not.toMatch(/-[23]"/);
  });
});
