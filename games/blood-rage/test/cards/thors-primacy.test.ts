import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const VOIDED = [
  'rage.stolen',
  'glory.stolen',
  'cards.stolen',
  'watch.called',
  'figure.kept',
  'rage.gained',
  'stat.raised',
];

describe("Thor's Primacy", () => {
  test('#63 takes the text, not the bonus', () => {
    const scene = new Scene(
      'wolf gimle 2 warrior, hand thors-primacy; bear gimle 2 warrior, hand odins-judgement',
      {
        age: 3,
      },
    ).does('wolf', 'pillage gimle');
    expect(scene.result).toBe('wolf 2+3, bear 2+2: wolf');
    expect(scene.told('card.voided')).toEqual([
      { e: 'card.voided', seat: 1, card: 'odins-judgement-3', by: 0 },
    ]);
    expect(scene.glory('bear')).toBe(0);
  });

  test('#63 of a card without a text there is nothing to take', () => {
    const scene = new Scene(
      `wolf gimle 2 warrior, hand thors-primacy; bear gimle warrior, hand tyrs-rage; serpent nw ship, hand manheim`,
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    expect([scene.told('card.voided'), scene.result]).toEqual([[], 'wolf 2+3, bear 1+6, serpent 2+0: bear']);
  });

  test.each([
    'odins-smite',
    'odins-tide',
    'odins-judgement',
    'heimdalls-sight',
    'heimdalls-watch',
    'lokis-trickery',
    'lokis-backstab',
    'lokis-poison',
  ])('#172 voids %s of a loser', (card) => {
    const scene = new Scene(
      `wolf gimle 2 warrior leader, hand thors-primacy, glory 9; bear gimle 2 warrior, hand ${card}; serpent; raven`,
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    expect(scene.told('card.voided')).toHaveLength(1);
    expect(scene.told('strength.compared')[0]?.totals[0]).toEqual({ seat: 0, figures: 5, cards: 3 });
    expect(scene.events.filter(({ e }) => VOIDED.includes(e))).toEqual([]);
    expect(scene.told('glory.gained').filter(({ seat }) => seat === 1)).toEqual([]);
  });

  test.each(['thors-hammer', 'thors-oath', 'thors-ascension'])('#172 voids %s of a winner', (card) => {
    const scene = new Scene(
      `wolf gimle warrior, hand thors-primacy; bear gimle leader 2 warrior, hand ${card}; serpent; raven`,
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    expect(scene.result).toBe('wolf 1+3, bear 5+1: bear');
    expect(scene.events.filter(({ e }) => VOIDED.includes(e))).toEqual([]);
    expect([scene.glory('bear'), scene.step]).toEqual([3, 'action']);
  });

  test('#172 voids Grace of the pillager', () => {
    const scene = new Scene(
      'wolf gimle leader 2 warrior, hand friggas-grace; bear gimle warrior, hand thors-primacy',
      {
        age: 3,
      },
    ).does('wolf', 'pillage gimle');
    expect([scene.result, scene.step]).toEqual(['wolf 5+2, bear 1+3: wolf', 'action']);
  });

  test('#65 an Eye that was revealed keeps its bonus; a late Gaze is not touched', () => {
    const scene = new Scene(
      'wolf gimle warrior, hand thors-primacy; bear gimle warrior, hand heimdalls-eye heimdalls-gaze; serpent',
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    scene.fights('bear heimdalls-eye ask').does('bear', 'late heimdalls-gaze-3');
    expect(scene.result).toBe('wolf 1+3, bear 1+5: bear');
  });

  test('#66 of two the first in order acts and voids the other', () => {
    const scene = new Scene(
      `wolf gimle 2 warrior, hand thors-primacy; bear gimle warrior, hand thors-primacy;
       serpent nw ship, hand lokis-backstab`,
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    expect(scene.told('card.voided').map(({ seat, by }) => [seat, by])).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(scene.told('glory.stolen')).toEqual([]);
  });

  test("#66 the pillager's text is void too when only an opponent shows one", () => {
    const scene = new Scene(
      'wolf gimle 3 warrior, hand odins-smite; bear gimle warrior, hand thors-primacy',
      {
        age: 3,
      },
    ).does('wolf', 'pillage gimle');
    expect(scene.result).toBe('wolf 3+1, bear 1+3: tie');
  });

  test('#171 does not touch the cards on a sheet', () => {
    const scene = new Scene(
      `wolf gimle 2 warrior, hand thors-primacy;
       bear gimle valkyrie warrior, hand manheim, sheet valkyrie tyrs-wrath thors-glory tyrs-prowess; serpent; raven`,
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    scene.asks('bear', 'declare').does('bear', 'declare 5');
    expect(scene.result).toBe('wolf 2+3, bear 3+5: bear');
    scene.asks('bear', 'prowess').does('bear', 'regain manheim-3');
    expect([scene.glory('bear'), scene.hand('bear')]).toEqual([3 + 4 + 2, 'manheim-3']);
  });

  test('#176 a round with one never restarts; after a Watch the new round is judged by its own cards', () => {
    const scene = new Scene(
      `wolf gimle warrior, hand heimdalls-watch thors-primacy; bear gimle 2 warrior, hand tyrs-rage odins-smite;
       serpent`,
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    scene.fights('wolf heimdalls-watch, bear tyrs-rage');
    expect(scene.told('card.voided').map(({ card }) => card)).toEqual(['odins-smite-1']);
    expect(scene.result).toBe('wolf 1+3, bear 2+1: wolf');
  });
});
