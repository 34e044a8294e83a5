import { describe, expect, it } from 'vitest';
import { UNIT_COSTS } from '../../content/costs.ts';
import { Scene } from '../scene.ts';

describe('irix: exaltation', () => {
  const kills = (north: string, south = ''): Scene =>
    new Scene(`irix 10,10; suun 5,5${south}`, `pike 11.26,10 damage 2; ${north}`)
      .rolls('skull blank blank blank blank  blank')
      .does('south', 'activate irix', 'attack chain-flail pike');

  it('gives her a Charge Action when she destroys an enemy', () => {
    const scene = kills('maud 15,10; orlen 40,25').asks('south', 'act');
    expect(scene.moves('south')).toEqual(['charge maud', 'end']);
    scene
      .rolls('3 3')
      .does('south', 'charge maud', 'contact 13.74,10')
      .rolls('blank blank blank blank blank')
      .does('south', 'strike chain-flail');
    expect(scene.state.frames.at(1)).toMatchObject({ step: 'turn', actions: 1 });
  });

  it('may be waived, and comes once a turn', () => {
    const scene = kills('pike 10,13 damage 2; maud 15,10; orlen 40,25').does('south', 'end').rolls('3 3');
    scene.does('south', 'charge pike.2', 'contact 10,11.74').rolls('skull blank blank blank blank  blank');
    scene.does('south', 'strike chain-flail').asks('north', 'activate');
    expect(scene.unit('pike.2').state).toBe('destroyed');
  });

  it('does not use up her charge of the turn, nor need it', () => {
    const scene = new Scene('irix 10,10; suun 5,5', 'pike 13,10 damage 2; maud 17,10; orlen 40,25')
      .rolls('3 3')
      .does('south', 'activate irix', 'charge pike', 'contact 11.74,10');
    scene
      .rolls('skull blank blank blank blank  blank')
      .does('south', 'strike chain-flail')
      .asks('south', 'act');
    scene
      .rolls('3 3')
      .does('south', 'charge maud', 'contact 15.74,10')
      .rolls('blank blank blank blank blank')
      .does('south', 'strike chain-flail')
      .asks('south', 'act');
    scene.refuses('south', 'charge orlen', 'charge.once');
  });

  it('is lost where she cannot charge: held by another enemy, or with nobody in reach', () => {
    const held = kills('maud 10,11.26; orlen 15,10').asks('south', 'act');
    const alone = kills('maud 30,10; orlen 40,25').asks('south', 'act');
    for (const { state } of [held, alone]) expect(state.frames.at(-1)).toMatchObject({ what: 'turn' });
  });

  it('is no reward for what burns to death', () => {
    const scene = new Scene('irix 10,10; suun 5,5', 'maud 15,10 damage 4 dot 1; orlen 13,13')
      .does('south', 'activate irix', 'end')
      .rolls('1');
    scene.does('north', 'activate maud', 'end');
    expect([scene.unit('maud').state, scene.unit('irix').turn.skills]).toEqual(['destroyed', []]);
    expect(scene.told('skill.used').map(({ by }) => by)).not.toContain('exaltation');
  });
});

describe('irix: chain-flail', () => {
  it('is a melee attack of five dice', () => {
    const scene = new Scene('irix 10,10; suun 5,5', 'orlen 11.26,10; maud 40,25')
      .rolls('mastery mastery skull blank blank  blank blank armour')
      .does('south', 'activate irix', 'attack chain-flail orlen');
    expect([scene.unit('orlen').damage, scene.unrolled]).toEqual([2, 0]);
  });
});

