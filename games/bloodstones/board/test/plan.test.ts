import { LOCALES, type Seat } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { Faction } from '../../content/factions.ts';
import { bloodstones } from '../../index.ts';
import { cheapest, dueNow } from '../../rules/due.ts';
import { printMove } from '../../rules/notation.ts';
import { EVERY_EVENT } from '../../test/every.ts';
import { Scene } from '../../test/scene.ts';
import { seen } from '../../test/spoken.ts';
import { eventLine } from '../../text/events.ts';
import { paymentAction } from '../actions/payment-action.ts';
import { rolesOf } from '../hand/roles.ts';
import { doer, links } from '../links.ts';
import { laidOut, paymentMove, placesOf, tapped } from '../plan/payment.ts';
import { moveAt } from '../plan/pointing.ts';
import { routeOf } from '../plan/route.ts';
import { after, kept, NOTHING, type Selection, toggled } from '../plan/selection.ts';
import { targetsOf } from '../plan/targets.ts';
import { forcedMove, usable } from '../plan/usable.ts';
import { phaseNow, phasesOf } from '../prompt/phases.ts';
import { questionFor } from '../prompt/question.ts';

const duel = (first: Faction = 'dragonRiders'): Scene =>
  new Scene({ factions: [first, first === 'necromancers' ? 'horseLords' : 'necromancers'] });

/** `15: 1`, with the number of steps if more than one. */
function coins(scene: Scene, selection: Partial<Selection>, seat: Seat = 0): Record<number, string> {
  const told = targetsOf(seen(scene, seat), seat, { ...NOTHING, ...selection });
  return Object.fromEntries(
    told.map(({ area, moves, price }) => [
      area,
      moves.length > 1 ? `${price?.count} in ${moves.length}` : String(price?.count ?? 'free'),
    ]),
  );
}

describe('an army in hand', () => {
  test('the places it can go to glow with what they cost, near and far, as far as the tiles reach', () => {
    const scene = duel().units('dragonRiders', 14, 'swords').hand('dragonRiders', 'skirmishers');
    // Two pips: one plain, a forest, or two plains; no hill.
    expect(coins(scene, { from: 14 })).toMatchObject({ 5: '2', 15: '1', 22: '1' });
    expect(coins(scene, { from: 14 })).toMatchObject({ 16: '2 in 2' });
    expect(coins(scene, { from: 14 })).not.toHaveProperty('13');
  });

  test('it goes no farther than the first enemy', () => {
    const scene = duel()
      .units('dragonRiders', 14, 'swords')
      .units('necromancers', 15, 'goblins')
      .units('necromancers', 22, 'goblins')
      .hand('dragonRiders', 'skirmishers');
    const glow = coins(scene, { from: 14 });
    expect(glow).toMatchObject({ 15: '1', 22: '1' });
    // 16 lies behind these two, and the way round is too far.
    expect(glow).not.toHaveProperty('16');
  });

  test('of a mixed stack those go who can; the chosen go or nobody', () => {
    const scene = duel().units('dragonRiders', 22, 'swords dragon').hand('dragonRiders', 'blank');
    const view = seen(scene, 0);
    const meant = (selection: Partial<Selection>): string => {
      const move = moveAt(view, 0, { ...NOTHING, from: 22, ...selection }, 23);
      return move === null ? '' : printMove(move);
    };
    expect(meant({})).toBe('step dragon 22>23');
    expect(meant({ units: ['swords'] })).toBe('step swords 22>23');
    expect(coins(scene, { from: 22, units: ['swords'] })).not.toHaveProperty('23');
  });

  test('units are told to stay and to go; the last one cannot stay', () => {
    const force = ['swords', 'swords', 'leader'] as const;
    expect(toggled(force, force, 'swords', false)).toEqual(['swords', 'leader']);
    expect(toggled(['leader'], force, 'swords', true)).toEqual(['swords', 'leader']);
    expect(toggled(['leader'], force, 'leader', false)).toEqual(['leader']);
  });

  test('after a step it stays in hand where it is; what is gone is let go', () => {
    const scene = duel().units('dragonRiders', 14, 'swords leader').hand('dragonRiders', 'blank');
    scene.does('dragonRiders', 'step swords 14>15');
    const view = seen(scene, 0);
    const moved = after({ do: 'step', units: ['swords'], from: 14, to: 15 }, view, 0);
    expect(moved).toMatchObject({ from: 15, units: ['swords'] });
    expect(kept({ ...NOTHING, from: 14, units: ['swords', 'leader'] }, view, 0)).toMatchObject({
      from: 14,
      units: null,
    });
    expect(kept({ ...NOTHING, from: 5, kind: 'giant' }, view, 0)).toEqual(NOTHING);
  });

  test('the arrow follows the ships where the army sails', () => {
    const scene = duel()
      .units('dragonRiders', 26, 'swords')
      .units('dragonRiders', 35, 'ship')
      .units('dragonRiders', 45, 'ship')
      .hand('dragonRiders', 'blank');
    const view = seen(scene, 0);
    const target = targetsOf(view, 0, { ...NOTHING, from: 26 }).find(({ area }) => area === 53);
    expect(target?.moves.map(printMove)).toEqual(['step swords 26>53']);
    expect(routeOf(view, 0, target?.moves ?? [])).toEqual([26, 35, 45, 53]);
  });
});

