import { LOCALES, type Seat } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { Faction } from '../../content/factions.ts';
import type { Area } from '../../content/map.ts';
import { bloodstones } from '../../index.ts';
import { cheapest, dueNow } from '../../rules/due.ts';
import { pairings } from '../../rules/end.ts';
import { foesIn } from '../../rules/forces.ts';
import { rules } from '../../rules/rules.ts';
import { attackWon } from '../../test/fortune.ts';
import { Scene } from '../../test/scene.ts';
import { BROKEN, randomGame, seen, TABLES } from '../../test/spoken.ts';
import type { View } from '../plan/selection.ts';
import type { Warning } from '../warnings/warning.ts';
import { warningsFor } from '../warnings/warnings.ts';
import { warningLine } from '../warnings/words.ts';

/** The warnings before a move, which must be legal. */
function before(scene: Scene, faction: Faction, text: string): Warning[] {
  const seat = scene.seat(faction);
  const parsed = rules.notation.parse(scene.state, seat, text);
  if (!parsed.ok) throw new Error(parsed.problem);
  expect(rules.refuse(scene.state, seat, parsed.move), text).toBeNull();
  return warningsFor(seen(scene, seat), seat, parsed.move);
}

function codes(scene: Scene, faction: Faction, text: string): string[] {
  return before(scene, faction, text).map(({ code }) => code);
}

const DUEL = { factions: ['dragonRiders', 'horseLords'] } as const;

describe('fighting', () => {
  test('an attack with no way out of a defeat', () => {
    const corner = (): Scene =>
      new Scene(DUEL).units('dragonRiders', 7, '3 swords').units('horseLords', 7, 'swords');
    expect(codes(corner(), 'dragonRiders', 'battle @7 seat 1')).toEqual([]);
    const closed = corner().villages('horseLords', 6).villages('horseLords', 17);
    expect(before(closed, 'dragonRiders', 'battle @7 seat 1')).toEqual([
      { code: 'trapped', rule: '10.5', areas: [7], kinds: ['swords', 'swords', 'swords'], facts: {} },
    ]);
  });

  test('an attack that is hardly ever won, when it is marched to and when it is fought', () => {
    const scene = new Scene(DUEL)
      .units('dragonRiders', 15, '4 swords')
      .units('horseLords', 14, '2 swords castle')
      .hand('dragonRiders', 'castle');
    expect(before(scene, 'dragonRiders', 'step swords 15>14')).toMatchObject([
      { code: 'odds', areas: [14], facts: { chance: expect.closeTo(0, 1) } },
    ]);
    expect(codes(scene, 'dragonRiders', 'step 4 swords 15>14')).toEqual([]);
    scene.does('dragonRiders', 'step swords 15>14', 'pay castle');
    expect(codes(scene, 'dragonRiders', 'battle @14 seat 1')).toEqual(['odds']);
  });

  test('an attack that would be won with the very tile that pays for the way', () => {
    const scene = new Scene(DUEL)
      .units('dragonRiders', 15, 'swords')
      .units('horseLords', 14, '2 swords')
      .hand('dragonRiders', 'castle');
    const [march] = before(scene, 'dragonRiders', 'step swords 15>14');
    expect(march).toMatchObject({ code: 'odds', facts: { chance: expect.closeTo(0.118, 3) } });
    scene.does('dragonRiders', 'step swords 15>14', 'pay castle');
    expect(before(scene, 'dragonRiders', 'battle @14 seat 1')).toEqual([march]);
  });

  test('standing where the battle is lost and the way is open', () => {
    const scene = new Scene(DUEL)
      .units('dragonRiders', 14, '4 swords leader')
      .units('horseLords', 14, 'skirmishers')
      .does('dragonRiders', 'battle @14 seat 1')
      .asks('horseLords', 'stand');
    expect(codes(scene, 'horseLords', 'stand')).toEqual(['odds']);
    expect(codes(scene, 'horseLords', 'withdraw @4')).toEqual([]);
  });

  test('a retreat that not everybody can follow', () => {
    const scene = new Scene({ factions: ['horseLords', 'dragonRiders'] })
      .units('horseLords', 22, '5 swords')
      .units('dragonRiders', 22, 'dragon 2 swords');
    attackWon(scene, 'horseLords', 'dragonRiders', 22);
    scene.does('dragonRiders', 'lose swords').asks('dragonRiders', 'retreat');
    expect(before(scene, 'dragonRiders', 'retreat @23')).toMatchObject([
      { code: 'stranded', areas: [23], kinds: ['swords'] },
    ]);
    expect(codes(scene, 'dragonRiders', 'retreat @14')).toEqual([]);
  });

  test('a swap that gains nothing', () => {
    const scene = new Scene(DUEL)
      .units('dragonRiders', 14, '2 swords')
      .units('horseLords', 14, 'castle')
      .hand('dragonRiders', 'skirmishers leader')
      .rig('dragonRiders', 5, 5, 4, 2)
      .does('dragonRiders', 'battle @14 seat 1');
    expect(before(scene, 'dragonRiders', 'swap skirmishers')).toMatchObject([
      { code: 'noGain', facts: { total: 14 } },
    ]);
    expect(codes(scene, 'dragonRiders', 'swap leader')).toEqual([]);
  });

  test('fewer Undead raised than the dead allow', () => {
    const scene = new Scene({ factions: ['necromancers', 'horseLords'] })
      .units('necromancers', 14, '2 swords necromancer')
      .units('horseLords', 14, 'swords');
    attackWon(scene, 'necromancers', 'horseLords', 14);
    scene.asks('necromancers', 'raise');
    expect(before(scene, 'necromancers', 'raise 0')).toMatchObject([
      { code: 'raise', facts: { count: 0, most: 1 } },
    ]);
    expect(codes(scene, 'necromancers', 'raise 1')).toEqual([]);
  });
});