describe('irix: martyrs-lash', () => {
  it('costs her a point of health before the roll, whatever her Shields, once a turn', () => {
    const scene = new Scene('irix 10,10 shields 1; suun 5,5', 'orlen 11.26,10; maud 40,25')
      .rolls('skull skull blank blank blank blank  blank blank')
      .does('south', 'activate irix', 'attack martyrs-lash orlen');
    expect([
      scene.unit('irix').damage,
      scene.unit('irix').shields,
      scene.unit('orlen').damage,
      scene.unrolled,
    ]).toEqual([1, 1, 2, 0]);
    scene.refuses('south', 'attack martyrs-lash orlen', 'attack.unique');
  });

  it('is not rolled at all if it is her death', () => {
    const scene = new Scene('irix 10,10 damage 5; suun 5,5', 'orlen 11.26,10; maud 40,25')
      .does('south', 'activate irix', 'attack martyrs-lash orlen')
      .asks('north', 'activate');
    expect([scene.unit('irix').state, scene.told('dice.rolled'), scene.points('north')]).toEqual([
      'destroyed',
      [],
      UNIT_COSTS.irix + 15,
    ]);
  });
});

describe('hound: smoke-scent', () => {
  const charge = (maud: string, dice: string): boolean => {
    const scene = new Scene('hound 10,10; suun 5,5', `maud ${maud}; orlen 40,5`)
      .rolls(dice)
      .does('south', 'activate hound', 'charge maud');
    return scene.told('charge.tested').some(({ passed }) => passed);
  };

  it('adds one to its charges, two at an enemy with DOT', () => {
    expect([
      charge('22.417,10', '2 1'),
      charge('22.417,10', '3 1'),
      charge('22.417,10 dot 1', '2 1'),
    ]).toEqual([false, true, true]);
  });

  it('adds as much to their range', () => {
    new Scene('hound 10,10; suun 5,5', 'maud 25.43,10; orlen 40,5')
      .does('south', 'activate hound')
      .refuses('south', 'charge maud', 'charge.far');
    expect([charge('25.417,10', '6 6'), charge('26.417,10 dot 1', '6 6')]).toEqual([true, true]);
    new Scene('hound 10,10; suun 5,5', 'maud 26.43,10 dot 1; orlen 40,5')
      .does('south', 'activate hound')
      .refuses('south', 'charge maud', 'charge.far');
  });
});

describe('hound: bite', () => {
  it('is a melee attack of four dice', () => {
    const scene = new Scene('hound 10,10; suun 5,5', 'maud 11.417,10; orlen 40,25')
      .rolls('skull mastery mastery blank  blank blank')
      .does('south', 'activate hound', 'attack bite maud');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([2, 0]);
  });
});

describe('hound: burning-jaws', () => {
  it('deal a damage more to what burns, and set it on fire in any case', () => {
    const scene = new Scene('hound 10,10 inspire 1; suun 5,5', 'orlen 11.417,10 dot 1; maud 40,25')
      .rolls('skull skull blank blank  blank blank')
      .does('south', 'activate hound', 'attack burning-jaws orlen');
    expect([scene.unit('orlen').damage, scene.unit('orlen').dot, scene.unit('hound').inspire]).toEqual([
      4, 2, 0,
    ]);
    scene.refuses('south', 'attack burning-jaws orlen', 'attack.unique');
    const cold = new Scene('hound 10,10 inspire 1; suun 5,5', 'orlen 11.417,10; maud 40,25')
      .rolls('skull blank blank blank  blank')
      .does('south', 'activate hound', 'attack burning-jaws orlen');
    expect([cold.unit('orlen').damage, cold.unit('orlen').dot]).toEqual([1, 1]);
  });

  it('cost a token', () => {
    new Scene('hound 10,10; suun 5,5', 'orlen 11.417,10')
      .does('south', 'activate hound')
      .refuses('south', 'attack burning-jaws orlen', 'attack.cost');
  });
});

