import { describe, expect, test } from 'vitest';
import { SPELL_KINDS, spellCard } from '../content/spells.ts';
import { Scene } from './scene.ts';

const boil = () => new Scene('witch e1, wolf e3, archer e11', { turn: 'witch' }).hand('witch', 'bloodBoil');

describe('the chance on a card', () => {
  test('#5 there is one die of four and one of six, and no other', () => {
    const dice = SPELL_KINDS.map(spellCard).flatMap(({ chance }) =>
      chance.kind === 'always' ? [] : [chance.die],
    );
    expect(new Set(dice)).toEqual(new Set([4, 6]));
  });

  test.each([
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ])('#6 an offering of two against a die of four that shows %i: %s', (fell, won) => {
    const scene = boil().dice(fell).does('witch', 'cast bloodBoil wolf 2');
    expect(scene.told('die.rolled')).toEqual([{ e: 'die.rolled', die: 4, fell, won }]);
    expect(scene.at('wolf')).toBe(won ? 'realm' : 'e3');
  });

  test('#7 how much is offered is said before the die is rolled', () => {
    const scene = boil().dice(4).does('witch', 'cast bloodBoil wolf 3');
    expect(scene.events.map(({ e }) => e)).toEqual(['card.used', 'die.rolled']);
    expect(scene.told('card.used')).toEqual([
      { e: 'card.used', seat: 1, card: 'bloodBoil', unit: 'wolf', blood: 3 },
    ]);
  });

  test('#7 when it fails the stones are the Witch’s again, but the card is used', () => {
    const scene = boil().dice(4).does('witch', 'cast bloodBoil wolf 3');
    expect([scene.blood('witch'), scene.blood('wolf')]).toEqual([9, 4]);
    expect([scene.pile('witch').hand, scene.pile('witch').discard]).toEqual([[], ['bloodBoil']]);
    expect(scene.state.casts).toBe(1);
  });

  test('#26 the Witch never offers her last stone', () => {
    const scene = new Scene('witch e1 3, wolf e3, archer e11', { turn: 'witch' }).hand('witch', 'bloodBoil');
    expect(scene.moves('witch', 'cast')).toEqual(['cast bloodBoil wolf 1', 'cast bloodBoil wolf 2']);
    expect(scene.refuses('witch', 'cast bloodBoil wolf 3', 'cast.offer').facts).toEqual({ most: 2 });
    scene.refuses('witch', 'cast bloodBoil wolf 0', 'cast.offer');
    scene.refuses('witch', 'cast bloodBoil wolf -1', 'cast.offer');
  });

  test('#26 with a single stone left she has nothing to offer, and is told so', () => {
    const scene = new Scene('witch e1 1, wolf e3, archer e11', { turn: 'witch' }).hand('witch', 'bloodBoil');
    expect(scene.refuses('witch', 'cast bloodBoil wolf 1', 'cast.offer').facts).toEqual({ most: 0 });
  });

  test('#43 a card that always succeeds rolls no die', () => {
    const scene = new Scene('witch a1, toad a2, archer e11', { turn: 'witch' }).hand('witch', 'transfuse');
    scene.does('witch', 'cast transfuse toad 2');
    expect(scene.told('die.rolled')).toEqual([]);
    expect([scene.blood('witch'), scene.blood('toad')]).toEqual([7, 7]);
  });

  test.each([
    [2, 6],
    [3, 5],
  ])('a card that wants three or more, and the die shows %i: the Spearman has %i stones', (fell, blood) => {
    const scene = new Scene('witch e7, spearman e9', { turn: 'witch' }).hand('witch', 'siphon');
    scene.dice(fell).does('witch', 'cast siphon spearman');
    expect(scene.blood('spearman')).toBe(blood);
  });
});

describe('how far a spell reaches', () => {
  test.each(['e10', 'f9', 'g8', 'c8'])(
    '#23 along rows and columns: Siphon reaches from e7 to %s',
    (archer) => {
      const scene = new Scene(`witch e7, archer ${archer}`, { turn: 'witch' }).hand('witch', 'siphon');
      expect(scene.moves('witch', 'cast')).toEqual(['cast siphon archer']);
    },
  );

  test.each(['e9', 'g3', 'h6', 'c3'])('#23 a step too far: from e5 to %s', (archer) => {
    const scene = new Scene(`witch e5, archer ${archer}`, { turn: 'witch' }).hand('witch', 'siphon');
    expect(scene.refuses('witch', 'cast siphon archer', 'cast.range').facts).toEqual({ far: 4, range: 3 });
  });

  test('#23 nothing is in a spell’s way, neither darkness nor units', () => {
    const scene = new Scene('witch d9, wolf d7, archer d6', { turn: 'witch', glade: 'bonewood' });
    scene.hand('witch', 'siphon').dice(6).does('witch', 'cast siphon archer');
    expect(scene.blood('archer')).toBe(4);
  });

  test('#43 anywhere means anywhere', () => {
    const scene = new Scene('witch a1, archer i11', { turn: 'witch' }).hand('witch', 'gnarlroot').dice(6);
    expect(scene.does('witch', 'cast gnarlroot archer').state.figures.archer.rooted).toBe(true);
  });

  test('#42 it is counted from the Witch, not from her minions', () => {
    const scene = new Scene('witch e1, wolf e9, archer e10', { turn: 'witch' }).hand('witch', 'siphon');
    expect(scene.refuses('witch', 'cast siphon archer', 'cast.range').pieces).toEqual(['witch', 'archer']);
  });

  test('#42 and from where she stands now: she may walk first', () => {
    const scene = new Scene('witch e5, archer e9', { turn: 'witch' }).hand('witch', 'siphon');
    scene.refuses('witch', 'cast siphon archer', 'cast.range');
    scene.does('witch', 'move witch e6').dice(1).does('witch', 'cast siphon archer');
  });
});
