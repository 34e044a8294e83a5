import { describe, expect, test } from 'vitest';
import { AGES, CARD_KINDS, type CardKey, type CardKind, CARDS, deckOf } from '../content/cards.ts';
import { LEGEND, SLOTS, STRENGTH, TRACKS, TROOPS } from '../content/clan.ts';
import { CARRIED, DEALT, KEPT, PICKS, RAGNAROK_GLORY } from '../content/ages.ts';
import { OUTER, OUTER_PROVINCES, OUTER_TOKENS, TOKEN_GLORY } from '../content/provinces.ts';
import { neighbours } from '../rules/atlas.ts';
import { Scene } from './scene.ts';

/**
 * The cards as printed, written down a second time: kind, and the god if it has one; strength and cost of a figure,
 * cost of a Clan upgrade, Glory of a Quest by Age, bonus of a Battle card (Sight has none of its own); by Age the
 * copies in every game, more with three players, with four.
 */
const PRINTED: Readonly<Record<CardKey, string>> = {
  troll: 'monster 2 2, Age 1: 1 0 0',
  'dwarf-chieftain': 'monster 2 0, Age 1: 1 0 0',
  'sea-serpent': 'monster 3 3, Age 1: 0 1 0',
  'lord-of-hammers': 'leader 3 3, Age 1: 1 0 0',
  'brothers-in-arms': 'warrior 1 1, Age 1: 1 0 0',
  'lokis-dragons': 'ship of loki 2 2, Age 1: 1 0 0',
  'lokis-domain': 'clan of loki 1, Age 1: 1 0 0',
  'friggas-charm': 'clan of frigga 0, Age 1: 1 0 0',
  'thors-glory': 'clan of thor 2, Age 1: 1 0 0',
  'friggas-succor': 'clan of frigga 2, Age 1: 0 1 0',
  'tyrs-domain': 'clan of tyr 0, Age 1: 0 1 0',
  'lokis-blessing': 'clan of loki 1, Age 1: 0 0 1',
  alfheim: 'quest 5 7 9, Age 1: 1 0 1, Age 2: 1 0 1, Age 3: 1 0 1',
  jotunheim: 'quest 5 7 9, Age 1: 1 0 1, Age 2: 1 0 1, Age 3: 1 0 1',
  manheim: 'quest 5 7 9, Age 1: 1 0 1, Age 2: 1 0 1, Age 3: 1 0 1',
  'glorious-death': 'quest 6 8 11, Age 1: 1 0 1, Age 2: 1 0 1, Age 3: 1 0 1',
  yggdrasil: 'quest 6 8 11, Age 1: 0 1 0, Age 2: 0 1 0, Age 3: 0 1 0',
  'odins-smite': 'battle of odin 1, Age 1: 1 1 0',
  'tyrs-bash': 'battle of tyr 2, Age 1: 1 0 0',
  'heimdalls-sight': 'battle of heimdall 0, Age 1: 1 0 0',
  'friggas-grace': 'battle of frigga 2, Age 1: 1 0 1',
  'lokis-trickery': 'battle of loki 0, Age 1: 1 0 1',
  'tyrs-smash': 'battle of tyr 3, Age 1: 1 1 0, Age 2: 0 0 1',
  'tyrs-smite': 'battle of tyr 5, Age 1: 1 0 0, Age 2: 0 1 0, Age 3: 0 0 1',
  'thors-hammer': 'battle of thor 1, Age 1: 1 0 0',
  'tyrs-crush': 'battle of tyr 4, Age 1: 0 0 1, Age 2: 1 0 0, Age 3: 1 0 0',
  valkyrie: 'monster 2 2, Age 2: 1 0 0',
  'dark-elf': 'monster 1 1, Age 2: 1 0 0',
  'fire-giant': 'monster 4 4, Age 2: 0 1 0',
  'lord-of-axes': 'leader 3 3, Age 2: 1 0 0',
  'experts-in-arms': 'warrior 2 2, Age 2: 1 0 0',
  'fire-dragons': 'ship 2 2, Age 2: 1 0 0',
  'odins-inspiration': 'clan of odin 2, Age 2: 1 0 0',
  'tyrs-challenge': 'clan of tyr 0, Age 2: 1 0 0',
  'friggas-protection': 'clan of frigga 0, Age 2: 1 0 0',
  'lokis-eminence': 'clan of loki 2, Age 2: 0 1 0',
  'tyrs-prowess': 'clan of tyr 2, Age 2: 0 1 0',
  'thors-domain': 'clan of thor 1, Age 2: 0 0 1',
  'heimdalls-eye': 'battle of heimdall 2, Age 2: 2 1 0',
  'odins-tide': 'battle of odin 1, Age 2: 1 0 1',
  'lokis-backstab': 'battle of loki 0, Age 2: 1 0 1',
  'tyrs-rage': 'battle of tyr 6, Age 2: 1 0 0, Age 3: 1 0 0',
  'heimdalls-watch': 'battle of heimdall 0, Age 2: 1 0 0, Age 3: 1 0 0',
  'thors-oath': 'battle of thor 1, Age 2: 1 0 0',
  'frost-giant': 'monster 4 4, Age 3: 1 0 0',
  'soldier-of-hel': 'monster 3 0, Age 3: 1 0 0',
  'volur-witch': 'monster 3 3, Age 3: 0 1 0',
  'lord-of-spears': 'leader 3 3, Age 3: 1 0 0',
  'masters-in-arms': 'warrior 2 2, Age 3: 1 0 0',
  'eternal-dragons': 'ship 2 2, Age 3: 1 0 0',
  'friggas-domain': 'clan of frigga 0, Age 3: 1 0 0',
  'odins-throne': 'clan of odin 2, Age 3: 1 0 0',
  'thors-conquest': 'clan of thor 3, Age 3: 1 0 0',
  'friggas-sacrifice': 'clan of frigga 1, Age 3: 0 1 0',
  'tyrs-wrath': 'clan of tyr 1, Age 3: 0 1 0',
  'lokis-wrath': 'clan of loki 3, Age 3: 0 0 1',
  'heimdalls-gaze': 'battle of heimdall 3, Age 3: 1 1 0',
  'thors-primacy': 'battle of thor 3, Age 3: 1 1 0',
  'thors-ascension': 'battle of thor 1, Age 3: 1 0 1',
  'odins-judgement': 'battle of odin 2, Age 3: 1 0 1',
  'lokis-poison': 'battle of loki 0, Age 3: 1 0 0',
};

/** A kind of card in the notation above. */
function print(kind: CardKind): string {
  const value = (): string => {
    if (kind.kind === 'battle') return `${kind.bonus}`;
    if (kind.kind === 'quest') return kind.glory.join(' ');
    return kind.kind === 'clan' ? `${kind.cost}` : `${kind.strength} ${kind.cost}`;
  };
  const decks = CARDS.filter((facts) => facts.kind === kind).map(
    ({ age }) => `Age ${age}: ${kind.copies[age]?.join(' ')}`,
  );
  const god = 'god' in kind ? ` of ${kind.god}` : '';
  return [`${kind.kind}${god} ${value()}`, ...decks].join(', ');
}

describe('the cards', () => {
  test('are those that are printed, each kind once', () => {
    const printed = Object.entries(PRINTED).map(([key, text]) => `${key}: ${text}`);
    expect(CARD_KINDS.map((kind) => `${kind.key}: ${print(kind)}`).toSorted()).toEqual(printed.toSorted());
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
