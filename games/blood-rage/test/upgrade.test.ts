import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

describe('upgrading', () => {
  test('#31 the Monster that leaves makes room for the one that comes', () => {
    const scene = new Scene(
      'wolf gimle 2 warrior troll dwarf-chieftain, sheet troll dwarf-chieftain, hand valkyrie, steps 1 1 1; bear gimle warrior',
      { age: 2 },
    );
    scene.refuses('wolf', 'upgrade valkyrie-2', 'upgrade.full');
    scene
      .does('wolf', 'upgrade valkyrie-2 for troll-1')
      .asks('wolf', 'free')
      .does('wolf', 'invade valkyrie gimle');
    expect([scene.at('wolf', 'gimle'), scene.state.discard]).toEqual([
      'warrior warrior dwarf-chieftain valkyrie',
      ['troll-1'],
    ]);
  });

  test('#32 #136 a Monster that leaves does not die: no Glory, no rescue, and it is not in Valhalla any more', () => {
    const scene = new Scene(
      `wolf nw sea-serpent, valhalla troll, sheet sea-serpent troll lokis-dragons, hand valkyrie dark-elf; bear rage 0;
       serpent rage 0`,
      { age: 2 },
    );
    scene.does('wolf', 'upgrade valkyrie-2 for sea-serpent-1');
    expect(scene.told('monster.boxed')).toMatchObject([{ figure: 'sea-serpent' }]);
    scene.does('wolf', 'decline', 'upgrade dark-elf-2 for troll-1', 'decline');
    expect([scene.glory('wolf'), scene.at('wolf', 'valhalla'), scene.at('wolf', 'nw')]).toEqual([0, '', '']);
    expect(scene.told('figures.destroyed')).toEqual([]);
  });

  test('#136 neither flight nor Protection keeps a Monster whose card is replaced', () => {
    const scene = new Scene(
      `wolf gimle volur-witch, sheet volur-witch troll friggas-protection, hand frost-giant; bear; serpent`,
      { age: 3 },
    ).does('wolf', 'upgrade frost-giant-3 for volur-witch-3');
    scene.asks('wolf', 'free');
    expect([scene.at('wolf', 'gimle'), scene.at('wolf', 'yggdrasil'), scene.at('wolf', 'valhalla')]).toEqual([
      '',
      '',
      '',
    ]);
  });

  test('#33 a card can be replaced though a place is free', () => {
    const scene = new Scene('wolf sheet troll, hand valkyrie; bear', { age: 2 });
    expect(scene.moves('wolf', 'upgrade')).toEqual(['upgrade valkyrie-2 for troll-1', 'upgrade valkyrie-2']);
    scene.refuses('wolf', 'upgrade valkyrie-2 for dark-elf-2', 'upgrade.notThere');
  });

  test('#34 #133 Warriors change their strength and price at once, for better or worse', () => {
    const scene = new Scene(
      'wolf gimle 2 warrior, sheet masters-in-arms, hand brothers-in-arms; bear rage 0',
      {
        age: 3,
      },
    );
    expect(scene.strength('wolf', 'gimle')).toBe(6);
    scene.does('wolf', 'upgrade brothers-in-arms-1 for masters-in-arms-3', 'decline');
    expect(scene.strength('wolf', 'gimle')).toBe(3);
    scene.does('wolf', 'invade warrior gimle');
    expect(scene.told('figure.invaded')).toMatchObject([{ cost: 1 }]);
  });

  test('#43 a Ship upgrade moves no Ship that is on the board or in Valhalla, but a Sea Serpent in the reserve', () => {
    const upgraded = (wolf: string): Scene =>
      new Scene(`wolf ${wolf}, hand lokis-dragons; bear; serpent`).does('wolf', 'upgrade lokis-dragons-1');
    upgraded('nw ship').asks('bear', 'action');
    upgraded('valhalla ship').asks('bear', 'action');
    const both = upgraded('sheet sea-serpent').asks('wolf', 'free');
    both.does('wolf', 'invade sea-serpent nw').asks('bear', 'action');
    expect([both.at('wolf', 'nw'), both.count('wolf', 'ship', 'reserve')]).toEqual(['sea-serpent', 1]);
  });

  test('#45 the free Invade is now or never, and may be declined', () => {
    const scene = new Scene('wolf hand brothers-in-arms; bear rage 0').does(
      'wolf',
      'upgrade brothers-in-arms-1',
    );
    scene.asks('wolf', 'free').does('wolf', 'decline').asks('wolf', 'action');
    scene.does('wolf', 'invade warrior gimle');
    expect(scene.told('figure.invaded')).toMatchObject([{ cost: 1, by: 'action' }]);
  });

  test('#130 pay, place the card, then the free Invade', () => {
    const scene = new Scene('wolf sheet lord-of-hammers, hand lord-of-axes; bear', { age: 2 });
    scene.does('wolf', 'upgrade lord-of-axes-2 for lord-of-hammers-1', 'invade leader gimle');
    expect(scene.events.map(({ e }) => e).slice(0, 2)).toEqual(['card.upgraded', 'figure.invaded']);
    expect([scene.rage('wolf'), scene.clan('wolf').sheet.leader, scene.state.discard]).toEqual([
      3,
      'lord-of-axes-2',
      ['lord-of-hammers-1'],
    ]);
  });

  test('#132 what is replaced stops at once, and what it gave stays', () => {
    const scene = new Scene(
      `wolf valhalla warrior, sheet lokis-domain thors-glory odins-inspiration, hand friggas-protection, glory 3;
       bear passed`,
      { age: 2 },
    ).does('wolf', 'upgrade friggas-protection-2 for lokis-domain-1', 'pass');
    expect([scene.glory('wolf'), scene.at('wolf', 'valhalla')]).toEqual([3, '']);
  });

  test('#134 the free Invade after a Warrior upgrade is one Warrior, after a Leader one only from the reserve', () => {
    const scene = new Scene('wolf valhalla 7 warrior, hand brothers-in-arms; bear rage 0');
    scene.does('wolf', 'upgrade brothers-in-arms-1', 'invade warrior gimle').asks('wolf', 'action');
    const dead = 'wolf valhalla leader, hand lord-of-hammers, sheet friggas-domain; bear';
    new Scene(dead, { age: 3 }).does('wolf', 'upgrade lord-of-hammers-1').asks('bear', 'action');
  });

  test('#135 an upgrade of cost 0 needs a Rage and spends none', () => {
    const scene = new Scene('wolf hand friggas-charm, rage 1; bear').does('wolf', 'upgrade friggas-charm-1');
    expect([scene.rage('wolf'), scene.clan('wolf').sheet.clan]).toEqual([1, ['friggas-charm-1', null, null]]);
    scene.asks('bear', 'action');
  });

  test('#137 upgrades are played in an own turn alone, never in a battle', () => {
    const scene = new Scene('wolf gimle warrior, hand troll tyrs-bash; bear gimle warrior, hand tyrs-smash');
    scene.does('wolf', 'pillage gimle').asks('wolf', 'cards');
    scene.refuses('wolf', 'upgrade troll-1', 'step.other');
  });

  test('#138 a Monster in the reserve stays with its clan into the next Age', () => {
    const scene = new Scene('wolf sheet troll; bear passed').does('wolf', 'pass');
    expect([scene.state.age, scene.count('wolf', 'troll', 'reserve')]).toEqual([2, 1]);
  });

  test('#139 a figure that finds no place waits in the reserve, and pays later', () => {
    const scene = new Scene('wolf gimle 4 warrior, hand troll, steps 1 1 1; bear rage 0').does(
      'wolf',
      'upgrade troll-1',
    );
    scene.asks('wolf', 'action');
    expect(scene.count('wolf', 'troll', 'reserve')).toBe(1);
    scene.does('wolf', 'march gimle angerboda warrior 4', 'pillage angerboda', 'invade troll gimle');
    expect(scene.told('figure.invaded')).toMatchObject([{ cost: 2 }]);
  });

  test('#140 a lost Ship pays what the card on the sheet promises, never both', () => {
    const scene = new Scene('wolf nw ship, sheet lokis-dragons, hand fire-dragons; bear gimle 3 warrior', {
      age: 2,
    });
    scene.does('wolf', 'upgrade fire-dragons-2 for lokis-dragons-1').does('bear', 'pillage gimle');
    expect([scene.result, scene.glory('wolf')]).toEqual(['bear 3+0, wolf 2+0: bear', 8]);
  });

  test('a card that is no upgrade goes on no sheet', () => {
    new Scene('wolf hand tyrs-bash; bear').refuses('wolf', 'upgrade tyrs-bash-1', 'upgrade.none');
  });
});
