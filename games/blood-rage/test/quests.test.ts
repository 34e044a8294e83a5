import { describe, expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import { Scene } from './scene.ts';
import { passAll } from './season.ts';

/** The wolf's Quests as judged after everybody has passed. */
function judged(clans: string, position: ConstructorParameters<typeof Scene>[1] = {}): string {
  const scene = passAll(new Scene(clans, position));
  return scene
    .told('quest.judged')
    .map(({ card, fulfilled, where }) => [card, fulfilled ? 'yes' : 'no', ...where].join(' '))
    .join(', ');
}

describe('a Quest', () => {
  test('#95 is committed for nothing, in secret and for good', () => {
    const scene = new Scene('wolf hand manheim glorious-death; bear').does('wolf', 'quest manheim-1');
    expect([scene.rage('wolf'), scene.clan('wolf').quests, scene.hand('wolf')]).toEqual([
      6,
      ['manheim-1'],
      'glorious-death-1',
    ]);
    expect(rules.mask(scene.state, 0).clans[0]?.quests).toEqual(['manheim-1']);
    expect(rules.mask(scene.state, 1).clans[0]?.quests).toEqual(['back-1']);
    const told = scene.told('quest.committed')[0] ?? never();
    expect([rules.maskEvent(told, 0), rules.maskEvent(told, 1), rules.maskEvent(told, null)]).toMatchObject([
      { card: 'manheim-1' },
      { card: 'back-1' },
      { card: 'back-1' },
    ]);
    scene.does('bear', 'pass').refuses('wolf', 'quest manheim-1', 'card.notInHand');
  });

  test('is a Quest card', () => {
    new Scene('wolf hand tyrs-bash; bear').refuses('wolf', 'quest tyrs-bash-1', 'quest.none');
  });

  test('#96 #209 looks at province and fjord; one Ship counts on both sides, for two regions', () => {
    const clans = 'wolf nw ship, quests alfheim manheim; bear gimle warrior, myrkulor warrior';
    expect(judged(clans)).toBe('alfheim-1 yes gimle, manheim-1 yes myrkulor');
  });

  test('#96 counts pairs of Warriors, and no cards', () => {
    const clans = (wolf: string): string =>
      `wolf gimle 2 warrior, ${wolf}, quests alfheim; bear gimle 2 warrior`;
    expect(judged(clans('sheet brothers-in-arms'))).toBe('alfheim-1 yes gimle');
    expect(judged(clans('hand tyrs-smite'))).toBe('alfheim-1 no');
  });

  test('#96 counts a Dark Elf in Yggdrasil as 3', () => {
    const clans =
      'wolf yggdrasil dark-elf, sheet dark-elf, quests yggdrasil; bear yggdrasil 2 warrior; serpent';
    expect(judged(clans, { age: 2 })).toBe('yggdrasil-2 yes yggdrasil');
  });

  test('#96 nothing is never the most', () => {
    expect(judged('wolf quests alfheim; bear')).toBe('alfheim-1 no');
  });

  test('#97 the only clan has the most; one province serves several Quests, copies too', () => {
    const scene = new Scene('wolf gimle warrior, quests alfheim alfheim; bear; serpent; raven');
    expect(passAll(scene).told('quest.judged')).toHaveLength(2);
    expect(scene.glory('wolf')).toBe(10);
  });

  test('#98 the doomed province still counts', () => {
    expect(judged('wolf muspelheim warrior, quests jotunheim; bear')).toBe('jotunheim-1 yes muspelheim');
  });

  test('#98 #208 #209 destroyed ones never, not even for a Ship beside them: a region without a living province fulfils nothing', () => {
    const clans = 'wolf sw ship, quests jotunheim alfheim; bear';
    expect(judged(clans, { destroyed: 'muspelheim horgr utgard' })).toBe(
      'alfheim-1 yes andlang, jotunheim-1 no',
    );
  });

  test('#100 keeps the Glory of its own Age', () => {
    const scene = passAll(new Scene('wolf gimle warrior, quests alfheim-1 alfheim-2; bear', { age: 2 }));
    expect(scene.told('glory.gained')).toMatchObject([
      { glory: 5, card: 'alfheim-1', source: 'quest' },
      { glory: 7, card: 'alfheim-2', source: 'quest' },
    ]);
  });

  test('#207 all are shown and judged together, and go to the discard, fulfilled or not', () => {
    const scene = passAll(
      new Scene('wolf gimle warrior, quests alfheim; bear gimle warrior, quests glorious-death'),
    );
    expect(scene.told('quest.judged').map(({ seat, fulfilled }) => [seat, fulfilled])).toEqual([
      [0, false],
      [1, false],
    ]);
    expect(scene.revealed).toBe(true);
    expect(scene.state.discard).toEqual(['alfheim-1', 'glorious-death-1']);
    expect([scene.step, scene.state.age]).toEqual(['draft', 2]);
  });

  test('#210 a tie fulfils nothing there; another province of the region may', () => {
    const clans = (wolf: string): string => `wolf gimle warrior${wolf}, quests alfheim; bear gimle warrior`;
    expect(judged(clans(''))).toBe('alfheim-1 no');
    expect(judged(clans(', andlang warrior'))).toBe('alfheim-1 yes andlang');
  });

  test('#212 Glorious Death counts all kinds of figures in Valhalla, and none in the box', () => {
    expect(judged('wolf valhalla leader warrior ship troll, sheet troll, quests glorious-death; bear')).toBe(
      'glorious-death-1 yes',
    );
    const boxed = new Scene(
      `wolf valhalla leader warrior ship troll, sheet troll dwarf-chieftain, hand valkyrie-2,
       quests glorious-death-1; bear rage 0`,
      { age: 2 },
    ).does('wolf', 'upgrade valkyrie-2 for troll-1', 'decline');
    expect(passAll(boxed).told('quest.judged')).toMatchObject([{ fulfilled: false }]);
  });

  test('#212 Glorious Death counts those given to Frigga too', () => {
    const scene = new Scene(
      `wolf valhalla leader ship, gimle 2 warrior, sheet friggas-sacrifice, quests glorious-death; bear rage 0;
       serpent rage 0`,
      { age: 3 },
    ).does('wolf', 'sacrifice warrior gimle warrior gimle for axes');
    expect(passAll(scene).told('quest.judged')).toMatchObject([{ fulfilled: true }]);
  });
});

describe('the steps for Quests', () => {
  test('#99 are optional and of any stat', () => {
    const scene = passAll(new Scene('wolf gimle warrior, quests alfheim; bear')).asks('wolf', 'growth');
    expect(scene.moves('wolf').toSorted()).toEqual(['grow', 'grow axes', 'grow horns', 'grow rage']);
    scene.does('wolf', 'grow');
    expect([scene.steps('wolf'), scene.state.age]).toEqual([[1, 1, 1], 2]);
  });

  test("#99 #211 are one for each Quest, chosen together; Odin's Throne doubles Glory alone", () => {
    const scene = passAll(
      new Scene(
        'wolf gimle warrior, yggdrasil warrior, sheet odins-throne, quests alfheim yggdrasil; bear; serpent',
        {
          age: 3,
        },
      ),
    );
    expect(scene.glory('wolf')).toBe(2 * 9 + 2 * 11);
    scene.refuses('wolf', 'grow rage 3', 'grow.count');
    scene.does('wolf', 'grow axes 2');
    expect(scene.told('stat.raised').map(({ stat, step }) => [stat, step])).toEqual([
      ['axes', 2],
      ['axes', 3],
    ]);
  });

  test('#21 do not go beyond the last step; where all are there nobody is asked', () => {
    const scene = passAll(
      new Scene('wolf gimle warrior, nw ship, quests alfheim manheim, steps 6 5 6; bear'),
    );
    expect(scene.moves('wolf').toSorted()).toEqual(['grow', 'grow axes']);
    scene.refuses('wolf', 'grow axes 2', 'stat.last');
    const full = passAll(new Scene('wolf gimle warrior, quests alfheim, steps 6 6 6; bear'));
    expect([full.step, full.glory('wolf')]).toEqual(['draft', 5]);
  });

  test('#119 are chosen in secret and at once, and shown together', () => {
    const scene = passAll(
      new Scene('wolf gimle warrior, quests alfheim; bear myrkulor warrior, quests manheim'),
    );
    expect(scene.revealed).toBe(true);
    scene.asks('wolf bear', 'growth').does('wolf', 'grow rage').asks('bear', 'growth');
    expect(rules.mask(scene.state, 1).frames.at(-1)).toMatchObject({ chosen: ['hidden', null] });
    expect(rules.mask(scene.state, 0).frames.at(-1)).toMatchObject({ chosen: [['rage'], null] });
    expect([scene.steps('wolf'), scene.revealed]).toEqual([[1, 1, 1], false]);
    scene.does('bear', 'grow horns');
    expect([scene.steps('wolf'), scene.steps('bear')]).toEqual([
      [2, 1, 1],
      [1, 1, 2],
    ]);
  });
});

function never(): never {
  throw new Error('nothing was told');
}
