import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { Scene } from '../scene.ts';

const WALL = 'rock 13,5 14,5 14,15 13,15';

/** A Mossling bites Admiral Sorrow (armour 2) and two armour icons come up. */
const bitten = (others: string): number => {
  const scene = new Scene(`mossling 11.417,10; ${others}; rook 5,5`, 'sorrow 10,10; brine 40,25').does(
    'south',
    'supports',
  );
  if (scene.step === 'support') scene.does('south', 'activate mossling');
  scene.rolls('skull skull  armour armour').does('south', 'attack nip sorrow');
  expect(scene.unrolled).toBe(0);
  return scene.unit('sorrow').damage;
};

describe('mossling: cling', () => {
  it('takes a point of armour from an enemy in combat with two of them or more, and never two', () => {
    expect(bitten('mossling 8,10')).toBe(0);
    expect(bitten('mossling 8.583,10')).toBe(1);
    expect(bitten('mossling 8.583,10; mossling 10,11.417; mossling 10,8.583')).toBe(1);
  });

  it('takes none for other Mossfolk, nor below zero', () => {
    expect(bitten('ssil 8.426,10')).toBe(0);
    const scene = new Scene('mossling 11.26,10; mossling 8.74,10; rook 5,5', 'husk 10,10; brine 40,25').does(
      'south',
      'supports',
      'activate mossling',
    );
    scene.rolls('skull skull  armour deflect').does('south', 'attack nip husk');
    expect(scene.unit('husk').damage).toBe(1);
  });
});

describe('mossling: nip', () => {
  it('is a melee attack of two dice', () => {
    expect(bitten('caul 30,5')).toBe(0);
    new Scene('mossling 10,10; rook 5,5', 'cray 12,10')
      .does('south', 'supports')
      .refuses('south', 'attack nip cray', 'attack.contact');
  });
});

describe('bogmaw: bloated', () => {
  it('bursts over everybody within 2 inches, friend and foe, before it is removed', () => {
    const scene = new Scene(
      'kessa 10,10; maud 5,5',
      'bogmaw 11.811,10 damage 11; caul 14,13; rook 40,25',
    ).rolls('mastery blank  blank');
    scene
      .rolls('deflect blank  blank blank')
      .does('south', 'activate kessa', 'attack quick-cut bogmaw')
      .asks('south', 'act');
    expect(scene.told('hits.received').map(({ unit, hits }) => [unit, hits])).toEqual([
      ['0:kessa.1', 2],
      ['1:caul.1', 2],
    ]);
    expect([
      scene.unit('bogmaw').state,
      scene.unit('kessa').damage,
      scene.unit('caul').damage,
      scene.unrolled,
    ]).toEqual(['destroyed', 1, 2, 0]);
    expect(scene.points('south')).toBe(UNIT_COSTS.bogmaw + 15);
  });

  it('spares whoever is farther away, and may bring others down with it', () => {
    const scene = new Scene(
      'kessa 10,10 damage 5; maud 11.811,13.83',
      'bogmaw 11.811,10 damage 11; caul 13.5,13 damage 3; rook 40,25',
    );
    scene
      .rolls('mastery blank  blank  blank blank  blank blank')
      .does('south', 'activate kessa', 'attack quick-cut bogmaw')
      .asks('north', 'act');
    expect([
      scene.unit('kessa').state,
      scene.unit('caul').state,
      scene.unit('maud').damage,
      scene.unrolled,
    ]).toEqual(['destroyed', 'destroyed', 0, 0]);
  });

  it('bursts by fire as by the sword', () => {
    const scene = new Scene('bogmaw 10,10 damage 11 dot 1; caul 5,5', 'cray 12,10; brine 40,25').rolls(
      '4  blank blank',
    );
    scene.does('south', 'activate bogmaw', 'end');
    expect([scene.unit('bogmaw').state, scene.unit('cray').damage]).toEqual(['destroyed', 2]);
  });
});

describe('bogmaw: maw', () => {
  it('rolls a D6 for its dice and feeds on what it damages', () => {
    const scene = new Scene('bogmaw 10,10 damage 5; caul 5,5', 'cray 11.811,10 shields 1; brine 40,25').rolls(
      '4  skull skull skull mastery  blank blank blank deflect',
    );
    scene.does('south', 'activate bogmaw', 'attack maw cray');
    expect([scene.unit('cray').damage, scene.unit('bogmaw').damage, scene.unrolled]).toEqual([2, 3, 0]);
    scene.refuses('south', 'attack maw brine', 'attack.contact');
  });

  it('feeds on no more than the enemy had left', () => {
    const scene = new Scene('bogmaw 10,10 damage 5; caul 5,5', 'cray 11.811,10 damage 5; brine 40,25').rolls(
      '3  skull skull skull  blank blank blank',
    );
    scene.does('south', 'activate bogmaw', 'attack maw cray');
    expect([scene.unit('cray').state, scene.unit('bogmaw').damage]).toEqual(['destroyed', 4]);
  });
});