describe('leaving', () => {
  test('a citadel or villages left bare beside an enemy', () => {
    const scene = (): Scene =>
      new Scene(DUEL)
        .units('dragonRiders', 14, '2 swords')
        .villages('dragonRiders', 14, 2)
        .hand('dragonRiders', 'castle leader');
    expect(codes(scene(), 'dragonRiders', 'step 2 swords 14>15')).toEqual([]);
    const watched = scene().units('horseLords', 21, 'cavalry');
    expect(before(watched, 'dragonRiders', 'step 2 swords 14>15')).toMatchObject([
      { code: 'openVillages', areas: [14], facts: { count: 2 } },
    ]);
    expect(codes(watched, 'dragonRiders', 'step swords 14>15')).toEqual([]);
    const seat = new Scene(DUEL)
      .units('dragonRiders', 14, 'citadel swords')
      .units('horseLords', 21, 'cavalry')
      .hand('dragonRiders', 'castle');
    expect(codes(seat, 'dragonRiders', 'step swords 14>15')).toEqual(['openCitadel']);
  });

  test('an enemy next door that cannot enter is no danger', () => {
    const scene = new Scene(DUEL)
      .units('dragonRiders', 18, 'swords')
      .villages('dragonRiders', 18)
      .units('horseLords', 8, 'ship')
      .hand('dragonRiders', 'castle');
    expect(codes(scene, 'dragonRiders', 'step swords 18>19')).toEqual([]);
  });

  test('the desert: no word while there are pips to walk on, a warning where there are none', () => {
    const scene = (hand: string): Scene =>
      new Scene(DUEL).units('dragonRiders', 62, 'swords lizardmen').hand('dragonRiders', hand);
    expect(codes(scene('swords'), 'dragonRiders', 'step swords+lizardmen 62>71')).toEqual([]);
    expect(before(scene('skirmishers'), 'dragonRiders', 'step swords+lizardmen 62>71')).toMatchObject([
      { code: 'desert', areas: [71], kinds: ['swords'] },
    ]);
    const left = scene('swords').does('dragonRiders', 'step swords 62>71', 'pay swords');
    expect(before(left, 'dragonRiders', 'end')).toMatchObject([
      { code: 'desert', areas: [71], kinds: ['swords'] },
    ]);
  });
});

