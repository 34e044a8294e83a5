import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS, OPTIONS, type Options } from '../content/options.ts';
import { bloodstones } from '../index.ts';
import { rules } from '../rules/rules.ts';
import { opening, tableFor } from './opening.ts';
import { Scene } from './scene.ts';

/** Two players who draw for first player; seat 0 starts. */
const start = (options: Partial<Options>) => Scene.opening(tableFor(2, options), 5, 5, 2, 2);

describe('table options', () => {
  test('each has its values, the default first (#220)', () => {
    expect(OPTIONS).toEqual({
      factionPick: ['draft', 'random'],
      factionLimits: ['enforce', 'free'],
      openingBuild: ['sequential', 'simultaneous'],
      swapVisibility: ['public', 'secret'],
      stallGuard: ['off', 'idle'],
      roundLimit: ['off', '30', '45', '60'],
      wipedOutVillage: ['paid', 'free'],
      cutiecorn: ['off', 'on'],
      regroupTarget: ['standard', 'short'],
    });
    for (const [name, [first]] of Object.entries(OPTIONS))
      expect(DEFAULT_OPTIONS).toHaveProperty(name, first);
    expect(bloodstones.refuseSetup(tableFor(4))).toBeNull();
  });

  test.each(Object.entries(OPTIONS))('%s takes no value but its own (#220)', (name, values) => {
    for (const value of values)
      expect(bloodstones.refuseSetup(tableFor(3, { [name]: value })), value).toBeNull();
    for (const value of ['', 'On', 30, true, null, undefined, ['off']])
      expect(bloodstones.refuseSetup(tableFor(3, { [name]: value }))?.code).toBe('kernel.setup');
  });

  test('two do not go together: one Cutiecorn cannot be built by several at once (#220)', () => {
    const both = tableFor(3, { openingBuild: 'simultaneous', cutiecorn: 'on' });
    expect(bloodstones.refuseSetup(both)).toMatchObject({ rule: '16', code: 'setup.cutiecorn' });
  });

  test('factionPick: chosen one after the other, or dealt (#220)', () => {
    start({ factionPick: 'draft' }).asks(0, 'pick').does(0, 'pick hillFolk').asks(1, 'pick');
    const dealt = start({ factionPick: 'random' });
    expect(dealt.step).toBe('found');
    const factions = dealt.state.players.map(({ faction }) => faction);
    expect(new Set(factions).size).toBe(2);
    for (const faction of factions) expect(['none', 'corsairs', 'chaosHorde']).not.toContain(faction);
    expect(dealt.state.players.map(({ hand }) => hand.length)).toEqual([9, 9]);
  });

  test('factionLimits: small tables are warned off two factions, or may take them (#220)', () => {
    const strict = start({ factionLimits: 'enforce' });
    for (const faction of ['corsairs', 'chaosHorde']) strict.refuses(0, `pick ${faction}`, 'faction.tooFew');
    const free = start({ factionLimits: 'free' }).does(0, 'pick corsairs').does(1, 'pick chaosHorde');
    expect(free.step).toBe('found');
  });

  test('openingBuild: citadel and build player by player, or all builds at once (#220)', () => {
    const one = opening(['hillFolk', 'horseLords'], { options: { openingBuild: 'sequential' } });
    one.does('horseLords', 'found @20').asks('horseLords', 'muster').does('horseLords', 'ready');
    one.asks('hillFolk', 'found');
    const all = opening(['hillFolk', 'horseLords'], { options: { openingBuild: 'simultaneous' } });
    all.does('horseLords', 'found @20').does('hillFolk', 'found @54').asks('hillFolk', 'deploy');
    expect(rules.deciders(all.state)).toHaveLength(2);
  });

  test('swapVisibility: the others see that a tile was put in, or not even that (#220)', () => {
    const seen = (swapVisibility: 'public' | 'secret', decision: string) => {
      const scene = new Scene({ factions: ['hillFolk', 'horseLords'], options: { swapVisibility } })
        .units('hillFolk', 20, 'swords cavalry')
        .units('horseLords', 20, 'swords')
        .hand('hillFolk', '2 castle')
        .hand('horseLords', 'swords')
        .does('hillFolk', 'battle @20 seat 1', decision);
      const [event] = scene.told('battle.decided');
      if (event === undefined) throw new Error('nothing was decided');
      const { players, frames } = rules.mask(scene.state, 1);
      return JSON.stringify([rules.maskEvent(event, 1), players[0]?.hand, frames]);
    };
    expect(seen('public', 'swap castle')).not.toBe(seen('public', 'keep'));
    expect(seen('secret', 'swap castle')).toBe(seen('secret', 'keep'));
  });

  test('stallGuard: the third idle turn costs a tile, or nothing (#220)', () => {
    for (const [stallGuard, step] of [
      ['idle', 'idle'],
      ['off', 'main'],
    ] as const) {
      const scene = new Scene({ factions: ['hillFolk', 'horseLords'], options: { stallGuard } });
      scene.hand('hillFolk', '6 castle').player('hillFolk').idle = 2;
      expect(scene.does('hillFolk', 'end', 'end').step).toBe(step);
    }
  });

  test('roundLimit: the end comes after so many rounds, or by regroups alone (#220)', () => {
    for (const roundLimit of OPTIONS.roundLimit) {
      const scene = new Scene({ factions: ['hillFolk', 'horseLords'], options: { roundLimit } });
      scene.state.round = 45;
      scene.turn('horseLords').does('horseLords', 'end');
      expect(scene.step, roundLimit).toBe(roundLimit === '30' || roundLimit === '45' ? 'over' : 'main');
    }
  });

  test('wipedOutVillage: the first village anew costs its pips, or nothing (#220)', () => {
    for (const wipedOutVillage of OPTIONS.wipedOutVillage) {
      const scene = new Scene({ factions: ['hillFolk', 'horseLords'], options: { wipedOutVillage } });
      scene.hand('hillFolk', 'castle').does('hillFolk', 'end', 'settle @12');
      expect(scene.state.frames).toMatchObject([{ debt: wipedOutVillage === 'paid' ? 2 : 0 }]);
    }
  });

  test('cutiecorn: in the box, or on the table (#220)', () => {
    for (const cutiecorn of OPTIONS.cutiecorn) {
      const scene = new Scene({ factions: ['hillFolk', 'horseLords'], options: { cutiecorn } });
      scene.villages('hillFolk', 54).hand('hillFolk', '2 swords');
      expect(scene.moves('hillFolk', 'build cutiecorn')).toHaveLength(cutiecorn === 'on' ? 1 : 0);
    }
  });

  test.each([
    ['standard', 2, 3],
    ['standard', 3, 2],
    ['short', 2, 2],
    ['short', 3, 1],
  ] as const)('regroupTarget: %s with %d players is %d (#170, #220)', (regroupTarget, seats, target) => {
    const factions = (['hillFolk', 'horseLords', 'dragonRiders'] as const).slice(0, seats);
    const over = (done: number) => {
      const scene = new Scene({ factions, options: { regroupTarget } });
      for (const player of scene.state.players) player.regroups = done;
      return scene.does('hillFolk', 'end').step === 'over';
    };
    expect([over(target - 1), over(target)]).toEqual([false, true]);
  });
});
