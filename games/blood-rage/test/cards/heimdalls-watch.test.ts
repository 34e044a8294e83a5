import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe("Heimdall's Watch", () => {
  test('#67 scores all bonuses, discards every card, and everybody plays a new one', () => {
    const scene = new Scene(
      `wolf gimle 2 warrior, hand heimdalls-watch tyrs-crush; bear gimle warrior, hand tyrs-rage troll;
       serpent nw ship, hand thors-oath`,
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    scene.fights('wolf heimdalls-watch, bear tyrs-rage');
    expect(scene.told('watch.called')).toEqual([{ e: 'watch.called', seat: 0, bonus: 7 }]);
    expect(scene.told('cards.revealed')[1]?.cards).toEqual([
      { seat: 0, card: 'tyrs-crush-2' },
      { seat: 1, card: 'troll-1' },
      { seat: 2, card: null },
    ]);
    expect(scene.result).toBe('wolf 2+4, bear 1+0, serpent 2+0: wolf');
    expect(scene.state.discard).toEqual(['tyrs-crush-2', 'tyrs-rage-2', 'heimdalls-watch-2', 'thors-oath-2']);
    expect(scene.glory('wolf')).toBe(7 + 5 + 3);
  });

  test('#67 new cards are chosen anew where there is a choice', () => {
    const scene = new Scene(
      `wolf gimle 2 warrior, hand heimdalls-watch tyrs-crush manheim; bear gimle warrior, hand troll alfheim;
       serpent gimle warrior`,
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    scene.fights('wolf heimdalls-watch, bear troll').asks('wolf', 'cards');
    expect(scene.told('cards.spent').map(({ seat }) => seat)).toEqual([0, 1]);
    scene.fights('wolf manheim');
    expect(scene.result).toBe('wolf 2+0, bear 1+0, serpent 1+0: wolf');
  });

  test('#68 counts a declared Quest, and Sight as it is then', () => {
    const scene = new Scene(
      `wolf gimle warrior, hand heimdalls-watch; bear gimle warrior, hand manheim, sheet tyrs-domain;
       serpent nw ship, hand heimdalls-sight`,
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    scene.does('bear', 'declare 3');
    expect(scene.told('watch.called')).toEqual([{ e: 'watch.called', seat: 0, bonus: 6 }]);
  });

  test('#69 of two only the first in order acts; the other is discarded with the rest', () => {
    const scene = new Scene(
      `wolf gimle 2 warrior, hand tyrs-rage; bear gimle warrior, hand heimdalls-watch-2;
       serpent nw ship, hand heimdalls-watch-3`,
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    expect(scene.told('watch.called')).toEqual([{ e: 'watch.called', seat: 1, bonus: 6 }]);
    expect(scene.state.discard).toEqual(['heimdalls-watch-2', 'tyrs-rage-3', 'heimdalls-watch-3']);
    expect(scene.result).toBe('wolf 2+0, bear 1+0, serpent 2+0: tie');
  });

  test('#174 texts of the cards it discards never act, and nobody gets them back', () => {
    const scene = new Scene(
      `wolf gimle 3 warrior, hand heimdalls-watch, sheet tyrs-prowess; bear gimle warrior, hand odins-smite;
       serpent nw ship, hand lokis-poison`,
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    expect(scene.told('figures.destroyed').filter(({ cause }) => cause === 'smite')).toEqual([]);
    expect([scene.result, scene.step]).toEqual(['wolf 3+0, bear 1+0, serpent 2+0: wolf', 'action']);
    expect([scene.hand('wolf'), scene.hand('serpent')]).toEqual(['', '']);
    expect(scene.state.discard).toEqual(['odins-smite-1', 'heimdalls-watch-3', 'lokis-poison-3']);
  });

  test('#175 a second one in the new round acts in full', () => {
    const scene = new Scene(
      `wolf gimle 2 warrior, hand heimdalls-watch-2 tyrs-rage; bear gimle warrior, hand heimdalls-watch-3 tyrs-crush;
       serpent`,
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    scene.fights('wolf heimdalls-watch-2, bear tyrs-crush');
    expect(scene.told('watch.called')).toEqual([
      { e: 'watch.called', seat: 0, bonus: 4 },
      { e: 'watch.called', seat: 1, bonus: 6 },
    ]);
    expect(scene.result).toBe('wolf 2+0, bear 1+0: wolf');
  });

  test('#177 when nobody has a card left, figures alone decide', () => {
    const scene = new Scene(
      'wolf gimle 2 warrior, hand heimdalls-watch; bear gimle warrior, hand tyrs-rage',
      {
        age: 2,
      },
    ).does('wolf', 'pillage gimle');
    expect(scene.result).toBe('wolf 2+0, bear 1+0: wolf');
  });

  test('#173 #176 voided by Primacy it is a card worth nothing, and the round goes on', () => {
    const scene = new Scene(
      'wolf gimle warrior, hand thors-primacy; bear gimle 2 warrior, hand heimdalls-watch',
      {
        age: 3,
      },
    ).does('wolf', 'pillage gimle');
    expect([scene.told('watch.called'), scene.result]).toEqual([[], 'wolf 1+3, bear 2+0: wolf']);
    expect([scene.hand('bear'), scene.glory('bear')]).toEqual(['heimdalls-watch-3', 0]);
  });
});