describe('bogmaw: bog-breath', () => {
  it('poisons all enemies within 3 inches, seen or not, whatever their armour and cover', () => {
    const scene = new Scene(
      'bogmaw 10,10 inspire 2; caul 10,12',
      'cray 14.811,10; brine 10,5.5; orlen 14.83,12',
      { terrain: `${WALL}; forest 8,3 12,3 12,7 8,7` },
    );
    scene.does('south', 'activate bogmaw', 'use bog-breath').asks('south', 'act');
    expect(['cray', 'brine', 'orlen', 'caul'].map((name) => scene.unit(name).dot)).toEqual([1, 1, 0, 0]);
    expect([scene.unit('bogmaw').inspire, scene.unrolled]).toEqual([1, 0]);
    scene.refuses('south', 'use bog-breath', 'use.unique');
  });

  it('needs a token and somebody to breathe on', () => {
    new Scene('bogmaw 10,10; caul 5,5', 'cray 13,10')
      .does('south', 'activate bogmaw')
      .refuses('south', 'use bog-breath', 'use.cost');
    new Scene('bogmaw 10,10 inspire 1; caul 5,5', 'cray 14.83,10')
      .does('south', 'activate bogmaw')
      .refuses('south', 'use bog-breath', 'use.nobody');
  });
});

describe('pell: gardener', () => {
  it('lends allied Mosslings within 4 inches a point of armour, and nobody else', () => {
    const damage = (north: string, target: string): number => {
      const scene = new Scene('orlen 10,10; maud 5,5', `${north}; rook 40,25`)
        .rolls('skull skull skull skull blank')
        .does('south', 'activate orlen', `attack marshals-sword ${target}`);
      scene.rolls('armour armour deflect deflect').does('south', 'keep');
      return scene.unit(target).damage;
    };
    expect(damage('mossling 11.26,10; pell 16.677,10', 'mossling')).toBe(1);
    expect(damage('mossling 11.26,10; pell 16.7,10', 'mossling')).toBe(2);
    expect(damage('caul 11.26,10; pell 14,10', 'caul')).toBe(2);
  });
});

describe('pell: sprout', () => {
  it('deploys a Mossling fully within 4 inches, which may act in the support activation to come', () => {
    const scene = new Scene('pell 10,10 inspire 1; rook 5,5', 'cray 30,10; brine 40,25')
      .does('south', 'activate pell', 'use sprout')
      .asks('south', 'summon');
    scene.refuses('south', 'stay', 'summon.must');
    scene.refuses('south', 'summon 14.2,10', 'summon.far');
    scene.does('south', 'summon 14.1,10').refuses('south', 'use sprout', 'use.unique');
    expect([scene.at('mossling'), scene.unit('pell').inspire]).toEqual(['14.1,10', 0]);
    scene
      .does('south', 'end')
      .does('north', 'activate cray', 'end')
      .does('south', 'supports', 'move 14.1,12');
    expect(scene.at('mossling')).toBe('14.1,12');
  });

  it('deploys it into no combat and to no unseen place', () => {
    const scene = new Scene('pell 10,10 inspire 2; rook 5,5', 'cray 8,12.5', {
      terrain: 'rock 11.5,5 12,5 12,11 11.5,11',
    }).does('south', 'activate pell', 'use sprout');
    scene.refuses('south', 'summon 8,11.24', 'summon.contact');
    scene.refuses('south', 'summon 13,9', 'summon.unseen');
    scene.refuses('south', 'summon 11.5,9', 'summon.end');
  });

  it('needs a token, and fewer than four Mosslings alive', () => {
    new Scene('pell 10,10; rook 5,5', 'cray 30,10')
      .does('south', 'activate pell')
      .refuses('south', 'use sprout', 'use.cost');
    const full = 'mossling 30,5; mossling 32,5; mossling 34,5; mossling 36,5';
    new Scene(`pell 10,10 inspire 2; ${full}`, 'cray 30,10')
      .does('south', 'activate pell')
      .refuses('south', 'use sprout', 'use.noRoom');
  });
});