describe('paying', () => {
  const march = (hand: string): Scene =>
    new Scene(DUEL)
      .units('dragonRiders', 14, '2 swords')
      .hand('dragonRiders', hand)
      .does('dragonRiders', 'step 2 swords 14>15');

  test('more than is owed, with something cheaper at hand', () => {
    expect(before(march('castle skirmishers'), 'dragonRiders', 'pay castle')).toMatchObject([
      { code: 'overpay', kinds: ['skirmishers'], facts: { debt: 2, lost: 2, paid: 2 } },
    ]);
    expect(codes(march('castle skirmishers'), 'dragonRiders', 'pay skirmishers')).toEqual([]);
    expect(codes(march('castle'), 'dragonRiders', 'pay castle')).toEqual([]);
  });

  test('a tile that could be left out (#180)', () => {
    expect(before(march('castle skirmishers'), 'dragonRiders', 'pay skirmishers castle')).toMatchObject([
      { code: 'overpay', kinds: ['skirmishers'], facts: { debt: 2, lost: 4, paid: 2 } },
    ]);
  });

  test('a pip too many is no waste where it spares the tile that a battle needs', () => {
    const attack = (enemy: string): Scene =>
      new Scene(DUEL)
        .units('dragonRiders', 15, '4 swords skirmishers')
        .units('horseLords', 14, enemy)
        .hand('dragonRiders', 'blank 2 cavalry')
        .does('dragonRiders', 'step 4 swords+skirmishers 15>14');
    expect(codes(attack('4 swords skirmishers'), 'dragonRiders', 'pay cavalry cavalry')).toEqual([]);
    expect(codes(attack('skirmishers'), 'dragonRiders', 'pay cavalry cavalry')).toEqual(['overpay']);
    const spare = attack('4 swords skirmishers').hand('dragonRiders', 'blank skirmishers 2 cavalry');
    expect(before(spare, 'dragonRiders', 'pay skirmishers cavalry cavalry')).toMatchObject([
      { code: 'overpay', kinds: ['skirmishers', 'cavalry'], facts: { debt: 5, lost: 3, paid: 5 } },
    ]);
  });

  test('the last tile of five pips, unless nothing else would pay', () => {
    expect(codes(march('leader castle'), 'dragonRiders', 'pay leader')).toEqual(['overpay', 'lastFive']);
    expect(codes(march('leader dragon'), 'dragonRiders', 'pay leader')).toEqual([]);
    expect(codes(march('leader'), 'dragonRiders', 'pay leader')).toEqual([]);
  });

  test('the last tile of five pips thrown away for a build', () => {
    const scene = new Scene(DUEL)
      .villages('dragonRiders', 14)
      .hand('dragonRiders', 'swords leader skirmishers')
      .does('dragonRiders', 'build swords @14')
      .asks('dragonRiders', 'build');
    expect(before(scene, 'dragonRiders', 'discard leader')).toMatchObject([
      { code: 'lastFive', kinds: ['leader'] },
    ]);
    expect(codes(scene, 'dragonRiders', 'discard skirmishers')).toEqual([]);
  });
});

