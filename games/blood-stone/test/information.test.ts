import { swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { sortCards } from '../rules/cards.ts';
import { rules } from '../rules/rules.ts';
import { invariants } from './kit/invariants.ts';
import { Scene } from './scene.ts';

const scene = () =>
  new Scene('witch e1, archer e11, realm boar')
    .hand('witch', 'manipulate siphon zombify')
    .hand('soldiers', 'mend banish')
    .discards('witch', 'bloodBoil');

describe('who sees what', () => {
  test('a hand is seen by its owner; others see how many cards it holds', () => {
    const { state } = scene();
    expect(rules.mask(state, 1).blood.hand).toEqual(['manipulate', 'siphon', 'zombify']);
    expect(rules.mask(state, 0).phantom.hand).toEqual(['mend', 'banish']);
    for (const viewer of [0, null])
      expect(rules.mask(state, viewer).blood.hand).toEqual(['hidden', 'hidden', 'hidden']);
    for (const viewer of [1, null])
      expect(rules.mask(state, viewer).phantom.hand).toEqual(['hidden', 'hidden']);
  });

  test('what is left in a deck only its owner can work out', () => {
    const { state } = scene();
    expect(rules.mask(state, 1).blood.deck).toEqual(state.blood.deck);
    expect(new Set(rules.mask(state, 0).blood.deck)).toEqual(new Set(['hidden']));
    expect(rules.mask(state, 0).blood.deck).toHaveLength(12);
  });

  test('discards, stones, places and the Realm are open to all', () => {
    const { state } = scene();
    for (const viewer of [0, 1, null]) {
      const seen = rules.mask(state, viewer);
      expect([seen.blood.discard, seen.figures, seen.bank]).toEqual([
        ['bloodBoil'],
        state.figures,
        state.bank,
      ]);
    }
  });

  test('what is drawn is told to whoever draws it; others are told how many', () => {
    const turn = scene().does('soldiers', 'end').does('witch', 'discard siphon', 'end');
    turn.draws('witch', 'gnarlroot').does('soldiers', 'end');
    const [drawn] = turn.told('cards.drawn');
    if (drawn === undefined) throw new Error('nothing was drawn');
    expect(rules.maskEvent(drawn, 1)).toEqual({ e: 'cards.drawn', seat: 1, cards: ['gnarlroot'] });
    for (const viewer of [0, null])
      expect(rules.maskEvent(drawn, viewer)).toEqual({ e: 'cards.drawn', seat: 1, cards: ['hidden'] });
  });
});

describe('what a player can imagine', () => {
  test('hand and deck hold together what was not used, shared out anew each time', () => {
    const { state } = scene();
    const masked = rules.mask(state, 0);
    const hands = new Set<string>();
    for (let guess = 0; guess < 40; guess++) {
      const imagined = rules.imagine(masked, 0, swiftRandom(`guess ${guess}`));
      expect(invariants(imagined)).toEqual([]);
      expect(imagined.phantom).toEqual(state.phantom);
      expect(sortCards([...imagined.blood.hand, ...imagined.blood.deck])).toEqual(
        sortCards([...state.blood.hand, ...state.blood.deck]),
      );
      hands.add(imagined.blood.hand.join());
    }
    expect(hands.size).toBeGreaterThan(10);
  });

  test('a card seen by a whisper is in every hand that is imagined', () => {
    const heard = scene();
    heard.state.seen = ['zombify'];
    const masked = rules.mask(heard.state, 0);
    for (let guess = 0; guess < 40; guess++) {
      const imagined = rules.imagine(masked, 0, swiftRandom(`guess ${guess}`));
      expect(imagined.blood.hand).toContain('zombify');
      expect(invariants(imagined)).toEqual([]);
    }
  });
});
