import { describe, expect, test } from 'vitest';
import { type Age, AGES, type CardFacts, CARDS, deckOf } from '../content/cards.ts';
import { LEGEND, SLOTS, STRENGTH, TRACKS, TROOPS } from '../content/clan.ts';
import { CARRIED, DEALT, KEPT, PICKS, RAGNAROK_GLORY } from '../content/ages.ts';
import { OUTER, OUTER_PROVINCES, OUTER_TOKENS, TOKEN_GLORY } from '../content/provinces.ts';
import { neighbours } from '../rules/atlas.ts';
import { Scene } from './scene.ts';

/**
 * The cards as they are printed, written down a second time: kind; strength and cost of a figure, cost of a Clan upgrade,
 * Glory of a Quest, bonus of a Battle card (Sight: none of its own); copies in every game, more with three, with four.
 */
const PRINTED: Readonly<Record<Age, string>> = {
  1: `
    troll: monster 2 2 x 1 0 0
    dwarf-chieftain: monster 2 0 x 1 0 0
    sea-serpent: monster 3 3 x 0 1 0
    lord-of-hammers: leader 3 3 x 1 0 0
    brothers-in-arms: warrior 1 1 x 1 0 0
    lokis-dragons: ship 2 2 x 1 0 0
    lokis-domain: clan 1 x 1 0 0
    friggas-charm: clan 0 x 1 0 0
    thors-glory: clan 2 x 1 0 0
    friggas-succor: clan 2 x 0 1 0
    tyrs-domain: clan 0 x 0 1 0
    lokis-blessing: clan 1 x 0 0 1
    alfheim: quest 5 x 1 0 1
    jotunheim: quest 5 x 1 0 1
    manheim: quest 5 x 1 0 1
    glorious-death: quest 6 x 1 0 1
    yggdrasil: quest 6 x 0 1 0
    odins-smite: battle 1 x 1 1 0
    tyrs-bash: battle 2 x 1 0 0
    heimdalls-sight: battle 0 x 1 0 0
    friggas-grace: battle 2 x 1 0 1
    lokis-trickery: battle 0 x 1 0 1
    tyrs-smash: battle 3 x 1 1 0
    tyrs-smite: battle 5 x 1 0 0
    thors-hammer: battle 1 x 1 0 0
    tyrs-crush: battle 4 x 0 0 1`,
  2: `
    valkyrie: monster 2 2 x 1 0 0
    dark-elf: monster 1 1 x 1 0 0
    fire-giant: monster 4 4 x 0 1 0
    lord-of-axes: leader 3 3 x 1 0 0
    experts-in-arms: warrior 2 2 x 1 0 0
    fire-dragons: ship 2 2 x 1 0 0
    odins-inspiration: clan 2 x 1 0 0
    tyrs-challenge: clan 0 x 1 0 0
    friggas-protection: clan 0 x 1 0 0
    lokis-eminence: clan 2 x 0 1 0
    tyrs-prowess: clan 2 x 0 1 0
    thors-domain: clan 1 x 0 0 1
    alfheim: quest 7 x 1 0 1
    jotunheim: quest 7 x 1 0 1
    manheim: quest 7 x 1 0 1
    glorious-death: quest 8 x 1 0 1
    yggdrasil: quest 8 x 0 1 0
    tyrs-crush: battle 4 x 1 0 0
    heimdalls-eye: battle 2 x 2 1 0
    odins-tide: battle 1 x 1 0 1
    lokis-backstab: battle 0 x 1 0 1
    tyrs-rage: battle 6 x 1 0 0
    heimdalls-watch: battle 0 x 1 0 0
    thors-oath: battle 1 x 1 0 0
    tyrs-smite: battle 5 x 0 1 0
    tyrs-smash: battle 3 x 0 0 1`,
  3: `
    frost-giant: monster 4 4 x 1 0 0
    soldier-of-hel: monster 3 0 x 1 0 0
    volur-witch: monster 3 3 x 0 1 0
    lord-of-spears: leader 3 3 x 1 0 0
    masters-in-arms: warrior 2 2 x 1 0 0
    eternal-dragons: ship 2 2 x 1 0 0
    friggas-domain: clan 0 x 1 0 0
    odins-throne: clan 2 x 1 0 0
    thors-conquest: clan 3 x 1 0 0
    friggas-sacrifice: clan 1 x 0 1 0
    tyrs-wrath: clan 1 x 0 1 0
    lokis-wrath: clan 3 x 0 0 1
    alfheim: quest 9 x 1 0 1
    jotunheim: quest 9 x 1 0 1
    manheim: quest 9 x 1 0 1
    glorious-death: quest 11 x 1 0 1
    yggdrasil: quest 11 x 0 1 0
    heimdalls-gaze: battle 3 x 1 1 0
    thors-primacy: battle 3 x 1 1 0
    thors-ascension: battle 1 x 1 0 1
    odins-judgement: battle 2 x 1 0 1
    tyrs-rage: battle 6 x 1 0 0
    heimdalls-watch: battle 0 x 1 0 0
    tyrs-crush: battle 4 x 1 0 0
    lokis-poison: battle 0 x 1 0 0
    tyrs-smite: battle 5 x 0 0 1`,
};