describe('ending too early', () => {
  test('villages still to be captured', () => {
    const scene = new Scene(DUEL)
      .units('dragonRiders', 14, 'swords')
      .villages('horseLords', 14)
      .hand('dragonRiders', 'castle')
      .turn('dragonRiders')
      .asks('dragonRiders', 'capture');
    expect(before(scene, 'dragonRiders', 'end')).toMatchObject([{ code: 'captures', areas: [14] }]);
  });

  test('the Chaos Horde has its capture in the main phase', () => {
    const scene = new Scene({ factions: ['chaosHorde', 'horseLords'] })
      .units('chaosHorde', 14, 'hordes')
      .villages('horseLords', 14)
      .hand('chaosHorde', 'hordes cavalry');
    expect(codes(scene, 'chaosHorde', 'end')).toContain('captures');
    scene.does('chaosHorde', 'capture @14', 'pay hordes');
    expect(codes(scene, 'chaosHorde', 'end')).toEqual([]);
  });

  test('a turn in which nothing was done, with units to build', () => {
    const scene = new Scene(DUEL).villages('dragonRiders', 14).hand('dragonRiders', 'skirmishers swords');
    expect(before(scene, 'dragonRiders', 'end')).toMatchObject([
      { code: 'builds', kinds: ['skirmishers', 'swords'] },
    ]);
    scene.does('dragonRiders', 'build skirmishers @14');
    expect(codes(scene, 'dragonRiders', 'end')).toEqual([]);
  });

  test('villages still to be built; a free one above all', () => {
    const scene = new Scene(DUEL).villages('dragonRiders', 14).hand('dragonRiders', 'castle');
    scene.does('dragonRiders', 'end').asks('dragonRiders', 'construct');
    expect(codes(scene, 'dragonRiders', 'end')).toEqual(['villages']);
    const free = new Scene({ ...DUEL, options: { wipedOutVillage: 'free' } })
      .units('dragonRiders', 14, 'swords')
      .does('dragonRiders', 'end')
      .asks('dragonRiders', 'construct');
    expect(codes(free, 'dragonRiders', 'end')).toEqual(['freeVillage']);
    free.does('dragonRiders', 'settle @14');
    expect(codes(free, 'dragonRiders', 'end')).toEqual([]);
  });

  test('the second idle turn is the last one without a price', () => {
    const scene = (idle: number): Scene => {
      const made = new Scene({ ...DUEL, options: { stallGuard: 'idle' } })
        .units('dragonRiders', 9, 'swords')
        .hand('dragonRiders', 'blank');
      made.player('dragonRiders').idle = idle;
      made.player('dragonRiders').supply = 0;
      return made;
    };
    expect(codes(scene(0), 'dragonRiders', 'end')).toEqual([]);
    expect(codes(scene(1), 'dragonRiders', 'end')).toEqual(['idleSoon']);
    expect(before(scene(2), 'dragonRiders', 'end')).toMatchObject([{ code: 'idleNow', facts: { turns: 3 } }]);
  });

  test('Build Points that buy nothing later', () => {
    const scene = Scene.opening(
      {
        seats: 2,
        map: 'tyrants-lament',
        options: new Scene(DUEL).state.options,
      },
      5,
      5,
      2,
      2,
    );
    scene.does(0, 'pick dragonRiders').does(1, 'pick horseLords').does(1, 'found @14');
    expect(scene.step).toBe('muster');
    const view = seen(scene, 1);
    const [first] = warningsFor(view, 1, { do: 'ready' });
    expect(first).toMatchObject({ code: 'points', facts: { points: 5 } });
  });
});

/** The warnings for pending battles, once everything owed is paid as proposed. */
function warnedOnceThere(view: View, seat: Seat, area: Area): Warning[] {
  const due = dueNow(view);
  const tiles = due === null ? null : cheapest(view, seat, due);
  const paid =
    tiles === null ? view : bloodstones.preview(view, seat, { do: 'pay', tiles: [...tiles] }).state;
  return pairings(paid ?? view, seat)
    .filter((clash) => clash.area === area)
    .flatMap(({ defender }) => warningsFor(paid ?? view, seat, { do: 'battle', area, foe: defender }));
}

test.each(TABLES)(
  'in a random game of $seats a march is warned of as the battle it leads to is',
  (context) => {
    const heard = new Set<string>();
    for (const { view, seat, moves } of randomGame(context)) {
      const own = view(seat);
      for (const move of moves) {
        if ((move.do !== 'step' && move.do !== 'shamble') || foesIn(own, seat, move.to).length === 0)
          continue;
        const { state } = bloodstones.preview(own, seat, move);
        const then = state === null ? [] : warnedOnceThere(state, seat, move.to);
        const told = warningsFor(own, seat, move).filter(({ code }) => code === 'odds' || code === 'trapped');
        expect(told.map(({ code }) => code)).toEqual([...new Set(then.map(({ code }) => code))]);
        const worst = Math.min(...then.map(({ facts }) => facts['chance'] ?? 1));
        expect(Math.min(...told.map(({ facts }) => facts['chance'] ?? 1))).toBe(worst);
        for (const { code } of told) heard.add(code);
      }
    }
    expect(heard).toContain('odds');
  },
);

test.each(TABLES)('in a random game of $seats every warning is said in every language', (context) => {
  const heard = new Set<string>();
  for (const { view, seat, moves, row } of randomGame(context)) {
    if (row % 7 !== 0) continue;
    const own = view(seat);
    for (const move of moves.slice(0, 40)) {
      for (const warning of warningsFor(own, seat, move)) {
        heard.add(warning.code);
        for (const locale of LOCALES) {
          const line = warningLine(locale, own, warning);
          expect(line, line).not.toMatch(BROKEN);
        }
      }
    }
  }
  expect(heard.size).toBeGreaterThan(5);
});
