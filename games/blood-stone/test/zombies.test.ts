import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

describe('a zombified soldier', () => {
  test('#29 becomes one in the Witch’s turn only: in the next there is one soldier less to act with', () => {
    const scene = new Scene('witch e7, archer e9 3, spearman a9').does('soldiers', 'move archer e10', 'end');
    scene.hand('witch', 'zombify').dice(1).does('witch', 'cast zombify archer 1', 'end');
    expect(scene.state.acts).toBe(3);
    scene.refuses('soldiers', 'move archer e9', 'act.notYours');
    scene.does('soldiers', 'move spearman a10');
  });

  test('#29 whatever roots held him hold no more', () => {
    const scene = new Scene('witch e7, archer e9 3, spearman a9', { turn: 'witch' });
    scene.hand('witch', 'gnarlroot zombify').dice(6, 1);
    scene.does('witch', 'cast gnarlroot archer', 'cast zombify archer 1');
    expect(scene.state.figures.archer.rooted).toBe(false);
  });

  test('#31 keeps the movement and attack of his card', () => {
    const scene = new Scene('witch e4, zombie swordsman e7, archer d6, spearman e6', { turn: 'witch' });
    scene.hand('witch', 'manipulate').does('witch', 'cast manipulate', 'attack swordsman north');
    expect([scene.blood('archer'), scene.blood('spearman')]).toEqual([4, 5]);
    expect(scene.walks('witch', 'swordsman').split(' ')).toContain('e10');
  });

  test('#40 is out of the game when he dies, and no Phantom; his token is free again', () => {
    const scene = new Scene('witch a1, archer e9, zombie spearman e7 1');
    expect(scene.state.tokens).toBe(5);
    scene.does('soldiers', 'attack archer spearman');
    expect(scene.told('unit.died')).toEqual([{ e: 'unit.died', unit: 'spearman', to: 'gone' }]);
    expect([scene.state.figures.spearman.zombie, scene.state.tokens]).toEqual([false, 6]);
  });
});

describe('death', () => {
  test('#40 everybody else goes to the Realm, soldier or minion', () => {
    const scene = new Scene('witch a3, swordsman e8, archer d7 1, wolf f8 1', { glade: 'crooked-mile' });
    scene.does('soldiers', 'attack swordsman north');
    expect(scene.at('archer')).toBe('realm');
    scene.does('soldiers', 'end').does('witch', 'end').does('soldiers', 'attack swordsman east');
    expect(scene.at('wolf')).toBe('realm');
  });

  test('all who are struck at once lose their stones first, then the dead leave together', () => {
    const scene = new Scene('witch a1, swordsman e7, wolf d6 1, boar e6 1, raven f6');
    scene.does('soldiers', 'attack swordsman north');
    expect(scene.events.map(({ e }) => e)).toEqual([
      'unit.attacked',
      'blood.lost',
      'blood.lost',
      'blood.lost',
      'unit.died',
      'unit.died',
    ]);
    expect(scene.moves('soldiers', 'move swordsman e6')).toEqual(['move swordsman e6']);
  });

  test('roots do not follow the dead', () => {
    const scene = new Scene('witch e7, archer e9 1, spearman a9', { turn: 'witch' });
    scene.hand('witch', 'gnarlroot siphon').dice(6, 6);
    scene.does('witch', 'cast gnarlroot archer', 'cast siphon archer');
    expect([scene.at('archer'), scene.state.figures.archer.rooted]).toEqual(['realm', false]);
  });

  test('whoever has died acts no more and is struck no more', () => {
    const scene = new Scene('witch a1, archer e9, spearman e7 1').does('soldiers', 'attack archer spearman');
    scene.refuses('soldiers', 'move spearman e6', 'act.notYours');
    scene.refuses('soldiers', 'attack spearman north', 'act.notYours');
    scene.refuses('soldiers', 'attack archer spearman', 'act.attackDone');
  });
});

test('#33 phantom spells that help a soldier help no zombie', () => {
  const scene = new Scene('witch a1, archer e9, zombie spearman e7 1');
  scene.hand('soldiers', 'mend spiritWard');
  expect(scene.moves('soldiers', 'cast')).toEqual(['cast spiritWard archer']);
});
