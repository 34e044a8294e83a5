import { describe, expect, test } from 'vitest';
import { Scene, type SceneSetup } from './scene.ts';

const round = (scene: Scene) => scene.does('soldiers', 'end').does('witch', 'end');
const table = (pieces: string, setup?: SceneSetup) => new Scene(`witch a1, archer e11, ${pieces}`, setup);

describe('the Soldiers’ cards', () => {
  test('#12 without a Phantom nothing is drawn', () => {
    const scene = round(table('wolf a2'));
    expect([scene.pile('soldiers').hand, scene.told('cards.drawn')]).toEqual([[], []]);
  });

  test('#12 with one the hand is filled to two as the turn begins, whether they like it or not', () => {
    const scene = table('realm spearman').draws('soldiers', 'mend banish');
    round(scene).asks('soldiers', 'soldiers');
    expect(scene.pile('soldiers').hand).toEqual(['mend', 'banish']);
    expect(scene.told('cards.drawn')).toEqual([{ e: 'cards.drawn', seat: 0, cards: ['mend', 'banish'] }]);
  });

  test('#12 a death in their own turn fills no hand before the next', () => {
    const scene = table('wolf e7 1').does('soldiers', 'attack archer wolf');
    expect([scene.at('wolf'), scene.pile('soldiers').hand]).toEqual(['realm', []]);
    expect(round(scene).pile('soldiers').hand).toHaveLength(2);
  });

  test('#12 one card in hand: one is drawn', () => {
    const scene = table('realm spearman').hand('soldiers', 'banish').draws('soldiers', 'mend');
    expect(round(scene).pile('soldiers').hand).toEqual(['mend', 'banish']);
  });

  test('#13 a dead minion is a Phantom like a dead soldier', () => {
    expect(round(table('realm toad')).pile('soldiers').hand).toHaveLength(2);
  });

  test('a zombie that dies is out of the game and no Phantom', () => {
    const scene = table('zombie spearman e7 1').does('soldiers', 'attack archer spearman');
    expect(round(scene).pile('soldiers').hand).toEqual([]);
  });

  test('#14 when the only Phantom is raised, drawing stops; cards in hand stay good', () => {
    const scene = table('realm boar', { turn: 'witch' }).hand('witch', 'raiseHusk');
    scene.hand('soldiers', 'spiritWard').dice(3).does('witch', 'cast raiseHusk boar', 'rise a2', 'end');
    expect(scene.pile('soldiers').hand).toEqual(['spiritWard']);
    scene.does('soldiers', 'cast spiritWard archer');
  });

  test('one card a turn', () => {
    const scene = table('realm boar').hand('soldiers', 'spiritWard secondWind');
    scene.does('soldiers', 'cast secondWind archer');
    expect(scene.refuses('soldiers', 'cast spiritWard archer', 'cast.enough')).toMatchObject({
      rule: '4.3',
      facts: { casts: 1 },
    });
    round(scene).does('soldiers', 'cast spiritWard archer');
  });
});

describe('an empty deck', () => {
  test('#15 the discards become the new deck in the middle of drawing', () => {
    const scene = table('wolf a2').deck('witch', 'siphon').draws('witch', 'siphon bloodMist zombify');
    scene.does('soldiers', 'end');
    expect(scene.pile('witch').hand).toEqual(['siphon', 'zombify', 'bloodMist']);
    expect(scene.told('deck.shuffled')).toEqual([{ e: 'deck.shuffled', seat: 1, cards: 15 }]);
    expect([scene.pile('witch').deck.length, scene.pile('witch').discard]).toEqual([13, []]);
  });

  test('#15 not before a card is wanted of it', () => {
    const scene = table('wolf a2').deck('witch', 'siphon manipulate bloodMist').does('soldiers', 'end');
    expect(scene.told('deck.shuffled')).toEqual([]);
    expect([scene.pile('witch').deck, scene.pile('witch').discard.length]).toEqual([[], 13]);
  });

  test('#15 the cards in hand are not shuffled in', () => {
    const scene = table('realm boar').hand('soldiers', 'mend').deck('soldiers', '');
    round(scene);
    expect(scene.pile('soldiers').hand).toHaveLength(2);
    expect([scene.pile('soldiers').deck.length, scene.pile('soldiers').discard]).toEqual([6, []]);
    expect(scene.pile('soldiers').deck).not.toContain('mend');
  });
});