/** A card as it is printed above. */
function print({ age, kind }: CardFacts): string {
  const copies = kind.copies[age]?.join(' ') ?? '';
  const value = (): string => {
    if (kind.kind === 'battle') return `${kind.bonus}`;
    if (kind.kind === 'quest') return `${kind.glory[age - 1]}`;
    return kind.kind === 'clan' ? `${kind.cost}` : `${kind.strength} ${kind.cost}`;
  };
  return `${kind.key}: ${kind.kind} ${value()} x ${copies}`;
}

const linesOf = (text: string): string[] => text.trim().split(/\s*\n\s*/);

describe('the cards', () => {
  test.each(AGES)('of Age %d are those that are printed', (age) => {
    const ours = CARDS.filter((card) => card.age === age).map(print);
    expect(ours.toSorted()).toEqual(linesOf(PRINTED[age]).toSorted());
  });

  test.each(AGES)('of Age %d are 20, 26 or 34 with two, three or four players', (age) => {
    expect([2, 3, 4].map((players) => deckOf(age, players).length)).toEqual([20, 26, 34]);
  });
});

describe('the clan sheet', () => {
  test('has its tracks, the Glory of legends, figures and places', () => {
    expect(TRACKS).toEqual({
      rage: [6, 7, 8, 9, 12, 12],
      axes: [3, 4, 5, 6, 8, 8],
      horns: [4, 5, 6, 7, 10, 10],
    });
    expect(LEGEND).toEqual([0, 0, 0, 10, 10, 20]);
    expect(STRENGTH).toEqual({ leader: 3, warrior: 1, ship: 2 });
    expect(TROOPS.join(' ')).toBe(`leader ${'warrior '.repeat(8)}ship`);
    expect(SLOTS).toEqual({ leader: 1, warrior: 1, ship: 1, monster: 2, clan: 3 });
  });

  test('an Age deals eight cards, of which six are kept and one is carried on', () => {
    expect([DEALT, KEPT, CARRIED, PICKS]).toEqual([8, 6, 1, { 2: 2, 3: 1, 4: 1 }]);
    expect(RAGNAROK_GLORY).toEqual({ 1: 2, 2: 3, 3: 4 });
  });
});

describe('the board', () => {
  test('has eight provinces with their regions, villages and fjords, clockwise', () => {
    const told = OUTER.map((outer) => {
      const { region, villages, fjord } = OUTER_PROVINCES[outer];
      return `${outer} ${region} ${villages} ${fjord}`;
    });
    expect(told).toEqual([
      'myrkulor manheim 3 nw',
      'elvagar manheim 4 ne',
      'angerboda manheim 5 ne',
      'muspelheim jotunheim 5 se',
      'horgr jotunheim 4 se',
      'utgard jotunheim 3 sw',
      'andlang alfheim 3 sw',
      'gimle alfheim 5 nw',
    ]);
  });

  test('joins each province to its neighbours in the ring and to Yggdrasil', () => {
    const { state } = new Scene('wolf; bear; serpent; raven');
    state.destroyed = [];
    expect(neighbours(state, 'myrkulor').toSorted()).toEqual(['elvagar', 'gimle', 'yggdrasil']);
    expect(neighbours(state, 'gimle').toSorted()).toEqual(['andlang', 'myrkulor', 'yggdrasil']);
    expect(neighbours(state, 'horgr').toSorted()).toEqual(['muspelheim', 'utgard', 'yggdrasil']);
    expect(neighbours(state, 'yggdrasil')).toEqual(OUTER);
  });

  test('has nine tokens', () => {
    expect(OUTER_TOKENS.join(' ')).toBe('rage rage rage axes axes horns horns glory');
    expect(TOKEN_GLORY).toBe(5);
  });
});
