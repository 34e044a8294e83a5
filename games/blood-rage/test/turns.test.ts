import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';
import { endAge, through } from './season.ts';

/** Every intact province of a two-player game but Gimle. */
const ALL_BUT_GIMLE = 'myrkulor angerboda muspelheim andlang yggdrasil';

/** The wolf wins at Gimle, and the bear's Trickery takes a Rage. */
const trickery = (bear: string, options = {}): Scene =>
  new Scene(`wolf gimle 3 warrior, hand tyrs-smite; bear gimle warrior, hand lokis-trickery, ${bear}`, {
    options,
  }).does('wolf', 'pillage gimle');

describe('Rage', () => {
  test('#11 without it nobody has a turn, but everybody may join a battle', () => {
    const scene = new Scene('wolf gimle warrior; bear myrkulor warrior, rage 0');
    scene.does('wolf', 'pillage gimle').asks('bear', 'call').does('bear', 'join warrior myrkulor');
    expect(scene.result).toBe('wolf 1+0, bear 1+0: tie');
    scene.asks('wolf', 'action');
  });

  test('#12 #121 gained again, it gives turns again', () => {
    const scene = trickery('rage 0');
    expect([scene.rage('wolf'), scene.rage('bear')]).toEqual([5, 1]);
    scene.asks('bear', 'action');
  });

  test('#13 gained after passing, it stays, and gives no turn unless the table plays so', () => {
    const scene = trickery('passed');
    expect(scene.rage('bear')).toBe(1);
    scene.asks('wolf', 'action');
    trickery('passed', { passerMayReturn: 'yes' }).asks('bear', 'action');
  });

  test('#13 gained after passing, it can be spent on reactions', () => {
    const scene = new Scene(
      `wolf gimle 3 warrior, hand tyrs-smite-1; bear gimle warrior, hand lokis-trickery,
       sheet friggas-protection, passed`,
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    scene.asks('bear', 'rescue').does('bear', 'rescue warrior');
    expect([scene.rage('bear'), scene.at('bear', 'gimle')]).toEqual([0, 'warrior']);
  });

  test('#15 what cannot be paid in full cannot be done', () => {
    const scene = new Scene('wolf hand lokis-dragons, sheet troll, rage 1; bear');
    expect(scene.refuses('wolf', 'invade troll gimle', 'rage.short').facts).toEqual({ need: 2, have: 1 });
    expect(scene.refuses('wolf', 'upgrade lokis-dragons-1', 'rage.short').facts).toEqual({
      need: 2,
      have: 1,
    });
  });

  test('#17 what is left of it when the phase ends is overwritten in the next Age', () => {
    const scene = new Scene('wolf gimle warrior, rage 9, steps 2 1 1; bear rage 4', {
      pillaged: ALL_BUT_GIMLE,
    });
    scene.does('wolf', 'pillage gimle');
    expect([scene.step, scene.rage('wolf')]).toEqual(['draft', 9]);
    through(scene, 'draft');
    expect([scene.rage('wolf'), scene.rage('bear')]).toEqual([7, 6]);
  });

  test('#18 left after the phase, it saves nobody from Ragnarök', () => {
    const scene = new Scene('wolf andlang warrior, gimle leader, sheet friggas-protection, rage 3; bear', {
      age: 2,
      pillaged: 'myrkulor angerboda yggdrasil andlang',
    }).does('wolf', 'pillage gimle', 'stay');
    expect(scene.told('figures.destroyed')).toEqual([
      { e: 'figures.destroyed', seat: 0, figures: ['warrior'], at: 'andlang', cause: 'ragnarok' },
    ]);
    expect([scene.step, scene.state.age]).toEqual(['draft', 3]);
  });

  test('#20 there is no upper limit to it', () => {
    const scene = new Scene('wolf gimle 3 warrior, hand thors-ascension, rage 12; bear gimle warrior', {
      age: 3,
    }).does('wolf', 'pillage gimle');
    expect(scene.rage('wolf')).toBe(15);
  });
});

describe('stats', () => {
  test('#19 the Rage stat gives no Rage now', () => {
    const scene = new Scene('wolf myrkulor warrior; bear').does('wolf', 'pillage myrkulor');
    expect([scene.steps('wolf'), scene.rage('wolf')]).toEqual([[2, 1, 1], 6]);
  });

  test('#19 Axes raised by the token count in the same battle', () => {
    const scene = new Scene('wolf andlang 2 warrior; bear andlang warrior').does('wolf', 'pillage andlang');
    expect([scene.steps('wolf'), scene.glory('wolf')]).toEqual([[1, 2, 1], 4]);
  });

  test('#19 Horns raised let one more figure in at once', () => {
    const scene = new Scene('wolf angerboda 4 warrior, steps 1 1 1; bear rage 0');
    scene.refuses('wolf', 'invade leader gimle', 'invade.horns');
    scene.does('wolf', 'pillage angerboda', 'invade leader gimle');
    expect(scene.at('wolf', 'gimle')).toBe('leader');
  });

  test('#21 a step beyond the last is lost, and nobody is asked about it', () => {
    const scene = new Scene('wolf myrkulor leader, sheet lord-of-axes, steps 6 6 6; bear', { age: 2 });
    scene.does('wolf', 'pillage myrkulor');
    expect([scene.steps('wolf'), scene.told('stat.raised')]).toEqual([[6, 6, 6], []]);
    scene.asks('bear', 'action');
  });

  test('#21 only stats below the last step can be chosen', () => {
    const scene = new Scene('wolf myrkulor leader, sheet lord-of-axes, steps 6 2 6; bear', { age: 2 });
    scene.does('wolf', 'pillage myrkulor').asks('wolf', 'raise');
    expect(scene.moves('wolf')).toEqual(['raise axes']);
  });
});

describe('turns', () => {
  test('#14 #22 who can do nothing else still has turns, until he passes', () => {
    const scene = new Scene('wolf valhalla leader 8 warrior ship; bear');
    expect(scene.moves('wolf')).toEqual(['pass']);
    scene.does('wolf', 'pass').asks('bear', 'action');
    expect(scene.told('seat.passed')).toEqual([{ e: 'seat.passed', seat: 0, rage: 6 }]);
    expect([scene.rage('wolf'), scene.clan('wolf').passed]).toEqual([0, true]);
    scene.does('bear', 'invade leader gimle').asks('bear', 'action');
  });

  test('#120 exactly one action a turn; what cannot be carried out is not offered', () => {
    const scene = new Scene('wolf gimle warrior; bear rage 5');
    const verbs = new Set(scene.moves('wolf').map((move) => move.split(' ')[0]));
    expect(verbs).toEqual(new Set(['pass', 'invade', 'march', 'pillage']));
    scene.refuses('wolf', 'challenge gimle', 'pillage.noCard');
    scene.refuses('wolf', 'recall leader gimle', 'recall.card');
    scene.refuses('wolf', 'sacrifice warrior gimle warrior gimle for rage', 'sacrifice.card');
    scene.refuses('wolf', 'quest manheim-1', 'card.notInHand');
    scene.refuses('wolf', 'upgrade troll-1', 'card.notInHand');
    scene.does('wolf', 'march gimle myrkulor warrior').asks('bear', 'action');
  });

  test('#122 paying the last Rage is not passing; the mark of a passer goes in the next Age', () => {
    const scene = new Scene('wolf rage 1; bear').does('wolf', 'invade warrior gimle');
    expect([scene.rage('wolf'), scene.clan('wolf').passed]).toEqual([0, false]);
    scene.does('bear', 'pass');
    through(scene, 'draft');
    expect([scene.clan('bear').passed, scene.rage('bear')]).toEqual([false, 6]);
  });

  test('#123 free follow-ups still happen without Rage', () => {
    const scene = new Scene('wolf hand lokis-dragons, rage 2; bear').does('wolf', 'upgrade lokis-dragons-1');
    scene.asks('wolf', 'free').does('wolf', 'invade ship nw');
    expect([scene.rage('wolf'), scene.at('wolf', 'nw')]).toEqual([0, 'ship']);
  });

  test('#123 follow-ups with a price need it', () => {
    const clans = (rage: number): string => `wolf sheet thors-domain, rage ${rage}; bear; serpent; raven`;
    new Scene(clans(2), { age: 2 }).does('wolf', 'invade warrior gimle').asks('bear', 'action');
    new Scene(clans(3), { age: 2 }).does('wolf', 'invade warrior gimle').asks('wolf', 'domain');
  });

  test('#127 the only one with Rage left takes turn after turn', () => {
    const scene = new Scene('wolf; bear rage 0; serpent passed');
    scene.does('wolf', 'invade leader gimle', 'invade warrior gimle', 'march gimle myrkulor leader');
    scene.asks('wolf', 'action');
  });

  test('#128 nobody is eliminated: a clan with nothing is dealt in again', () => {
    const scene = new Scene('wolf; bear valhalla leader 8 warrior ship, rage 0');
    endAge(scene).asks('wolf bear', 'draft');
    expect(scene.at('bear', 'reserve').split(' ')).toHaveLength(10);
  });

  test('#129 passing is always possible with Rage, and never asked for without', () => {
    const scene = new Scene('wolf rage 1; bear rage 0; serpent');
    expect(scene.moves('wolf', 'pass')).toEqual(['pass']);
    scene.does('wolf', 'pass').asks('serpent', 'action');
  });
});

describe('the end of the Action phase', () => {
  test('#16 comes when nobody has Rage, or has passed', () => {
    const scene = new Scene('wolf rage 1; bear passed').does('wolf', 'invade warrior gimle');
    expect([scene.step, scene.state.age]).toEqual(['draft', 2]);
  });

  test('#16 #125 comes when all is pillaged, Yggdrasil too, once the turn is over', () => {
    const scene = new Scene('wolf gimle leader, sheet lord-of-hammers; bear', { pillaged: ALL_BUT_GIMLE });
    scene.does('wolf', 'pillage gimle').asks('wolf', 'hammers').does('wolf', 'ride myrkulor');
    expect([scene.step, scene.state.age, scene.at('wolf', 'myrkulor')]).toEqual(['draft', 2, 'leader']);
    const open = new Scene('wolf gimle warrior; bear', { pillaged: ALL_BUT_GIMLE.replace(' yggdrasil', '') });
    open.does('wolf', 'pillage gimle').asks('bear', 'action');
  });

  test('#124 Rage gained in the very battle that used up the last keeps it going', () => {
    const scene = new Scene(
      `wolf gimle 2 warrior, hand thors-ascension, sheet thors-domain, rage 3;
       bear gimle warrior, rage 0; serpent rage 0; raven passed`,
      { age: 3 },
    ).does('wolf', 'invade warrior gimle', 'accept');
    expect([scene.result, scene.rage('wolf')]).toEqual(['wolf 3+1, bear 1+0: wolf', 3]);
    scene.asks('wolf', 'action');
  });

  test('#126 neither a challenge nor a lost pillage turns a token back', () => {
    const scene = new Scene('wolf gimle warrior, sheet tyrs-challenge; bear gimle 2 warrior, rage 0', {
      age: 2,
      pillaged: 'gimle',
    }).does('wolf', 'challenge gimle');
    expect([scene.result, scene.state.pillaged]).toEqual(['wolf 1+0, bear 2+0: bear', ['gimle']]);
  });
});
