import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const WALL = 'rock 13,5 14,5 14,15 13,15';

describe('sorrow: dread-flag', () => {
  const flees = (sorrow: string, dice: string): boolean => {
    const scene = new Scene('orlen 12,10; maud 5,5', `cray 13.26,10; sorrow ${sorrow}`).rolls(dice);
    scene.does('south', 'activate orlen', 'flee');
    return scene.told('flight.tested').some(({ passed }) => passed);
  };

  it('takes a point of morale from enemies within 4 inches', () => {
    expect([flees('12,15.417', '3 1'), flees('12,15.43', '3 1'), flees('12,15.417', '4 1')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('takes none from his own side', () => {
    const scene = new Scene('cray 12,10; sorrow 12,12', 'orlen 13.26,10')
      .rolls('3 1')
      .does('south', 'activate cray', 'flee');
    expect(scene.told('flight.tested')).toMatchObject([{ passed: true }]);
  });
});

describe('sorrow: anchor-chain', () => {
  it('reaches 2 inches and pushes what it damages as far', () => {
    const scene = new Scene('sorrow 10,10; brine 5,5', 'maud 13.417,10; orlen 13.43,12').rolls(
      'skull mastery mastery blank  blank armour deflect',
    );
    scene.does('south', 'activate sorrow').refuses('south', 'attack anchor-chain orlen', 'attack.reach');
    scene.does('south', 'attack anchor-chain maud');
    expect([scene.unit('maud').damage, scene.at('maud'), scene.unrolled]).toEqual([1, '15.417,10', 0]);
  });

  it('stuns whoever is pushed against a comrade, who is not', () => {
    const scene = new Scene('sorrow 10,10; brine 5,5', 'maud 13,10; orlen 15,10').rolls(
      'skull blank blank blank  blank',
    );
    scene.does('south', 'activate sorrow', 'attack anchor-chain maud');
    expect([scene.at('maud'), scene.unit('maud').tokens, scene.unit('orlen').tokens]).toEqual([
      '13.74,10',
      ['stun'],
      [],
    ]);
  });
});

describe('sorrow: boarding-pistol', () => {
  it('pierces armour and deals two damage a hit, once a turn', () => {
    const scene = new Scene('sorrow 10,10 inspire 2; brine 5,5', 'tobren 19.574,10; maud 30,25').rolls(
      'skull mastery  armour deflect',
    );
    scene.does('south', 'activate sorrow', 'attack boarding-pistol tobren');
    expect([scene.unit('tobren').damage, scene.unit('sorrow').inspire, scene.unrolled]).toEqual([2, 1, 0]);
    scene.refuses('south', 'attack boarding-pistol tobren', 'attack.unique');
  });

  it('needs a token, 8 inches, sight and elbow room', () => {
    const sorrow = (unit: string, north: string, terrain = ''): Scene =>
      new Scene(`${unit}; brine 5,5`, north, { terrain }).does('south', 'activate sorrow');
    sorrow('sorrow 10,10', 'maud 15,10').refuses('south', 'attack boarding-pistol maud', 'attack.cost');
    sorrow('sorrow 10,10 inspire 1', 'maud 19.43,10').refuses(
      'south',
      'attack boarding-pistol maud',
      'attack.range',
    );
    sorrow('sorrow 10,10 inspire 1', 'maud 17,10', WALL).refuses(
      'south',
      'attack boarding-pistol maud',
      'attack.unseen',
    );
    sorrow('sorrow 10,10 inspire 1', 'maud 17,10; orlen 11.417,10').refuses(
      'south',
      'attack boarding-pistol maud',
      'attack.combat',
    );
  });
});

describe('sorrow: all-hands', () => {
  it('gives every Support within 6 inches a Move Action, one after another, seen or not, for a token and no action', () => {
    const scene = new Scene(
      'sorrow 10,10 inspire 1; husk 15,10; husk 10,15; husk 10,17.43; cray 12,12',
      'maud 30,25',
      {
        terrain: WALL,
      },
    );
    scene.does('south', 'activate sorrow', 'use all-hands').asks('south', 'aim');
    expect(scene.moves('south')).toEqual(['target husk', 'target husk.2']);
    scene.does('south', 'target husk.2', 'move 10,13', 'move 15,12').asks('south', 'act');
    expect([scene.at('husk'), scene.at('husk.2'), scene.at('husk.3')]).toEqual([
      '15,12',
      '10,13',
      '10,17.43',
    ]);
    expect([
      scene.unit('sorrow').inspire,
      scene.unit('husk').activated,
      scene.unit('cray').turn.moved,
    ]).toEqual([0, false, 0]);
    expect(scene.state.frames.at(1)).toMatchObject({ step: 'turn', actions: 2 });
    scene.refuses('south', 'use all-hands', 'use.unique');
  });

  it('may be waived one by one, and passes over who cannot move', () => {
    const scene = new Scene(
      'sorrow 10,10 inspire 1; husk 15,10; husk 10,15; cray 5,5',
      'maud 16.26,10; orlen 30,25',
    );
    scene.does('south', 'activate sorrow', 'use all-hands');
    scene.does('south', 'target husk', 'end').asks('south', 'act');
    expect([scene.at('husk'), scene.at('husk.2'), scene.unit('sorrow').inspire]).toEqual([
      '15,10',
      '10,15',
      0,
    ]);
  });

  it('needs a Support and a token', () => {
    new Scene('sorrow 10,10 inspire 1; cray 12,10', 'maud 30,25')
      .does('south', 'activate sorrow')
      .refuses('south', 'use all-hands', 'use.nobody');
    new Scene('sorrow 10,10; husk 15,10', 'maud 30,25')
      .does('south', 'activate sorrow')
      .refuses('south', 'use all-hands', 'use.cost');
  });
});

describe('brine: tidecaller', () => {
  it('rerolls both dice of a Magic Test, once a turn', () => {
    const scene = new Scene('brine 10,10; cray 5,5', 'maud 15,10; orlen 30,25')
      .rolls('3 1')
      .does('south', 'activate brine', 'magic', 'cast undertow')
      .asks('south', 'dice');
    scene.refuses('south', 'reroll tidecaller 1-0-0-0-0-0', 'dice.all');
    scene.rolls('4 2').does('south', 'reroll tidecaller 1-0-1-0-0-0').asks('south', 'cast');
    expect(scene.at('maud')).toBe('18,10');
    scene.rolls('3 1').does('south', 'cast choking-tide').asks('south', 'act');
    expect([scene.told('spell.tried').map(({ passed }) => passed), scene.unrolled]).toEqual([[false], 0]);
  });

  it('may be saved for the next spell, and does not undo two ones', () => {
    const scene = new Scene('brine 10,10; cray 5,5', 'maud 15,10; orlen 30,25')
      .rolls('3 1')
      .does('south', 'activate brine', 'magic', 'cast undertow', 'keep');
    scene.rolls('2 1').does('south', 'cast choking-tide').asks('south', 'dice');
    const burnt = new Scene('brine 10,10; cray 5,5', 'maud 15,10; orlen 30,25')
      .rolls('1 1')
      .does('south', 'activate brine', 'magic', 'cast undertow')
      .asks('south', 'cast');
    expect([burnt.unit('brine').damage, burnt.at('maud')]).toEqual([1, '15,10']);
  });

  it('burns her when the second roll shows two ones', () => {
    const scene = new Scene('brine 10,10; cray 5,5', 'maud 15,10; orlen 30,25')
      .rolls('3 1')
      .does('south', 'activate brine', 'magic', 'cast undertow');
    scene.rolls('1 1').does('south', 'reroll tidecaller 1-0-1-0-0-0');
    expect([scene.told('mana.burned').length, scene.unit('brine').damage]).toEqual([1, 1]);
  });
});

describe('brine: gutting-knife', () => {
  it('is a melee attack of two dice', () => {
    const scene = new Scene('brine 10,10; cray 5,5', 'maud 11.26,10; orlen 13,10').rolls(
      'skull mastery  blank',
    );
    scene
      .does('south', 'activate brine', 'attack gutting-knife maud')
      .refuses('south', 'attack gutting-knife orlen', 'attack.contact');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([1, 0]);
  });
});

/** Mother Brine passes her test with the first roll. */
const brine = (south: string, north: string, spell: string, dice: string): Scene => {
  const scene = new Scene(south, north).rolls(dice).does('south', 'activate brine', 'magic', `cast ${spell}`);
  return scene.does('south', 'keep');
};

describe('brine: choking-tide', () => {
  it('silences what it damages', () => {
    const scene = brine(
      'brine 10,10; cray 5,5',
      'maud 21.26,10; orlen 40,25',
      'choking-tide',
      '4 1  skull mastery mastery  blank armour',
    );
    expect([scene.unit('maud').damage, scene.unit('maud').tokens, scene.unrolled]).toEqual([
      1,
      ['silence'],
      0,
    ]);
    const saved = brine(
      'brine 10,10; cray 5,5',
      'maud 21.26,10; orlen 40,25',
      'choking-tide',
      '4 1  skull blank blank  deflect',
    );
    expect(saved.unit('maud').tokens).toEqual([]);
  });

  it('reaches 10 inches, and nobody from within a combat', () => {
    new Scene('brine 10,10; cray 5,5', 'maud 21.27,10')
      .does('south', 'activate brine', 'magic')
      .refuses('south', 'cast choking-tide', 'cast.nobody');
    new Scene('brine 10,10; cray 5,5', 'maud 15,10; orlen 11.26,10')
      .does('south', 'activate brine', 'magic')
      .refuses('south', 'cast choking-tide', 'cast.combat');
  });
});

describe('brine: raise-the-bilge', () => {
  it('deploys a Bilge Husk fully within 5 inches', () => {
    const scene = brine('brine 10,10; cray 5,5', 'maud 30,10; orlen 40,25', 'raise-the-bilge', '5 1').asks(
      'south',
      'summon',
    );
    scene.refuses('south', 'summon 15.01,10', 'summon.far');
    scene.does('south', 'summon 15,10').asks('south', 'cast');
    expect([scene.at('husk'), scene.unit('husk').damage]).toEqual(['15,10', 0]);
  });

  it('fails below 9, and cannot be tried with four Husks alive', () => {
    const scene = brine('brine 10,10; cray 5,5', 'maud 30,10', 'raise-the-bilge', '4 1').asks(
      'south',
      'cast',
    );
    expect(scene.state.units).toHaveLength(3);
    const full = 'husk 30,5; husk 32,5; husk 34,5; husk 36,5';
    new Scene(`brine 10,10; ${full}`, 'maud 15,10')
      .does('south', 'activate brine', 'magic')
      .refuses('south', 'cast raise-the-bilge', 'cast.noRoom');
  });

  it('#8 sets the miniature of a fallen Husk on the table again', () => {
    const scene = new Scene(
      'brine 10,10; husk 30,24; cray 5,5',
      'maud 30,10 activated; kessa 31.26,24; orlen 40,25',
    ).does('south', 'activate cray', 'end');
    scene.rolls('skull skull  blank blank').does('north', 'activate kessa', 'attack quick-cut husk');
    scene.rolls('skull skull  blank blank').does('north', 'attack quick-cut husk');
    expect(scene.unit('husk').state).toBe('destroyed');
    scene.rolls('5 1').does('south', 'magic', 'cast raise-the-bilge', 'keep', 'summon 15,10');
    expect([scene.at('husk'), scene.unit('husk').damage, scene.state.units.length]).toEqual(['15,10', 0, 6]);
  });
});

describe('brine: undertow', () => {
  it('pushes a visible enemy within 8 inches 3 inches away', () => {
    const scene = brine('brine 10,10; cray 5,5', 'maud 19.26,10; orlen 40,25', 'undertow', '4 1');
    expect([scene.at('maud'), scene.unit('maud').tokens]).toEqual(['22.26,10', []]);
    new Scene('brine 10,10; cray 5,5', 'maud 19.27,10')
      .does('south', 'activate brine', 'magic')
      .refuses('south', 'cast undertow', 'cast.nobody');
    new Scene('brine 10,10; cray 5,5', 'maud 17,10', { terrain: WALL })
      .does('south', 'activate brine', 'magic')
      .refuses('south', 'cast undertow', 'cast.nobody');
  });

  it('stuns against an edge', () => {
    const scene = brine('brine 40,10; cray 5,5', 'maud 43,10; orlen 5,25', 'undertow', '4 1');
    expect([scene.at('maud'), scene.unit('maud').tokens]).toEqual(['44.37,10', ['stun']]);
  });
});

describe('husk: clammy-grip', () => {
  it('takes a point of morale from whoever is in combat with it, for each Husk', () => {
    const flees = (husks: string, dice: string): boolean => {
      const scene = new Scene('orlen 12,10; maud 5,5', `${husks}; cray 40,25`)
        .rolls(dice)
        .does('south', 'activate orlen', 'flee');
      return scene.told('flight.tested').some(({ passed }) => passed);
    };
    expect([flees('husk 13.26,10', '4 1'), flees('husk 13.26,10', '3 1')]).toEqual([true, false]);
    expect([
      flees('husk 13.26,10; husk 10.74,10', '5 1'),
      flees('husk 13.26,10; husk 10.74,10', '4 1'),
    ]).toEqual([true, false]);
    expect(flees('husk 13.26,10; husk 10.5,10', '4 1')).toBe(true);
  });
});

describe('husk: claw', () => {
  it('is a melee attack of two dice', () => {
    const scene = new Scene('husk 10,10; cray 5,5', 'maud 11.26,10; orlen 13,10').rolls(
      'skull skull  blank blank',
    );
    scene
      .does('south', 'supports', 'attack claw maud')
      .refuses('south', 'attack claw orlen', 'attack.contact');
    expect([scene.unit('maud').damage, scene.unrolled]).toEqual([2, 0]);
  });
});