describe('cannon: litany-shot', () => {
  it('strikes everybody on the line behind its point, through any armour, and sets enemies on fire', () => {
    const scene = new Scene('cannon 10,10; suun 22,10', 'orlen 20,10; maud 26.5,10; kessa 40,25')
      .does('south', 'activate cannon', 'attack litany-shot')
      .asks('south', 'shoot');
    scene.refuses('south', 'aim 12,10 20,10', 'shot.origin');
    scene.refuses('south', 'aim 11.181,10 17,10', 'shot.band');
    scene
      .rolls('1 1  2 4  skull blank blank blank  armour  skull blank blank blank  blank')
      .does('south', 'aim 11.181,10 19.4,10')
      .asks('north', 'activate');
    expect(scene.told('attack.hit').map(({ target }) => target)).toEqual(['1:orlen.1', '0:suun.1']);
    expect(['orlen', 'suun', 'maud'].map((name) => [scene.unit(name).damage, scene.unit(name).dot])).toEqual([
      [2, 1],
      [2, 0],
      [0, 0],
    ]);
    expect(scene.unrolled).toBe(0);
  });

  it('strays less the nearer its point, and never from within a combat', () => {
    const astray = (to: number, die: number): number => {
      const scene = new Scene('cannon 5,10; suun 5,5', 'orlen 30,10; kessa 40,25').rolls(`91 ${die} 1 1`);
      scene.does('south', 'activate cannon', 'attack litany-shot', `aim 6.181,10 ${to},10`);
      return ((scene.told('shot.scattered')[0]?.at.y ?? 0) - 10_000) / 1000;
    };
    expect([astray(21.181, 6), astray(21.2, 6), astray(31.2, 6), astray(21.181, 3)]).toEqual([2, 4, 5, 0]);
    new Scene('cannon 10,10; suun 5,5', 'orlen 11.811,10; maud 25,10')
      .does('south', 'activate cannon')
      .refuses('south', 'attack litany-shot', 'attack.combat');
  });
});

describe('cannon: slow-reload', () => {
  it('ends its turn’s actions with the shot, hit or lost', () => {
    const scene = new Scene('cannon 10,10; suun 5,5', 'orlen 25,10; maud 40,25')
      .rolls('1 2')
      .does('south', 'activate cannon', 'attack litany-shot', 'aim 11.181,10 25,10');
    scene.asks('north', 'activate');
  });

  it('not with anything else', () => {
    new Scene('cannon 10,10; suun 5,5', 'orlen 25,10; maud 40,25')
      .does('south', 'activate cannon', 'focus')
      .asks('south', 'act');
  });
});

describe('suun: never-still', () => {
  const shot = (moves: readonly string[]): number => {
    const scene = new Scene('suun 10,10; irix 5,5 activated', 'maud 30,10; orlen 40,25').does(
      'south',
      'activate suun',
      ...moves,
    );
    scene
      .rolls('skull blank blank  inspire')
      .does('north', 'activate maud', 'move 28,10', 'attack long-gun suun');
    return scene.unit('suun').damage;
  };

  it('covers her once she has moved 4 inches in a turn', () => {
    expect([
      shot(['move 10,13.9', 'end']),
      shot(['move 10,14', 'end']),
      shot(['move 10,12', 'move 10,10']),
    ]).toEqual([2, 0, 0]);
  });

  it('until her next turn begins', () => {
    const scene = new Scene('suun 10,10; irix 5,5 activated', 'orlen 40,25 activated').does(
      'south',
      'activate suun',
      'move 10,15',
      'end',
    );
    scene.does('south', 'first south');
    scene.does('south', 'inspire suun', 'inspire suun').does('north', 'inspire orlen');
    expect(scene.unit('suun').boosts).toHaveLength(1);
    scene.does('south', 'activate suun');
    expect(scene.unit('suun').boosts).toEqual([]);
  });

  it('not for being pushed about', () => {
    const scene = new Scene('brine 10,10; cray 5,5', 'suun 15,10; irix 40,25')
      .rolls('4 4')
      .does('south', 'activate brine', 'magic', 'cast undertow', 'keep');
    expect([scene.at('suun'), scene.unit('suun').boosts]).toEqual(['18,10', []]);
  });
});

describe('suun: veil-knives', () => {
  it('ignore cover, reroll a die and fly 10 inches', () => {
    const scene = new Scene('suun 10,10; irix 5,5', 'maud 21.26,10; orlen 21.27,14', {
      terrain: 'forest 20,8 23,8 23,12 20,12',
    })
      .rolls('skull blank blank')
      .does('south', 'activate suun');
    scene.refuses('south', 'attack veil-knives orlen', 'attack.range');
    scene
      .does('south', 'attack veil-knives maud')
      .asks('south', 'dice')
      .refuses('south', 'reroll skill 0-0-0-2', 'dice.tooMany');
    scene.rolls('mastery  inspire armour').does('south', 'reroll skill 0-0-0-1').asks('south', 'act');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([1, 0]);
    new Scene('suun 10,10; irix 5,5', 'maud 11.26,10')
      .does('south', 'activate suun')
      .refuses('south', 'attack veil-knives maud', 'attack.combat');
  });
});

