import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Hits and damage of one melee attack against Hask, whose armour is 4. */
function blow(attacker: string, skill: string, attack: string, defence: string, token = false): number[] {
  const [kind = ''] = attacker.split(/[ +]/);
  const scene = new Scene(`${attacker} inspire ${token ? 3 : 0}`, 'hask 20,10; fenn 40,25');
  const { r } = scene.unit(kind);
  const [, x = '0'] = /(\d[\d.]*),10/.exec(attacker) ?? [];
  expect(Number(x) * 1000 + r + 1181, 'stands in contact').toBe(20_000);
  const held = scene.unit(kind).inspire;
  scene.rolls(`${attack} ${defence}`).does('south', `activate ${kind}`, `attack ${skill} hask`);
  if (scene.step === 'dice') scene.does('south', token ? 'spend' : 'keep');
  expect(scene.unrolled).toBe(0);
  return [
    scene.told('attack.hit')[0]?.hits ?? -1,
    scene.unit('hask').damage,
    held - scene.unit(kind).inspire,
  ];
}

describe('attack dice', () => {
  it('mastery 5: skulls and Mastery hit, an Inspire icon for a token', () => {
    expect(blow('kessa 18.189,10', 'quick-cut', 'mastery inspire', 'blank')).toEqual([1, 1, 0]);
    expect(blow('kessa 18.189,10', 'quick-cut', 'mastery inspire', 'blank armour', true)).toEqual([2, 2, 1]);
  });

  it('mastery 4: one Mastery of two; mastery 4 less Weakness: none', () => {
    expect(blow('fenn 18.189,10', 'cutlass', 'mastery mastery skull blank', 'blank blank')).toEqual([
      2, 2, 0,
    ]);
    expect(blow('fenn 18.189,10 weakness', 'cutlass', 'mastery mastery skull blank', 'blank')).toEqual([
      1, 1, 0,
    ]);
  });

  it('mastery 5 less Weakness is 3: Mastery misses altogether', () => {
    expect(blow('kessa 18.189,10 weakness', 'quick-cut', 'mastery mastery', '')).toEqual([0, 0, 0]);
  });

  it('each unsaved hit deals the profile’s damage', () => {
    expect(blow('ironlung 17.638,10', 'bell-hammer', 'skull skull mastery', 'blank blank armour')).toEqual([
      3, 4, 0,
    ]);
  });
});

describe('defence dice', () => {
  /** Damage of this many sure hits. */
  function hurt(defender: string, dice: string, token = false): number {
    const [name = ''] = defender.split(' ');
    const hits = dice.split(' ').length;
    const scene = new Scene('irix 10,10', `${defender} inspire ${token ? 1 : 0}; mortar 40,25`);
    scene.rolls(`${'skull '.repeat(hits)}${'blank '.repeat(5 - hits)}${dice}`);
    scene.does('south', 'activate irix', `attack chain-flail ${name}`);
    if (scene.step === 'dice') scene.does('north', token ? 'spend' : 'keep');
    expect(scene.unrolled).toBe(0);
    return scene.unit(name).damage;
  }

  it('armour 2 saves two of three Armour icons, armour 4 all three and no more than there are', () => {
    expect(hurt('sorrow 11.417,10', 'armour armour armour blank')).toBe(2);
    expect(hurt('hask 11.811,10', 'armour armour armour blank')).toBe(1);
  });

  it('armour 0 saves none; a Deflect always saves', () => {
    expect(hurt('husk 11.26,10', 'armour deflect')).toBe(1);
  });

  it('one token saves all Inspire icons, without it they fail', () => {
    expect(hurt('cray 11.26,10', 'inspire inspire inspire', true)).toBe(0);
    expect(hurt('cray 11.26,10', 'inspire inspire inspire')).toBe(3);
  });
});

describe('two rolls of one attack', () => {
  it('the attacker’s token is spent on the attack roll, the defender’s on the defence roll', () => {
    const scene = new Scene('kessa 10,10 inspire 1', 'cray 11.26,10 inspire 1; fenn 40,25');
    scene.rolls('inspire skull inspire blank');
    scene
      .does('south', 'activate kessa', 'attack quick-cut cray')
      .asks('south', 'dice')
      .does('south', 'spend');
    scene.asks('north', 'dice').does('north', 'spend');
    expect([scene.unit('kessa').inspire, scene.unit('cray').inspire, scene.unit('cray').damage]).toEqual([
      0, 0, 1,
    ]);
  });

  it('no hits: no defence roll, and the defender keeps the token', () => {
    const scene = new Scene('kessa 10,10', 'cray 11.26,10 inspire 1; fenn 40,25').rolls('blank inspire');
    scene.does('south', 'activate kessa', 'attack quick-cut cray').asks('south', 'act');
    expect(scene.told('dice.rolled').map(({ roll }) => roll)).toEqual(['attack']);
  });

  it('damage beyond the last point is not placed: Lifesteal restores what was', () => {
    const scene = new Scene('caul 10,10 damage 4', 'cray 11.26,10 damage 4; fenn 40,25');
    scene.rolls('skull skull skull skull blank blank blank blank');
    scene.does('south', 'activate caul', 'attack cold-touch cray');
    expect([scene.unit('cray').state, scene.unit('caul').damage]).toEqual(['destroyed', 2]);
  });
});
