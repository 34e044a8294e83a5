import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../content/options.ts';
import { rules } from '../rules/rules.ts';
import { Scene } from './scene.ts';

/** Two Warriors against one, and one more card for each. */
const AT_GIMLE = 'gimle 2 warrior, hand heimdalls-eye tyrs-crush';

describe('the late window', () => {
  test('#182 is not opened in the first Age, and nothing can be armed', () => {
    const scene = new Scene(
      'wolf gimle 2 warrior, hand tyrs-bash troll; bear gimle warrior, hand tyrs-smash manheim',
    ).does('wolf', 'pillage gimle');
    expect(scene.refuses('wolf', 'play tyrs-bash-1 ask', 'play.noLate').rule).toBe('11.4');
    scene.fights('wolf tyrs-bash, bear tyrs-smash');
    expect([scene.told('late.stayed'), scene.result]).toEqual([[], 'wolf 2+2, bear 1+3: tie']);
  });

  test('#182 asks everybody with a card left, pillager first, whether he holds a late card or not', () => {
    const scene = new Scene(
      `wolf gimle warrior, hand troll manheim; bear gimle warrior, hand heimdalls-eye alfheim;
       serpent nw ship, hand jotunheim; raven gimle warrior, hand valkyrie dark-elf`,
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    scene.fights('wolf troll ask, bear alfheim ask, raven valkyrie ask');
    scene.asks('wolf', 'late').does('wolf', 'stay');
    scene.asks('bear', 'late').does('bear', 'stay');
    scene.asks('raven', 'late').does('raven', 'stay');
    expect(scene.result).toBe('wolf 1+0, bear 1+0, serpent 2+0, raven 1+0: serpent');
  });

  test('#76 #183 one card a turn; a stay is not final; it takes a whole lap of stays', () => {
    const scene = new Scene(
      `wolf ${AT_GIMLE}; bear gimle warrior, hand tyrs-rage heimdalls-eye heimdalls-eye; serpent`,
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    scene.fights('wolf tyrs-crush ask, bear tyrs-rage ask');
    scene.does('wolf', 'stay').asks('bear', 'late').does('bear', 'late heimdalls-eye-2');
    scene.asks('wolf', 'late').does('wolf', 'late heimdalls-eye-2');
    scene.asks('bear', 'late').does('bear', 'stay');
    scene.asks('bear', 'late').does('bear', 'stay');
    expect(scene.result).toBe('wolf 2+6, bear 1+8: bear');
  });

  test('#76 an Eye that is the only card goes in face down', () => {
    const scene = new Scene('wolf gimle warrior, hand heimdalls-eye; bear gimle warrior, hand troll', {
      age: 2,
    }).does('wolf', 'pillage gimle');
    expect([scene.result, scene.told('late.played')]).toEqual(['wolf 1+2, bear 1+0: wolf', []]);
  });

  test('#184 late cards go with the others: the winner loses them, a loser gets them back', () => {
    const scene = new Scene(`wolf ${AT_GIMLE}; bear gimle 3 warrior, hand tyrs-rage heimdalls-eye`, {
      age: 2,
    }).does('wolf', 'pillage gimle');
    scene.fights('wolf tyrs-crush ask, bear tyrs-rage ask');
    scene.does('wolf', 'late heimdalls-eye-2').does('bear', 'stay').does('bear', 'stay');
    expect(scene.result).toBe('wolf 2+6, bear 3+6: bear');
    expect([scene.hand('wolf'), scene.state.discard]).toEqual([
      'tyrs-crush-2 heimdalls-eye-2',
      ['tyrs-rage-2'],
    ]);
  });

  test('#184 in a tie late cards go home as well', () => {
    const scene = new Scene('wolf gimle warrior, hand heimdalls-eye troll; bear gimle leader, hand manheim', {
      age: 2,
    }).does('wolf', 'pillage gimle');
    scene.fights('wolf troll ask').does('wolf', 'late heimdalls-eye-2');
    expect([scene.result, scene.hand('wolf')]).toEqual([
      'wolf 1+2, bear 3+0: tie',
      'troll-1 heimdalls-eye-2',
    ]);
  });

  test('being asked again reveals nothing: it can be taken back', () => {
    const scene = new Scene(
      'wolf gimle warrior, hand troll heimdalls-eye heimdalls-eye; bear gimle leader, hand manheim; serpent',
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    scene.fights('wolf troll ask').does('wolf', 'late heimdalls-eye-2').asks('wolf', 'late');
    expect(scene.revealed).toBe(false);
    const played = scene.state.battle?.played.map(({ card, late }) => [card, late]);
    expect(played).toEqual([
      ['troll-1', false],
      ['manheim-2', false],
      ['heimdalls-eye-2', true],
    ]);
  });

  test('only a late card can be added', () => {
    const scene = new Scene(`wolf ${AT_GIMLE}; bear gimle warrior, hand troll`, { age: 2 }).does(
      'wolf',
      'pillage gimle',
    );
    scene.fights('wolf heimdalls-eye ask').asks('wolf', 'late');
    expect(scene.refuses('wolf', 'late tyrs-crush-2', 'late.notLate').rule).toBe('11.4');
    scene.refuses('wolf', 'late heimdalls-eye-2', 'late.notInHand');
    expect(scene.moves('wolf')).toEqual(['stay']);
  });

  test('#222 who armed is asked like everybody else, and has one answer', () => {
    const scene = new Scene(`wolf ${AT_GIMLE}; bear gimle warrior, hand heimdalls-eye tyrs-rage`, {
      age: 2,
      orders: false,
    }).does('wolf', 'pillage gimle');
    scene.fights('wolf tyrs-crush never, bear tyrs-rage ask').asks('wolf', 'late');
    expect(scene.moves('wolf')).toEqual(['stay']);
    expect(rules.ordered?.(scene.state, 0)).toEqual({ do: 'stay' });
    expect(scene.refuses('wolf', 'late heimdalls-eye-2', 'late.armed.stay').rule).toBe('11.4');
    scene.does('wolf', 'stay').asks('bear', 'late');
    expect([rules.ordered?.(scene.state, 1), scene.moves('bear')]).toEqual([
      null,
      ['late heimdalls-eye-2', 'stay'],
    ]);
  });

  test('#221 #222 nothing others see tells who armed, who holds a late card or how long it will take', () => {
    const asked = (hand: string, late: string): string[] => {
      const scene = new Scene(
        `wolf gimle 2 warrior, hand ${hand} tyrs-crush; bear gimle warrior, hand troll manheim`,
        {
          age: 2,
          orders: false,
        },
      ).does('wolf', 'pillage gimle');
      scene.fights(`wolf tyrs-crush ${late}, bear troll ask`).asks('wolf', 'late');
      return [1, null].map((viewer) => {
        const seen = rules.mask(scene.state, viewer);
        const told = scene.events.flatMap((event) => rules.maskEvent(event, viewer) ?? []);
        return JSON.stringify([seen, told, rules.deciders(seen), rules.leastTime?.(seen)]);
      });
    };
    const armed = asked('heimdalls-eye', 'win');
    expect(armed[0]).toContain('"hidden"');
    for (const [hand, late] of [
      ['heimdalls-eye', 'never'],
      ['heimdalls-eye', 'ask'],
      ['alfheim', 'never'],
      ['alfheim', 'ask'],
    ] as const)
      expect(asked(hand, late), `${hand} ${late}`).toEqual(armed);
  });

  test('#222 each who is asked is asked for the least time of the table, and nobody is held up elsewhere', () => {
    for (const lateWindowSeconds of OPTIONS.lateWindowSeconds) {
      const scene = new Scene(`wolf ${AT_GIMLE}; bear gimle warrior, hand tyrs-rage manheim`, {
        age: 2,
        orders: false,
        options: { lateWindowSeconds },
      });
      const wait = (): number | undefined => rules.leastTime?.(scene.state);
      expect(wait()).toBe(0);
      scene.does('wolf', 'pillage gimle').asks('bear wolf', 'cards');
      expect(wait()).toBe(0);
      scene.fights('wolf tyrs-crush never, bear tyrs-rage ask').asks('wolf', 'late');
      expect(wait()).toBe(Number(lateWindowSeconds));
      scene.does('wolf', 'stay').asks('bear', 'late');
      expect(wait()).toBe(Number(lateWindowSeconds));
      scene.does('bear', 'stay');
      expect(wait()).toBe(0);
    }
    const seconds = OPTIONS.lateWindowSeconds.map(Number);
    expect([seconds[0], Math.min(...seconds), Math.max(...seconds)]).toEqual([8, 3, 30]);
  });

  test('#222 `never` is told like any other stay', () => {
    const scene = new Scene(`wolf ${AT_GIMLE}; bear gimle warrior, hand heimdalls-eye tyrs-rage`, {
      age: 2,
    }).does('wolf', 'pillage gimle');
    scene.fights('wolf tyrs-crush never, bear tyrs-rage never');
    expect(scene.told('late.stayed').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(scene.result).toBe('wolf 2+4, bear 1+6: bear');
  });

  test('#222 `win` plays the weakest late card that wins, and none when it is won or lost anyway', () => {
    const scene = new Scene(
      `wolf gimle 2 warrior, hand tyrs-crush heimdalls-gaze heimdalls-eye;
       bear gimle 2 warrior, hand tyrs-crush-2 heimdalls-eye`,
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    scene.fights('wolf tyrs-crush win, bear tyrs-crush-2 win');
    expect(scene.told('late.played')).toEqual([{ e: 'late.played', seat: 0, card: 'heimdalls-eye-2' }]);
    expect(scene.result).toBe('wolf 2+6, bear 2+4: wolf');
    expect(scene.hand('wolf')).toBe('heimdalls-gaze-3');
  });

  test('#222 `win` plays as many late cards as it needs, and none if not even all of them are enough', () => {
    const fight = (crush: string, bear = 'warrior') =>
      new Scene(
        `wolf gimle warrior, hand troll heimdalls-eye heimdalls-gaze heimdalls-eye; bear gimle ${bear}, hand ${crush} manheim`,
        { age: 3 },
      )
        .does('wolf', 'pillage gimle')
        .fights(`wolf troll win, bear ${crush}`);
    const won = fight('tyrs-crush');
    expect(won.told('late.played').map(({ card }) => card)).toEqual(['heimdalls-eye-2', 'heimdalls-gaze-3']);
    expect(fight('tyrs-rage').told('late.played')).toHaveLength(3);
    expect(fight('tyrs-rage', 'leader').told('late.played')).toEqual([]);
    expect([won.result, won.hand('wolf')]).toEqual(['wolf 1+5, bear 1+4: wolf', 'heimdalls-eye-2']);
  });

  test('#222 whoever says nothing about late cards decides after the reveal', () => {
    const scene = new Scene(`wolf ${AT_GIMLE}; bear gimle warrior, hand tyrs-rage`, { age: 2 });
    scene.does('wolf', 'pillage gimle').does('wolf', 'play tyrs-crush-2').asks('wolf', 'late');
    expect(scene.state.battle?.armed[0]).toBe('ask');
    scene.does('wolf', 'late heimdalls-eye-2');
  });

  test("#222 what is armed is nobody else's to see", () => {
    const scene = new Scene(`wolf ${AT_GIMLE}; bear gimle warrior, hand heimdalls-eye tyrs-rage`, {
      age: 2,
    }).does('wolf', 'pillage gimle');
    scene.fights('wolf tyrs-crush win');
    const open = rules.mask(scene.state, 1).frames.at(-1);
    expect(open?.step === 'cards' && open.chosen).toEqual(['hidden', null]);
    scene.fights('bear tyrs-rage ask').asks('bear', 'late');
    expect(rules.mask(scene.state, 0).battle?.armed).toEqual(['win', 'hidden']);
    expect(rules.mask(scene.state, null).battle?.armed).toEqual(['hidden', 'hidden']);
  });
});
