import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

describe('cards in battle', () => {
  test('#60 whoever holds a card plays one, whatever it is; an empty hand plays none', () => {
    const scene = new Scene(
      'wolf gimle 3 warrior, hand troll manheim; bear gimle warrior, hand alfheim; serpent nw ship',
    ).does('wolf', 'pillage gimle');
    scene.asks('wolf', 'cards');
    expect(scene.moves('wolf')).toEqual(['play troll-1', 'play manheim-1']);
    scene.fights('wolf troll');
    expect(scene.told('cards.revealed')[0]?.cards).toEqual([
      { seat: 0, card: 'troll-1' },
      { seat: 1, card: 'alfheim-1' },
      { seat: 2, card: null },
    ]);
    expect(scene.hand('bear')).toBe('alfheim-1');
  });

  test('#61 upgrades and Quests count nothing, and a winner loses them all the same', () => {
    const scene = new Scene('wolf gimle 3 warrior, hand troll; bear gimle warrior, hand alfheim').does(
      'wolf',
      'pillage gimle',
    );
    expect(scene.result).toBe('wolf 3+0, bear 1+0: wolf');
    expect([scene.state.discard, scene.hand('wolf'), scene.hand('bear')]).toEqual([
      ['troll-1'],
      '',
      'alfheim-1',
    ]);
  });

  test('#74 #75 without a figure left, a card alone can win: Glory and the token, but nothing for the Leader', () => {
    const scene = new Scene(
      'wolf gimle warrior, hand tyrs-smite, sheet lord-of-axes; bear gimle warrior, hand odins-smite; serpent',
      { age: 2, tokens: 'gimle axes' },
    ).does('wolf', 'pillage gimle');
    expect(scene.result).toBe('wolf 0+5, bear 1+1: wolf');
    expect(scene.at('wolf', 'valhalla')).toBe('warrior');
    expect([scene.glory('wolf'), scene.steps('wolf')]).toEqual([4, [1, 2, 1]]);
  });

  test('#81 a tie: everybody loses, also who is below it; all cards go home and nobody is stolen from', () => {
    const tied = new Scene(
      `wolf gimle warrior, hand tyrs-smash; bear gimle leader, hand thors-hammer;
       serpent nw ship, hand lokis-trickery`,
    ).does('wolf', 'pillage gimle');
    expect(tied.result).toBe('wolf 1+3, bear 3+1, serpent 2+0: tie');
    expect([
      tied.at('wolf', 'valhalla'),
      tied.at('bear', 'valhalla'),
      tied.at('serpent', 'valhalla'),
    ]).toEqual(['warrior', 'leader', 'ship']);
    expect([tied.hand('wolf'), tied.hand('bear'), tied.hand('serpent')]).toEqual([
      'tyrs-smash-1',
      'thors-hammer-1',
      'lokis-trickery-1',
    ]);
    expect([tied.rage('serpent'), tied.glory('bear'), tied.state.pillaged]).toEqual([6, 0, []]);
  });

  test('#82 nothing against nothing is a tie like any other', () => {
    const scene = new Scene(
      'wolf gimle warrior, hand odins-smite; bear gimle warrior, hand odins-smite; serpent',
    );
    expect(scene.does('wolf', 'pillage gimle').result).toBe('wolf 0+1, bear 0+1: tie');
    expect(scene.state.battle).toBeNull();
  });

  test('#83 a defender who wins gets his texts and Battle Glory, no reward; the province can be tried again', () => {
    const scene = new Scene('wolf gimle warrior; bear gimle leader, hand thors-hammer').does(
      'wolf',
      'pillage gimle',
    );
    expect([scene.glory('bear'), scene.state.pillaged, scene.steps('bear')]).toEqual([6, [], [1, 1, 1]]);
    scene.does('bear', 'pillage gimle');
    expect([scene.state.pillaged, scene.glory('bear')]).toEqual([['gimle'], 11]);
  });

  test('#168 who takes part is settled before the cards, and stays so to the end', () => {
    const scene = new Scene(
      `wolf gimle warrior, hand odins-smite troll; bear gimle warrior, hand tyrs-smash manheim, sheet lokis-blessing;
       serpent; raven`,
    ).does('wolf', 'pillage gimle');
    expect(scene.told('battle.began')[0]?.seats).toEqual([0, 1]);
    scene.fights('wolf odins-smite, bear manheim');
    expect(scene.result).toBe('wolf 1+1, bear 0+0: wolf');
    scene.asks('bear', 'blessing');
  });

  test('#169 a single card needs no choice, yet the reveal waits for everybody', () => {
    const scene = new Scene(
      'wolf gimle warrior, hand tyrs-bash; bear gimle warrior, hand tyrs-smash troll; serpent nw ship, hand manheim',
    ).does('wolf', 'pillage gimle');
    expect([scene.told('cards.revealed'), scene.hand('wolf')]).toEqual([[], 'tyrs-bash-1']);
    scene.asks('bear', 'cards').fights('bear troll');
    expect(scene.told('cards.revealed')).toHaveLength(1);
  });

  test('#169 with one card each nobody is asked at all', () => {
    const scene = new Scene('wolf gimle warrior, hand tyrs-bash; bear gimle warrior, hand tyrs-smash').does(
      'wolf',
      'pillage gimle',
    );
    expect([scene.result, scene.revealed]).toEqual(['wolf 1+2, bear 1+3: bear', true]);
  });

  test('without any card nothing comes to light', () => {
    const scene = new Scene('wolf gimle leader; bear gimle warrior').does('wolf', 'pillage gimle');
    expect([scene.result, scene.revealed]).toEqual(['wolf 3+0, bear 1+0: wolf', false]);
  });

  test('one card alone comes to light as well', () => {
    const scene = new Scene('wolf gimle leader; bear gimle warrior, hand tyrs-bash').does(
      'wolf',
      'pillage gimle',
    );
    expect([scene.result, scene.revealed]).toEqual(['wolf 3+0, bear 1+2: tie', true]);
  });

  test('#194 without a winner there are no texts, no reward and no Battle Glory; losses and the count there are', () => {
    const scene = new Scene(
      'wolf gimle 3 warrior, hand thors-hammer, sheet thors-glory; bear gimle leader warrior; serpent',
    ).does('wolf', 'pillage gimle');
    expect(scene.result).toBe('wolf 3+1, bear 4+0: tie');
    expect([scene.glory('wolf'), scene.told('glory.gained')[0]?.card]).toEqual([2, 'thors-glory-1']);
    expect([scene.hand('wolf'), scene.state.pillaged]).toEqual(['thors-hammer-1', []]);
  });

  test('a card is chosen in secret, and only that it was chosen is told', () => {
    const scene = new Scene(
      'wolf gimle warrior, hand tyrs-bash tyrs-smash; bear gimle warrior, hand troll manheim',
    ).does('wolf', 'pillage gimle');
    scene.asks('wolf bear', 'cards').fights('wolf tyrs-smash');
    expect([scene.events, scene.revealed]).toEqual([[{ e: 'card.chosen', seat: 0 }], false]);
    expect(scene.refuses('bear', 'play tyrs-smite-1', 'play.notInHand').rule).toBe('11.1');
    scene.fights('bear troll');
    expect([scene.result, scene.revealed]).toEqual(['wolf 1+3, bear 1+0: wolf', true]);
  });
});