describe('paying', () => {
  const marched = (hand: string): Scene =>
    duel()
      .units('dragonRiders', 14, '4 swords')
      .hand('dragonRiders', hand)
      .does('dragonRiders', 'step 4 swords 14>15');

  test('the cheapest tiles are proposed, and the high ones kept', () => {
    const proposal = (hand: string): unknown => {
      const view = seen(marched(hand), 0);
      const due = dueNow(view);
      return due && cheapest(view, 0, due);
    };
    expect(proposal('blank castle skirmishers')).toEqual(['castle']);
    expect(proposal('blank 2 skirmishers')).toEqual(['skirmishers', 'skirmishers']);
    expect(proposal('blank cavalry skirmishers')).toEqual(['skirmishers', 'cavalry']);
    // Of two tiles with five pips, the one that can never be a unit.
    expect(proposal('leader blank')).toEqual(['blank']);
  });

  test('a tap takes a tile away or lays it to the others, and the engine says what is wrong', () => {
    const view = seen(marched('castle skirmishers blank'), 0);
    const due = dueNow(view);
    if (due === null) throw new Error('nothing is owed');
    const [skirmishers, castle] = [0, 1];
    expect(laidOut(view, 0, NOTHING, due)).toEqual([castle]);
    const tiles = tapped(view, 0, NOTHING, due, skirmishers);
    const move = paymentMove(view, 0, { ...NOTHING, tiles }, due);
    expect(move).toEqual({ do: 'pay', tiles: ['skirmishers', 'castle'] });
    expect(bloodstones.refuse(view, 0, move)).toBeNull();
    const short = tapped(view, 0, { ...NOTHING, tiles }, due, castle);
    expect(short).toEqual([skirmishers]);
    const less = paymentMove(view, 0, { ...NOTHING, tiles: short }, due);
    expect(bloodstones.refuse(view, 0, less)?.code).toBe('pay.short');
    expect(rolesOf('en', view, 0, NOTHING, null, new Set()).map(({ says }) => says)).toEqual([
      '',
      'pays 4',
      '',
    ]);
  });

  test('what is laid out is told with the chance it leaves, and with the tile worth keeping', () => {
    const view = seen(
      new Scene({ factions: ['dragonRiders', 'horseLords'] })
        .units('dragonRiders', 15, '4 swords skirmishers')
        .units('horseLords', 14, '4 swords skirmishers')
        .hand('dragonRiders', 'blank 2 cavalry')
        .does('dragonRiders', 'step 4 swords+skirmishers 15>14'),
      0,
    );
    const due = dueNow(view);
    if (due === null) throw new Error('nothing is owed');
    const told = (tiles: Selection['tiles']): readonly string[] => {
      const selection = { ...NOTHING, from: 14, tiles };
      const { facts } = questionFor('en', view, 0, selection, false);
      return [paymentAction('en', view, 0, due, paymentMove(view, 0, selection, due)).detail, facts];
    };
    const held = '5 pips owed, 11 in hand. Once it is paid, you can fight.';
    const [cavalry, blank] = [placesOf(view, 0, ['cavalry', 'cavalry']), placesOf(view, 0, ['blank'])];
    expect(laidOut(view, 0, NOTHING, due)).toEqual(blank);
    expect(told(null)).toEqual([
      'with Blank; 63.9% to win in Larkfield (14)',
      `${held} Worth keeping: Blank. 88.5% to win by paying with 2 Cavalry instead`,
    ]);
    expect(told(cavalry)).toEqual(['with 2 Cavalry; 1 lost; 88.5% to win in Larkfield (14)', held]);
  });

  test('who has met the enemy is asked to pay and told of the fight, not asked to march on', () => {
    const scene = duel()
      .units('dragonRiders', 14, '4 swords')
      .units('necromancers', 15, 'goblins')
      .hand('dragonRiders', 'castle ship')
      .does('dragonRiders', 'step 4 swords 14>15');
    const asked = (): readonly string[] => {
      const { asks, facts } = questionFor('en', seen(scene, 0), 0, { ...NOTHING, from: 15 }, false);
      return [asks, facts];
    };
    expect(asked()).toEqual([
      'your army has met the enemy: pay for the march',
      '4 pips owed, 8 in hand. Once it is paid, you can fight.',
    ]);
    scene.does('dragonRiders', 'pay castle');
    expect(questionFor('en', seen(scene, 0), 0, NOTHING, false)).toEqual({
      asks: 'your main phase: a battle waits in Ninefields (15)',
      facts: 'Fight it before the phase ends; you may build and march first. You have 4 pips to pay with.',
    });
  });

  test('where one tile pays for all, the tapped one takes the other’s place', () => {
    const scene = duel()
      .units('dragonRiders', 28, 'swords')
      .villages('necromancers', 28, 2)
      .hand('dragonRiders', 'castle skirmishers')
      .turn('dragonRiders')
      .does('dragonRiders', 'capture @28');
    const view = seen(scene, 0);
    const due = dueNow(view);
    if (due === null) throw new Error('nothing is owed');
    expect(laidOut(view, 0, NOTHING, due)).toEqual([0]);
    expect(tapped(view, 0, NOTHING, due, 1)).toEqual([1]);
  });

  test('the cost of a build is the tiles worth least', () => {
    const scene = duel()
      .villages('dragonRiders', 14)
      .hand('dragonRiders', 'leader castle blank skirmishers cavalry')
      .does('dragonRiders', 'build leader @14');
    const view = seen(scene, 0);
    const due = dueNow(view);
    expect(due && cheapest(view, 0, due)).toEqual(['skirmishers', 'cavalry']);
  });
});