describe('pell: vine-drag', () => {
  it('moves an enemy up to 3 inches by any way its player likes, out of combat and into it', () => {
    const scene = new Scene('pell 10,10 inspire 1; rook 15,11.26', 'cray 15,10 immobilize; brine 40,25')
      .does('south', 'activate pell', 'use vine-drag')
      .asks('south', 'go');
    scene.refuses('south', 'move 15,6.99', 'move.far');
    scene.does('south', 'move 14,9 12.5,9').asks('south', 'act');
    expect([scene.at('cray'), scene.unit('pell').inspire, scene.unit('cray').turn.moved]).toEqual([
      '12.5,9',
      1,
      0,
    ]);
    scene.does('south', 'use vine-drag', 'move 11.417,10');
    expect(scene.at('cray')).toBe('11.417,10');
  });

  it('may leave it where it is, for an action but no token, and needs a visible enemy within 6 inches', () => {
    new Scene('pell 10,10; rook 5,5', 'cray 17.417,10; brine 40,25')
      .does('south', 'activate pell', 'use vine-drag', 'stay', 'use vine-drag', 'stay')
      .asks('north', 'activate');
    const pell = (cray: string, terrain = ''): Scene =>
      new Scene('pell 10,10 inspire 1; rook 5,5', cray, { terrain }).does('south', 'activate pell');
    pell('cray 17.43,10').refuses('south', 'use vine-drag', 'use.nobody');
    pell('cray 16,10', WALL).refuses('south', 'use vine-drag', 'use.nobody');
  });

  it('drags nobody through others or rock', () => {
    const scene = new Scene('pell 10,10 inspire 1; rook 5,5', 'cray 15,10; brine 15,12', {
      terrain: 'rock 13,6 14,6 14,9 13,9',
    }).does('south', 'activate pell', 'use vine-drag', 'target cray');
    scene.refuses('south', 'move 15,13', 'move.end');
    scene.refuses('south', 'move 13.5,10 13.5,9.2', 'move.end');
  });
});

describe('pell: grafting-hook', () => {
  it('reaches an inch', () => {
    const scene = new Scene('pell 10,10; rook 5,5', 'cray 12.417,10; brine 12.43,12').rolls(
      'skull mastery blank  blank blank',
    );
    scene.does('south', 'activate pell').refuses('south', 'attack grafting-hook brine', 'attack.reach');
    scene.does('south', 'attack grafting-hook cray');
    expect([scene.unit('cray').damage, scene.unrolled]).toEqual([2, 0]);
  });
});

describe('caul: half-there', () => {
  const after = (caul: string): number => {
    const scene = new Scene(`caul ${caul}; rook 5,5 activated`, 'cray 30,20 activated').does(
      'south',
      'activate caul',
      'end',
    );
    expect(scene.told('round.ended')).toHaveLength(1);
    return scene.unit('caul').shields;
  };

  it('gives it a Shield at the end of the round if it has none', () => {
    expect([after('10,10'), after('10,10 shields 1'), after('10,10 shields 3')]).toEqual([1, 1, 1]);
  });
});

describe('caul: flicker', () => {
  it('blinks 4 inches for a token and no action, out of combat or into it, immobilized or not', () => {
    const scene = new Scene('caul 10,10 inspire 2 immobilize; rook 5,5', 'cray 11.26,10; brine 14,13', {
      terrain: 'rock 9,11 12,11 12,12 9,12',
    }).does('south', 'activate caul', 'use flicker');
    scene.refuses('south', 'move 10,14.01', 'move.far');
    scene.refuses('south', 'move 10.5,11.5', 'move.end');
    scene.does('south', 'move 12.74,12.9').refuses('south', 'use flicker', 'use.unique');
    expect([scene.unit('caul').inspire, scene.state.frames.at(1)]).toMatchObject([
      1,
      { step: 'turn', actions: 2 },
    ]);
    scene.rolls('skull blank blank blank  deflect').does('south', 'attack cold-touch brine');
  });

  it('#138 takes the free attack of a charge with it', () => {
    const scene = new Scene('caul 10,10 inspire 1; rook 5,5', 'cray 13,10; brine 40,25')
      .rolls('2 2')
      .does('south', 'activate caul', 'charge cray', 'contact 11.74,10');
    scene.does('south', 'use flicker', 'move 10,10').asks('south', 'act');
    expect(scene.told('strike.lost')).toHaveLength(1);
  });

  it('may stay, and costs a token', () => {
    const scene = new Scene('caul 10,10 inspire 1; rook 5,5', 'cray 13,10').does(
      'south',
      'activate caul',
      'use flicker',
      'stay',
    );
    expect([scene.at('caul'), scene.unit('caul').inspire]).toEqual(['10,10', 0]);
    new Scene('caul 10,10; rook 5,5', 'cray 13,10')
      .does('south', 'activate caul')
      .refuses('south', 'use flicker', 'use.cost');
  });
});

describe('caul: cold-touch', () => {
  it('is a magic weapon that uses melee mastery, and feeds on what it damages', () => {
    const scene = new Scene('caul 10,10 damage 3; rook 5,5', 'cray 11.26,10; brine 40,25').rolls(
      'mastery mastery skull blank  blank blank',
    );
    scene.does('south', 'activate caul', 'attack cold-touch cray');
    expect([scene.unit('cray').damage, scene.unit('caul').damage, scene.unrolled]).toEqual([2, 1, 0]);
  });

  it('works for a silenced spirit', () => {
    const scene = new Scene('caul 10,10 silence; rook 5,5', 'cray 11.26,10; brine 40,25').rolls(
      'skull blank blank blank  blank',
    );
    scene.does('south', 'activate caul', 'attack cold-touch cray');
    expect(scene.unit('cray').damage).toBe(1);
  });
});
