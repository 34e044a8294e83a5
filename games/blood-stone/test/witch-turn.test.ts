import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

const turn = (cards: string) =>
  new Scene('witch e7, toad d7, archer e10', { turn: 'witch' }).hand('witch', cards);

describe('the Witch’s cards', () => {
  test('#8 two a turn, not three', () => {
    const scene = turn('siphon transfuse bloodMist').dice(6);
    scene.does('witch', 'cast siphon archer', 'cast transfuse toad -2');
    expect(scene.refuses('witch', 'cast bloodMist @e6', 'cast.enough')).toMatchObject({
      rule: '5.3',
      facts: { casts: 2 },
    });
    expect(scene.moves('witch', 'cast')).toEqual([]);
  });

  test('#9 one before her move and one after it', () => {
    const scene = turn('siphon siphon').dice(6, 6);
    scene.does('witch', 'cast siphon archer', 'move witch e8', 'cast siphon archer');
    expect([scene.blood('archer'), scene.at('witch')]).toEqual([3, 'e8']);
  });

  test('#10 the same card twice, if she holds two', () => {
    const scene = turn('siphon siphon').dice(5, 4);
    scene.does('witch', 'cast siphon archer').does('witch', 'cast siphon archer');
    expect([scene.blood('archer'), scene.blood('witch')]).toEqual([3, 11]);
    expect(scene.pile('witch').discard).toEqual(['siphon', 'siphon']);
  });

  test('a card she does not hold is not hers to use or to throw away', () => {
    const scene = turn('siphon');
    scene.refuses('witch', 'cast bloodMist @e6', 'card.notInHand');
    scene.refuses('witch', 'discard bloodMist', 'card.notInHand');
    scene.refuses('witch', 'cast mend archer', 'card.notInHand');
  });

  test('a card that failed counts as used', () => {
    const scene = turn('siphon siphon gnarlroot').dice(1, 2);
    scene.does('witch', 'cast siphon archer', 'cast siphon archer');
    scene.refuses('witch', 'cast gnarlroot archer', 'cast.enough');
  });
});

describe('throwing cards away', () => {
  test('#11 any number, at any time of the turn, without using them up', () => {
    const scene = turn('manipulate transfuse bloodMist').does('witch', 'discard manipulate');
    scene.does('witch', 'cast transfuse toad 1', 'move witch f7', 'discard bloodMist');
    expect([scene.state.casts, scene.pile('witch').hand]).toEqual([1, []]);
  });

  test('#11 what was thrown away is replaced when the next turn begins, not before', () => {
    const scene = turn('manipulate transfuse bloodMist').does('witch', 'discard manipulate');
    expect(scene.pile('witch').hand).toHaveLength(2);
    scene.does('witch', 'end').does('soldiers', 'end');
    expect(scene.pile('witch').hand).toHaveLength(3);
  });

  test('#11 not in the other side’s turn, and not while a spell is waiting', () => {
    const scene = turn('manipulate siphon').does('witch', 'cast manipulate');
    expect(scene.refuses('witch', 'discard siphon', 'step.other').rule).toBe('4.4');
  });

  test('the hand is filled to three: kept cards are not thrown away', () => {
    const scene = turn('siphon gnarlroot').draws('witch', 'bloodBoil');
    scene.does('witch', 'end').does('soldiers', 'end');
    expect(scene.pile('witch').hand).toEqual(['bloodBoil', 'siphon', 'gnarlroot']);
    expect(scene.told('cards.drawn')).toEqual([{ e: 'cards.drawn', seat: 1, cards: ['bloodBoil'] }]);
  });
});

test('the Witch does not attack', () => {
  const scene = turn('siphon');
  expect(scene.refuses('witch', 'attack witch toad', 'step.other').rule).toBe('3.2');
});

test('#41 the Witch is no minion: nothing that is given to minions is given to her', () => {
  const scene = turn('bloodBoil transfuse');
  expect(scene.refuses('witch', 'cast bloodBoil witch 1', 'cast.puppet').pieces).toEqual(['witch']);
  scene.refuses('witch', 'cast transfuse witch 1', 'cast.puppet');
});

test('#37 the Witch, too, may do nothing', () => {
  const scene = turn('siphon').does('witch', 'end').asks('soldiers', 'soldiers');
  expect(scene.pile('witch').hand).toEqual(['siphon']);
});