describe('what can be taken up', () => {
  test('armies that can march, tiles that can be built, battles that wait', () => {
    const scene = duel()
      .villages('dragonRiders', 14)
      .units('dragonRiders', 21, 'swords')
      .units('dragonRiders', 36, 'swords')
      .units('necromancers', 36, 'goblins')
      .hand('dragonRiders', 'skirmishers leader');
    const { stacks, kinds, battles } = usable(bloodstones.moves(seen(scene, 0), 0));
    expect([...stacks]).toEqual([21]);
    expect([...kinds]).toEqual(['skirmishers']);
    expect(battles).toEqual([{ do: 'battle', area: 36, foe: 1 }]);
  });

  test('a choice with one public answer is made; a lone payment is not, for its haste would tell the hand', () => {
    const scene = duel().units('dragonRiders', 14, 'swords').hand('dragonRiders', 'skirmishers');
    scene.does('dragonRiders', 'step swords 14>15');
    const view = seen(scene, 0);
    const pay = bloodstones.moves(view, 0).filter((move) => move.do === 'pay');
    expect(pay).toHaveLength(1);
    expect(forcedMove(view, pay)).toBeNull();
  });
});

test('the phases of a turn, each people its own', () => {
  const phases = (faction: Faction): string => {
    const scene = duel(faction).units(faction, 14, 'leader').hand(faction, 'ship').turn(faction);
    return phasesOf(seen(scene, 0))
      .map(({ id, state }) => (state === 'on' ? id.toUpperCase() : id))
      .join(' ');
  };
  expect(phases('dragonRiders')).toBe('capture MAIN construct draw');
  expect(phases('necromancers')).toBe('capture undead MAIN construct draw');
  expect(phases('chaosHorde')).toBe('MAIN draw');
  const scene = duel().units('dragonRiders', 14, 'swords').hand('dragonRiders', 'ship');
  expect(phaseNow(seen(scene.does('dragonRiders', 'step swords 14>15'), 0))).toBe('main');
});

test('every place a log line speaks of is a link in its own words', () => {
  const view = seen(duel(), 0);
  for (const locale of LOCALES) {
    for (const event of Object.values(EVERY_EVENT)) {
      const line = eventLine(locale, event, ['Ann', 'Ben'], view);
      const found = links(locale, event, view);
      for (const { words, ref } of found) {
        expect(line, event.e).toContain(words);
        expect(ref).toMatch(/^@\d+$/);
      }
    }
  }
  expect(links('en', EVERY_EVENT['unit.moved'], view)).toEqual([
    { ref: '@14', words: 'Larkfield (14)' },
    { ref: '@15', words: 'Ninefields (15)' },
  ]);
});

test('a log line carries the emblem of who it tells of first: a victory is the winner’s, whoever moved', () => {
  const names = ['Ann', 'Ben', 'Cid', 'Dora', 'Eva', 'Finn'];
  for (const event of Object.values(EVERY_EVENT)) {
    const who = doer(event);
    const line = eventLine('en', event, names);
    if (who === null || line === null) continue;
    const told = names.filter((name) => line.includes(name));
    expect(told.toSorted((a, b) => line.indexOf(a) - line.indexOf(b))[0], line).toBe(names[who]);
  }
  expect(doer(EVERY_EVENT['battle.won'])).toBe(EVERY_EVENT['battle.won'].seat);
  expect(doer(EVERY_EVENT['game.ended'])).toBeNull();
});