describe('suun: encore', () => {
  it('gives her an action of any kind at once, for two tokens, once a turn', () => {
    const scene = new Scene('suun 10,10 inspire 4; irix 5,5', 'maud 30,10; orlen 40,25').does(
      'south',
      'activate suun',
      'use encore',
      'move 10,15',
    );
    expect([scene.unit('suun').inspire, scene.at('suun')]).toEqual([2, '10,15']);
    scene.refuses('south', 'use encore', 'use.unique');
    scene.does('south', 'move 10,14', 'move 10,13').refuses('south', 'move 10,12', 'act.none');
  });

  it('#26 obeys the limits of the turn and leaves no room for other tricks', () => {
    const scene = new Scene('suun+vigour 10,10 inspire 4 damage 1; irix 5,5', 'maud 30,10; orlen 40,25').does(
      'south',
      'activate suun',
      'focus',
      'use encore',
    );
    scene.refuses('south', 'focus', 'focus.once');
    scene.refuses('south', 'use smoke-pot', 'act.effortless');
    scene.refuses('south', 'drink vigour', 'act.effortless');
    scene.refuses('south', 'shake', 'act.notStunned');
    scene.does('south', 'end').asks('south', 'act');
  });

  it('fits between a charge and its free attack', () => {
    const scene = new Scene('suun 10,10 inspire 2; irix 5,5', 'maud 14,10; orlen 40,25')
      .rolls('3 3')
      .does('south', 'activate suun', 'charge maud', 'contact 12.74,10');
    scene
      .rolls('skull blank  blank')
      .does('south', 'use encore', 'attack basic maud')
      .asks('south', 'strike');
    scene.rolls('skull blank  blank').does('south', 'strike basic').asks('south', 'act');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([2, 0]);
  });

  it('wakes her when she is stunned, and needs two tokens', () => {
    const scene = new Scene('suun 10,10 inspire 2 stun; irix 5,5', 'maud 30,10').does(
      'south',
      'activate suun',
      'use encore',
    );
    expect([scene.unit('suun').tokens, scene.state.frames.at(1)]).toMatchObject([
      [],
      { step: 'turn', actions: 2 },
    ]);
    new Scene('suun 10,10 inspire 1; irix 5,5', 'maud 30,10')
      .does('south', 'activate suun')
      .refuses('south', 'use encore', 'use.cost');
  });
});

describe('suun: smoke-pot', () => {
  it('removes all conditions, and what lingers of them, from an ally within 3 inches, herself perhaps', () => {
    const scene = new Scene('suun 10,10 inspire 1 silence stun weakness dot 2; irix 5,5', 'maud 30,10')
      .does('south', 'activate suun')
      .refuses('south', 'use smoke-pot', 'use.cost');
    expect(scene.facts).toMatchObject({ needs: 2, has: 1 });
    const self = new Scene(
      'suun 10,10 inspire 1 stun weakness spotted dot 2 embers 1; irix 5,5',
      'maud 30,10',
    )
      .does('south', 'activate suun', 'use smoke-pot')
      .asks('south', 'act');
    expect(self.unit('suun')).toMatchObject({ tokens: [], lingering: [], dot: 0, inspire: 0, embers: 1 });
    self.refuses('south', 'use smoke-pot', 'use.unique');
  });

  it('asks for whom, as far as she sees', () => {
    const scene = new Scene(
      'suun 10,10 inspire 1; irix 14.26,10 blind immobilize; ashling 10,14.27 blind',
      'maud 30,10',
    )
      .does('south', 'activate suun', 'use smoke-pot')
      .asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target suun', 'target irix']);
    scene.does('south', 'target irix');
    expect(scene.unit('irix').tokens).toEqual([]);
  });
});
